import { beforeAll, describe, expect, it } from 'vitest';
import { encodePlusCode, encodeSmartCode } from '@smart-address/codes';
import { loadGazetteer } from '../loadGazetteer.ts';
import type { Gazetteer } from '../types.ts';

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const point = { lat: 36.8065, lng: 10.1815 };

describe('a query that is a code', () => {
  it.each([
    ['address code A', encodeSmartCode(point, 'A')],
    ['address code B', encodeSmartCode(point, 'B')],
    ['full plus code', encodePlusCode(point, 11)],
    ['coordinate pair', '36.8065, 10.1815'],
  ])('is answered as one: %s', (_, query) => {
    const matches = gazetteer.search(query);
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({
      type: 'code',
      kind: 'code',
      locality: 'République',
      postalCode: '1001',
      governorateCode: 'TN-11',
      accuracy: 'rooftop',
      distanceMeters: null,
    });
    expect(matches[0]?.label).toContain('République, 1001 Tunis');
    const [start, end] = matches[0]?.highlight[0] ?? [0, 0];
    expect(matches[0]?.label.slice(start, end)).toBe(matches[0]?.name);
  });

  it('is answered by the same row when that row’s label is pasted', () => {
    for (const query of [
      encodeSmartCode(point, 'A'),
      encodeSmartCode(point, 'B'),
      encodePlusCode(point, 11),
      '36.8065, 10.1815',
    ]) {
      const [match] = gazetteer.search(query);
      expect(gazetteer.search(match?.label ?? '')[0]).toMatchObject({ kind: 'code', name: match?.name });
    }
  });

  it('names minutes and seconds to the seventh decimal', () => {
    expect(gazetteer.search('36°48\'23"N 10°10\'53"E')[0]?.name).toBe('36.8063889, 10.1813889');
  });

  it('is answered with its area while the last digit of a plus code is missing', () => {
    expect(gazetteer.search('8F8GR54J+J')[0]).toMatchObject({ name: '8F8GR54J+', accuracy: 'locality' });
  });

  it('lies in its own cell', () => {
    const code = encodeSmartCode(point, 'A');
    const [match] = gazetteer.search(code);
    expect(encodeSmartCode(match?.location ?? point, 'A')).toBe(code);
  });

  it('is completed by the town beside a short plus code, else by where the person is', () => {
    const short = encodePlusCode(point).slice(4);
    expect(gazetteer.search(`${short} Tunis`)[0]?.name).toBe(encodePlusCode(point));
    expect(gazetteer.search(short, { near: { lat: 36.8, lng: 10.2 } })[0]?.name).toBe(encodePlusCode(point));
    expect(gazetteer.search(short)).toEqual([]);
  });

  it('beside a town is the nearest such code on land, where the nearest of all is in the sea', () => {
    const [match] = gazetteer.search('4JJJ+22 Tunis');
    expect(match).toMatchObject({
      type: 'code',
      kind: 'code',
      name: expect.stringMatching(/^8F..4JJJ\+22$/),
    });
    expect(gazetteer.covers(match?.location ?? { lat: NaN, lng: NaN })).toBe(true);
  });

  it.each([
    ['8GR5', '8F8GR500+', 'locality'],
    ['8gr5-4j', '8F8GR54J+', 'locality'],
    ['8GR5-4JJ', '8F8GR54J+', 'locality'],
    ['8GR5-4JJJ', '8F8GR54J+JJ', 'rooftop'],
    ['8GR54JJJ', '8F8GR54J+JJ', 'rooftop'],
    ['8GR5-4JJJ-', '8F8GR54J+JJ', 'rooftop'],
    ['8GR5-4JJJ-2', '8F8GR54J+JJ2', 'rooftop'],
  ])('unfinished is the area it has come to: %s', (typed, name, accuracy) => {
    const matches = gazetteer.search(typed);
    expect(matches).toHaveLength(1);
    expect(matches[0]).toMatchObject({
      type: 'code',
      kind: 'code',
      name,
      accuracy,
      governorateCode: 'TN-11',
    });
  });

  it.each(['2000', '9 avril', '20 mars', '9ala', '2345', 'cité', '8gr'])(
    'is none of the texts that only look like the start of one: %s',
    (text) => {
      expect(gazetteer.search(text).some(({ type }) => type === 'code')).toBe(false);
    },
  );

  it('does without a place to be near that is no point', () => {
    const short = encodePlusCode(point).slice(4);
    expect(gazetteer.search(short, { near: { lat: NaN, lng: 10 } })).toEqual([]);
    const [match] = gazetteer.search(encodePlusCode(point), {
      near: { lat: 36.8, lng: Infinity },
      radius: 5,
    });
    expect(match).toMatchObject({ name: encodePlusCode(point), distanceMeters: null });
  });

  it('is only as exact as its cell', () => {
    expect(gazetteer.search(encodePlusCode(point, 8))[0]?.accuracy).toBe('locality');
  });

  it('is nothing outside Tunisia', () => {
    expect(gazetteer.search('36.9, 7.77')).toEqual([]);
    // No postal code 8065, and no place of its words.
    expect(gazetteer.search('36.8065, 370.1815')).toEqual([]);
    expect(gazetteer.search('https://maps.app.goo.gl/Tunis3000')).toEqual([]);
    expect(gazetteer.search(encodePlusCode({ lat: 48.85, lng: 2.35 }))).toEqual([]);
  });

  it('passes the same filters as other matches', () => {
    expect(gazetteer.search('36.8065, 10.1815', { types: ['street'] })).toEqual([]);
    expect(gazetteer.search('36.8065, 10.1815', { governorate: 'TN-61' })).toEqual([]);
    expect(gazetteer.search('36.8065, 10.1815', { governorate: 'tunis', postal: '10' })).toHaveLength(1);
    for (const governorate of ['TUN', 'tn-11', 'تونس', 'Tounis']) {
      expect(gazetteer.search('36.8065, 10.1815', { governorate, lang: 'ar' })).toHaveLength(1);
    }
    expect(gazetteer.search('36.8065, 10.1815', { postal: '20' })).toEqual([]);
    const near = { lat: 36.9, lng: 10.1815 };
    expect(gazetteer.search('36.8065, 10.1815', { near, radius: 1_000 })).toEqual([]);
    expect(gazetteer.search('36.8065, 10.1815', { near })[0]?.distanceMeters).toBeCloseTo(10_397, -2);
  });
});

