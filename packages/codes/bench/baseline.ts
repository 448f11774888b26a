import module from 'open-location-code';

/** npm open-location-code 1.0.3: the baseline of the bench, and a second opinion in tests. */
export const baseline = new module.OpenLocationCode();
