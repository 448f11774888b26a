import { describe, expect, it } from 'vitest';
import { comparePinWithAddress } from '../comparePinWithAddress.ts';
import { formatLength } from './formatLength.ts';
import { formatAnnouncement } from './announce.ts';
import { mapKeyAction } from '../state/keys.ts';
import { mapPickerMessages } from './messages.ts';

const describeIt = () => ({ words: 'Souk, 1059 Tunis', plusCode: '8F8GQ5XC+QJ9' });

/** Every sentence of a language, flat. */
function sentences(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sentences);
  return [];
}

describe('the picker’s words', () => {
  it('exist in three languages, none of them empty, and Arabic ones are Arabic', () => {
    const [fr, ar, en] = (['fr', 'ar', 'en'] as const).map((lang) => sentences(mapPickerMessages(lang)));
    expect(fr?.length).toBe(en?.length);
    expect(ar?.length).toBe(en?.length);
    for (const text of [...(fr ?? []), ...(ar ?? []), ...(en ?? [])]) expect(text.trim()).not.toBe('');
    expect(ar?.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual(['Plus code']);
  });

  it('begin no line of French with a mark that belongs to the word before it', () => {
    expect(sentences(mapPickerMessages('fr')).filter((text) => / [:;?!»]|« /u.test(text))).toEqual([]);
  });

  it.each([
    [1, 'متر واحد'],
    [2, 'مترين'],
    [7, '7 أمتار'],
    [28, '28 مترًا'],
    [100, '100 متر'],
    [1234, '1,2 كم'],
  ])('count %s metres in Arabic', (meters, text) => {
    expect(formatLength(meters, 'ar')).toBe(text);
  });

  it.each([
    [0.2, '1 m'],
    [99.6, '100 m'],
    [996, '1 km'],
    [1250, '1,3 km'],
    [12_345, '12 km'],
  ])('say %s metres in French', (meters, text) => {
    expect(formatLength(meters, 'fr')).toBe(text);
  });

  it.each(['fr', 'ar', 'en'] as const)(
    'say five things of a position that cannot be used, and what to do instead: %s',
    (lang) => {
      const { locateFailed } = mapPickerMessages(lang);
      const sentences = (['denied', 'forbidden', 'timeout', 'unavailable', 'outside'] as const).map(
        (why) => locateFailed[why],
      );
      expect(new Set(sentences).size).toBe(5);
      for (const sentence of sentences) expect(sentence.split(/[.،,]/).length).toBeGreaterThan(2);
    },
  );

  it('tell a first placing from a move and from a way home', () => {
    const say = (fields: object) =>
      formatAnnouncement(
        {
          kind: 'moved',
          location: { lat: 36, lng: 10 },
          distanceMeters: 28,
          wind: 'northEast',
          isHome: false,
          hasNewKeys: false,
          hasHome: true,
          ...fields,
        },
        mapPickerMessages('fr'),
        describeIt,
      );
    expect(say({})).toBe(
      'Repère déplacé de 28 m vers le nord-est. Souk, 1059 Tunis. Plus code 8F8GQ5XC+QJ9.',
    );
    expect(say({ distanceMeters: null, wind: null })).toMatch(/^Repère placé\./);
    expect(say({ isHome: true })).toMatch(/^Repère revenu à l’adresse\./);
  });

  it('leave out the words and the distance that are not known, and keep no pin in a view', () => {
    const messages = mapPickerMessages('fr');
    const saved = { kind: 'located', location: { lat: 36, lng: 10 }, radiusMeters: 20 } as const;
    expect(formatAnnouncement(saved, messages, () => ({ words: '', plusCode: '8F8GQ5XC+QJ9' }))).toBe(
      `${messages.located('20 m')} Plus code 8F8GQ5XC+QJ9.`,
    );
    const refusal = { reason: 'abroad', location: { lat: 48, lng: 2 }, distanceMeters: null } as const;
    const refused = { kind: 'refused', refusal, keepsPin: true } as const;
    expect(formatAnnouncement(refused, messages, describeIt)).toBe(
      `${messages.refused.abroad} ${messages.pinKept}`,
    );
    const viewed = {
      kind: 'viewed',
      distanceMeters: null,
      wind: null,
      widthMeters: null,
      center: null,
      refusal,
    } as const;
    expect(formatAnnouncement(viewed, messages, describeIt)).toBe(messages.atCenter(messages.refused.abroad));
  });
});

describe('the map’s keys', () => {
  const key = (name: string, held: Partial<Parameters<typeof mapKeyAction>[0]> = {}) => ({
    key: name,
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...held,
  });
  const pin = {
    location: { lat: 36, lng: 10 },
    origin: 'given',
    accuracy: 'rooftop',
    radiusMeters: 0,
  } as const;
  const adjusting = { mode: 'adjust', pin } as const;

  it('move the pin by cells while it is unlocked, and pan while it is not', () => {
    expect(mapKeyAction(key('ArrowRight'), adjusting)).toEqual({
      type: 'step',
      direction: 'east',
      digits: 10,
    });
    expect(mapKeyAction(key('ArrowUp', { shiftKey: true }), adjusting)).toMatchObject({ digits: 11 });
    expect(mapKeyAction(key('ArrowUp'), { mode: 'view', pin })).toEqual({ type: 'pan', direction: 'north' });
    expect(mapKeyAction(key('ArrowUp'), { mode: 'adjust', pin: null })).toMatchObject({ type: 'pan' });
  });

  it('never take Tab, nor a combination that belongs to the browser', () => {
    for (const name of ['Tab', 'a', 'F5', ' ']) expect(mapKeyAction(key(name), adjusting)).toBeNull();
    for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(mapKeyAction(key('ArrowLeft', { [held]: true }), adjusting)).toBeNull();
    }
    expect(mapKeyAction(key('Tab', { shiftKey: true }), adjusting)).toBeNull();
  });

  it('leave Escape to an outer dialog while there is nothing to cancel', () => {
    expect(mapKeyAction(key('Escape'), { mode: 'view', pin })).toBeNull();
    expect(mapKeyAction(key('Escape'), adjusting)).toEqual({ type: 'cancel' });
  });
});

describe('pin and address', () => {
  const pin = { lat: 36.8, lng: 10.18 };
  it('disagree sooner the more exact the address is', () => {
    const at = { lat: 36.803, lng: 10.18 };
    expect(comparePinWithAddress(pin, { location: at, accuracy: 'rooftop' })).toMatchObject({
      agrees: false,
    });
    expect(comparePinWithAddress(pin, { location: at, accuracy: 'street' })).toMatchObject({ agrees: true });
  });

  it('disagree within a postal area’s tolerance where the accuracy is another service’s, and the coordinates its database’s text', () => {
    const stored = (lat: string) =>
      JSON.parse(`{"location":{"lat":"${lat}","lng":"10.18"},"accuracy":"ROOFTOP"}`);
    expect(comparePinWithAddress(pin, stored('36.803'))).toMatchObject({ agrees: true });
    expect(comparePinWithAddress(pin, stored('37.003'))).toMatchObject({ agrees: false });
  });

  it('cannot disagree when the address is free text', () => {
    expect(comparePinWithAddress(pin, { location: null, accuracy: null })).toEqual({
      agrees: true,
      distanceMeters: null,
    });
  });
});
