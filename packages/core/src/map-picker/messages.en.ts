import { formatLength } from './formatLength.ts';
import type { MapPickerMessages } from './mapPicker.messages.types.ts';

export const messagesEn: MapPickerMessages = {
  mapLabel: 'Map: place of the address',
  keysInView: 'Arrows pan the map. + and − zoom. Enter adjusts the pin. Tab leaves the map.',
  keysInViewWithoutPin: 'Arrows pan the map. + and − zoom. Enter places the pin. Tab leaves the map.',
  keysInAdjust: (hasHome) =>
    `Arrows move the pin one 14 m cell. Shift with an arrow: 3 m. ${hasHome ? 'Home: back to the address’s point. ' : ''}+ and − zoom. Enter saves. Escape cancels. Tab leaves the map.`,
  keysWithoutPin:
    'Arrows pan the map. + and − zoom. Enter places the pin at its centre. Escape cancels. Tab leaves the map.',
  loading: 'Loading the map…',
  mapFailed: 'The map cannot be shown. The address stays valid: go on, or type a code or coordinates.',
  retry: 'Try again',
  schematic: 'Schematic map: places, not the course of streets',
  tilesFailed: 'The online map does not answer; the base map stays.',
  adjust: 'Adjust the pin',
  placePin: 'Place the pin',
  save: 'Save',
  cancel: 'Cancel',
  placeHere: 'Place the pin here',
  move: { north: 'Move north', east: 'Move east', south: 'Move south', west: 'Move west' },
  movePad: 'Move the pin step by step',
  panPad: 'Move the map step by step',
  home: 'Back to the address’s point',
  step: 'Step',
  stepSize: { 10: '14 m', 11: '3 m' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Use my position',
  locating: 'Looking for your position…',
  typedLabel: 'Code or coordinates',
  typedHint: 'Address code, plus code or “36.8065,\u00a010.1815”',
  typedGo: 'Place',
  noPin: 'No pin yet.',
  pin: 'Pin',
  ownPoint: {
    rooftop: 'Rooftop point',
    street: 'A point on the street',
    locality: 'A point in the locality',
    postal: 'Middle of the postal area',
  },
  accuracyLabel: 'Accuracy:',
  accuracy: {
    rooftop: 'the building',
    street: 'a point on the street',
    locality: 'the neighbourhood or locality',
    postal: 'the middle of the postal area',
  },
  placedByHand: 'placed by hand',
  coordinates: 'Coordinates',
  plusCode: 'Plus code',
  shortPlusCode: 'Short plus code',
  codeA: 'Address code (3 m)',
  codeB: 'Digit code (10 m)',
  copy: (what) => `Copy: ${what}`,
  copied: (text) => `Copied: ${text}`,
  copyFailed: 'Copying is not allowed here. Select the code and copy it.',
  length: (meters) => formatLength(meters, 'en'),
  wind: {
    north: 'north',
    northEast: 'north-east',
    east: 'east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    west: 'west',
    northWest: 'north-west',
  },
  within: (what, length) => `${what}, within ${length}`,
  fromDevice: (length) => `position of this device, within ${length}`,
  adjusting: 'The pin can be moved.',
  adjustingWithoutPin: 'Pan the map, then choose “Place the pin here”.',
  dragHint: 'Drag the pin, or tap the place.',
  saved: 'Place saved.',
  cancelled: 'Cancelled. The pin is back where it was.',
  placed: 'Pin placed.',
  moved: (length, wind) => `Pin moved ${length} ${wind}.`,
  panned: (length, wind) => `Map panned ${length} ${wind}.`,
  zoomed: (length) => `The map shows ${length} from west to east.`,
  atCenter: (sentence) => `At the centre: ${sentence}`,
  backHome: 'Pin back at the address’s point.',
  located: (length) => `Pin placed at your position, within ${length}.`,
  refused: {
    invalid: 'These are not coordinates.',
    sea: 'This point is on water.',
    abroad: 'This point is outside Tunisia.',
  },
  refusedDistance: (length) => `The nearest land of Tunisia is ${length} away.`,
  pinKept: 'The pin has not moved.',
  locateFailed: {
    denied: 'Access to your position is refused. Allow it in the browser, or place the pin yourself.',
    timeout: 'Your position was not found in time. Try again, or place the pin yourself.',
    unavailable: 'This device does not give its position. Place the pin yourself.',
    outside: 'Your position is outside Tunisia. Place the pin yourself.',
  },
  typedProblem: (problem) => {
    switch (problem.kind) {
      case 'empty':
        return 'Type a code or coordinates.';
      case 'unreadable':
        return `“${problem.text}” is neither a code nor coordinates. Example: 36.8065, 10.1815.`;
      case 'invalidCode':
        return problem.suggestions.length > 0
          ? `There is a mistake in this code. Did you mean ${problem.suggestions.join(' or ')}?`
          : 'There is a mistake in this code. Check each character.';
      case 'unknownReference':
        return `The short plus code “${problem.text}” needs a known place: add the town, or type the full code.`;
    }
  },
};
