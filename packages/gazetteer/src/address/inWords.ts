import type { Lang } from '../types.ts';
import type { Direction } from './compass.ts';
import type { PointReference } from './describePoint.types.ts';
import { distanceWords } from './distanceWords.ts';
import { featureInArabic, featureInEnglish, ofFeature, ofPlace } from './featureNames.ts';

const FRENCH: Readonly<Record<Direction, string>> = {
  n: 'au nord',
  ne: 'au nord-est',
  e: 'à l’est',
  se: 'au sud-est',
  s: 'au sud',
  sw: 'au sud-ouest',
  w: 'à l’ouest',
  nw: 'au nord-ouest',
};

const ENGLISH: Readonly<Record<Direction, string>> = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
};

const ARABIC: Readonly<Record<Direction, string>> = {
  n: 'شمال',
  ne: 'شمال شرق',
  e: 'شرق',
  se: 'جنوب شرق',
  s: 'جنوب',
  sw: 'جنوب غرب',
  w: 'غرب',
  nw: 'شمال غرب',
};

/** "70 m au nord-est de la mosquée Sidi Mahrez", "Near Rue de Marseille", "République". */
export function inWords(reference: PointReference, lang: Lang): string {
  const { kind, name, category, direction, distanceMeters } = reference;
  const isFeature = kind !== 'locality';
  if (direction === null && !isFeature) return name;
  const distance = distanceWords(distanceMeters, lang);
  switch (lang) {
    case 'fr': {
      const of = isFeature ? ofFeature(name, category) : ofPlace(name);
      return direction === null ? `Près ${of}` : `${distance} ${FRENCH[direction]} ${of}`;
    }
    case 'en': {
      const what = isFeature ? featureInEnglish(name, category) : name;
      return direction === null ? `Near ${what}` : `${distance} ${ENGLISH[direction]} of ${what}`;
    }
    case 'ar': {
      const what = isFeature ? featureInArabic(name, category) : name;
      return direction === null ? `قرب ${what}` : `على بعد ${distance} ${ARABIC[direction]} ${what}`;
    }
  }
}
