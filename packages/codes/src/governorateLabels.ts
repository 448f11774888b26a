/**
 * Three letters for each governorate by its ISO 3166-2 code. They may stand in front of a code for people ("TUN 8GR5-4JJJ-29"). They are
 * never part of it: borders and names change, a cell does not.
 */
export const governorateLabels = {
  'TN-11': 'TUN',
  'TN-12': 'ARI',
  'TN-13': 'BNR',
  'TN-14': 'MNB',
  'TN-21': 'NAB',
  'TN-22': 'ZGH',
  'TN-23': 'BIZ',
  'TN-31': 'BEJ',
  'TN-32': 'JEN',
  'TN-33': 'KEF',
  'TN-34': 'SIL',
  'TN-41': 'KRN',
  'TN-42': 'KAS',
  'TN-43': 'SBZ',
  'TN-51': 'SUS',
  'TN-52': 'MST',
  'TN-53': 'MAH',
  'TN-61': 'SFX',
  'TN-71': 'GAF',
  'TN-72': 'TZR',
  'TN-73': 'KBL',
  'TN-81': 'GBS',
  'TN-82': 'MED',
  'TN-83': 'TAT',
} as const;

export type GovernorateCode = keyof typeof governorateLabels;
export type GovernorateLabel = (typeof governorateLabels)[GovernorateCode];
