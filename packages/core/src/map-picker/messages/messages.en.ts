import { formatLength } from './formatLength.ts';
import type { MapPickerMessages } from './messages.types.ts';

export const messagesEn: MapPickerMessages = {
  mapLabel: 'Map: location of the address',
  keysInView: 'Arrow keys move the map. + and − zoom. Enter adjusts the pin. Tab leaves the map.',
  keysInViewWithoutPin: 'Arrow keys move the map. + and − zoom. Enter places the pin. Tab leaves the map.',
  keysInAdjust: (hasHome) =>
    `Arrow keys move the pin by 14 m, with Shift by 3 m. ${hasHome ? 'Home takes it back to the address. ' : ''}+ and − zoom. Enter saves. Escape cancels. Tab leaves the map.`,
  keysWithoutPin:
    'Arrow keys move the map. + and − zoom. Enter places the pin at its centre. Escape cancels. Tab leaves the map.',
  loading: 'Loading the map…',
  mapFailed: 'The map cannot be shown. Your address is still valid: carry on, or type a code or coordinates.',
  retry: 'Try again',
  schematic: 'Sketch map: places, without the streets',
  tilesFailed: 'The online map is not responding; the basic map is shown.',
  showStreets: (host) => (host ? `Show streets (loads from ${host})` : 'Show streets'),
  hideStreets: 'Hide streets',
  adjust: 'Adjust the pin',
  placePin: 'Place the pin',
  save: 'Save',
  cancel: 'Cancel',
  placeHere: 'Place the pin here',
  deliverHere: 'Deliver here',
  iAmHere: 'I am at this address',
  more: 'More precise',
  moreBelow: 'After the map, “More precise”: other ways to place the pin, and its codes.',
  change: 'Change',
  placedAt: (words) => (/^\d/.test(words) ? `Pin placed, ${words}` : `Pin placed: ${words}`),
  nearEnough: 'As near as you can is enough: the courier has your note and your number.',
  swipeHint: 'Two fingers move the map. With one, tap it first.',
  move: { north: 'Move north', east: 'Move east', south: 'Move south', west: 'Move west' },
  movePad: 'Move the pin step by step',
  panPad: 'Move the map step by step',
  home: 'Back to the address',
  step: 'Step',
  stepSize: { 10: '14 m', 11: '3 m' },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Use my location',
  locating: 'Finding your location…',
  typedLabel: 'Code or coordinates',
  typedHint: 'Address code, plus code or “36.8065,\u00a010.1815”',
  typedGo: 'Place',
  noPin: 'No pin yet.',
  pin: 'Pin',
  ownPoint: {
    rooftop: 'Rooftop point',
    street: 'A point on the street',
    locality: 'A point in the locality',
    postal: 'Middle of the area',
  },
  accuracyLabel: 'Accuracy:',
  accuracy: {
    rooftop: 'the building',
    street: 'a point on the street',
    locality: 'the neighbourhood or locality',
    postal: 'the middle of the area',
  },
  placedByHand: 'placed by hand',
  coordinates: 'Coordinates',
  plusCode: 'Plus code',
  shortPlusCode: 'Short plus code',
  codeA: 'Address code (3 m)',
  codeB: 'Numeric code (10 m)',
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
  fromDevice: (length) => `location of this device, within ${length}`,
  adjusting: 'The pin can be moved.',
  adjustingWithoutPin: 'Move the map, then choose “Place the pin here”.',
  dragHint: 'Drag the pin, or tap its place.',
  saved: 'Location saved.',
  cancelled: 'Cancelled. The pin is back where it was.',
  placed: 'Pin placed.',
  moved: (length, wind) => `Pin moved ${length} ${wind}.`,
  panned: (length, wind) => `Map moved ${length} ${wind}.`,
  zoomed: (length) => `The map shows ${length} from west to east.`,
  atCenter: (sentence) => `At the centre: ${sentence}`,
  backHome: 'The pin is back at the address.',
  located: (length) => `Pin placed at your location, within ${length}.`,
  refused: {
    invalid: 'These coordinates are not valid.',
    sea: 'This point is in the water.',
    abroad: 'This point is outside Tunisia.',
  },
  refusedDistance: (length) => `The nearest Tunisian land is ${length} away.`,
  pinKept: 'The pin has not moved.',
  locateFailed: {
    denied: 'Access to your location was denied. Allow it in your browser, or place the pin yourself.',
    forbidden: 'This page may not ask for your location. Place the pin yourself.',
    timeout: 'Finding your location takes too long. Try again outdoors, or place the pin yourself.',
    unavailable: 'Your device cannot find its location. Place the pin yourself.',
    outside: 'Your location is outside Tunisia. Place the pin yourself.',
  },
  typedProblem: (problem) => {
    switch (problem.kind) {
      case 'notLoaded':
        return 'This cannot be read yet: the connection failed. Try again.';
      case 'empty':
        return 'Type a code or coordinates.';
      case 'unreadable':
        return `“${problem.text}” is neither a code nor coordinates. Example: 36.8065, 10.1815.`;
      case 'invalidCode':
        return problem.suggestions.length > 0
          ? `There is a mistake in this code. Did you mean ${problem.suggestions.join(' or ')}?`
          : 'There is a mistake in this code. Check each character.';
      case 'unknownReference':
        return `The town of the short plus code “${problem.text}” is missing or unknown: add it, or type the full code.`;
    }
  },
};
