import type { CheckMessages } from './check.fr.ts';

export const checkEn: CheckMessages = {
  title: 'Check an address',
  intro: 'An address, a code, coordinates: all that is known, and what it proves.',
  label: 'Address, code or coordinates',
  submit: 'Check',
  searching: 'Searching…',
  nothing: 'No address of this name. Try a part of it, or a code.',
  failed: 'The service does not answer. Choose a row of the list, or try again.',
  wrong: (suggestions) =>
    suggestions === ''
      ? 'This is not a valid code: a character is wrong, missing or too many.'
      : `This is not a valid code. Perhaps ${suggestions}?`,
  outside: 'This point is outside Tunisia: the service knows nothing of it.',
  others: (count) => `Other answers (${count})`,
  given: {
    codeA: 'Given by an address code',
    codeB: 'Given by a code in digits',
    plusCode: 'Given by a plus code',
    coordinates: 'Given by coordinates',
    address: 'Found by its address',
  },
  facts: {
    title: 'What is known',
    codeA: 'Address code',
    codeB: 'Code in digits',
    plusCode: 'Plus code',
    short: 'Short plus code',
    coordinates: 'Coordinates',
    cell: 'Cell',
    cellSize: (a, b) => `${a} for the address code, ${b} for the one in digits`,
    accuracy: 'Accuracy of the point',
    accuracies: {
      rooftop: 'the building',
      street: 'somewhere in the street',
      locality: 'somewhere in the locality',
      postal: 'the middle of the area',
      exact: 'the point itself',
    },
    locality: 'Locality',
    delegation: 'Delegation',
    governorate: 'Governorate',
    postalCode: 'Postal code',
  },
  proof: {
    title: 'What is proved',
    verdicts: { yes: 'Yes', no: 'No', unknown: 'Not known' },
    claims: {
      written: 'The code is written without a mistake: its check character fits.',
      inTunisia: 'The point is in Tunisia.',
      registered: 'The code is registered and active.',
      surveyed: 'The point was surveyed on the spot.',
      building: 'The point is that of the building.',
    },
    neverTitle: 'What nothing here proves',
    never: [
      'That somebody lives or works there.',
      'That the building still exists.',
      'That whoever gives the code has a right to it.',
    ],
    silent: 'The service did not answer everything: what depends on it is not known.',
  },
  neighbours: {
    title: 'Around it',
    places: 'Places nearby',
    none: 'No place nearby is known.',
    cells: 'Neighbouring codes, north at the top',
    own: 'this code',
  },
};