describe('a query that is almost a code', () => {
  it('is answered by the likeliest codes in Tunisia, though likelier ones lie abroad', () => {
    const matches = gazetteer.search('8GR5-4JJJ-28');
    expect(matches).toHaveLength(6);
    expect(matches[0]?.name).toBe('8GR5-4JJJ-29');
    for (const { location, kind } of matches)
      expect([gazetteer.covers(location), kind]).toEqual([true, 'fuzzy']);
  });

  it('is answered with the codes it may have been meant as, the check part first, then nearest, none of them picked', () => {
    const code = encodeSmartCode(point, 'A');
    const mistyped = `${code.slice(0, -1)}8`;
    const matches = gazetteer.search(mistyped, { near: point });
    expect(matches[0]).toMatchObject({
      type: 'code',
      kind: 'fuzzy',
      name: code,
      locality: 'République',
      corrections: [{ from: mistyped, to: code }],
    });
    expect(matches.length).toBeLessThanOrEqual(6);
    const others = matches.filter(({ name }) => name.slice(0, -2) !== code.slice(0, -2));
    const away = others.map(({ distanceMeters }) => distanceMeters ?? NaN);
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(matches.every(({ location }) => gazetteer.covers(location))).toBe(true);
  });

  it('has the likely character put in for one that no code has', () => {
    const [match] = gazetteer.search('BGR5-4JJJ-29');
    expect(match).toMatchObject({ name: '8GR5-4JJJ-29', kind: 'fuzzy' });
  });

  it('passes the same filters as other matches', () => {
    expect(gazetteer.search('BGR5-4JJJ-29', { types: ['street'] }).some(({ type }) => type === 'code')).toBe(
      false,
    );
  });

  it('is answered with the plus codes it may have been meant as, where a character is none of theirs', () => {
    const offered = (query: string) =>
      gazetteer
        .search(query)
        .map(({ name, type, kind, corrections }) => [name, type, kind, corrections[0]?.from]);
    expect(offered('BFBGR54J+JJ')).toEqual([['8F8GR54J+JJ', 'code', 'fuzzy', 'BFBGR54J+JJ']]);
    expect(offered('RS4J+JJ Tunis')).toEqual([['8F8GR54J+JJ', 'code', 'fuzzy', 'RS4J+JJ Tunis']]);
    expect(offered('R54J+JO Tunis').map(([name]) => name)).toEqual([
      '8F8GR54J+JQ',
      '8F8GR54J+JC',
      '8F8GR54J+JG',
    ]);
    expect(gazetteer.search('R54J+O1 Tunis')[0]).toMatchObject({ name: 'Tunis', type: 'locality' });
  });
});
