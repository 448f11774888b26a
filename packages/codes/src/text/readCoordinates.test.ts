import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recogniseLocation } from '../index.ts';
import type { LatLng } from '../index.ts';

function pointIn(text: string): LatLng {
  const recognised = recogniseLocation(text);
  if (recognised.kind !== 'coordinates') throw new Error(`${text} is ${recognised.kind}`);
  return recognised.point;
}

describe('recogniseLocation: coordinates', () => {
  it('sees what a link asks for before what its map shows', () => {
    const point = pointIn('https://www.google.com/maps/place/36.8065,10.1815/@36.80,10.17,17z');
    expect(point).toEqual({ lat: 36.8065, lng: 10.1815 });
    expect(pointIn('https://www.google.com/maps/place/Tunis/@36.80,10.17,12z')).toEqual({
      lat: 36.8,
      lng: 10.17,
    });
  });

  it('sees a point with the address it is shown with, and none in two numbers before words', () => {
    const point = { lat: 36.8065, lng: 10.1815 };
    const text = '36.8065, 10.1815, République, 1001 Tunis';
    expect(recogniseLocation(text)).toEqual({ kind: 'coordinates', point });
    expect(recogniseLocation('36.8, 10.1, République').kind).toBe('text');
    expect(recogniseLocation('12, 3 rue de Marseille').kind).toBe('text');
  });

  it.each([
    '36.8065, 10.1815',
    '36.8065,10.1815',
    '36.8065 10.1815',
    '36.8065 , 10.1815',
    '  36.8065\t10.1815\n',
    '36.8065; 10.1815',
    '36.8065 / 10.1815',
    '+36.8065, +10.1815',
    '(36.8065, 10.1815)',
    '36.8065, 10.1815.',
    '[36.8065, 10.1815]',
    '36,8065; 10,1815',
    '36,8065 10,1815',
    '36,8065, 10,1815',
    '36,8065,10,1815',
    '36.8065°, 10.1815°',
    '36.8065° 10.1815°',
    '36.8065°N 10.1815°E',
    '36.8065 N, 10.1815 E',
    '36.8065N 10.1815E',
    'N36.8065 E10.1815',
    'N 36.8065°, E 10.1815°',
    'E10.1815 N36.8065',
    '10.1815°E, 36.8065°N',
    '36,8065° N, 10,1815° E',
    '36.8065 Nord, 10.1815 Est',
    '36.8065 north 10.1815 east',
    '36°48\'23.4"N 10°10\'53.4"E',
    '36° 48′ 23.4″ N, 10° 10′ 53.4″ E',
    '36° 48’ 23,4” N 10° 10’ 53,4” E',
    'N 36° 48\' 23.4" E 10° 10\' 53.4"',
    "36º48'23.4''N 10º10'53.4''E",
    '36°48\'23.4", 10°10\'53.4"',
    '36 48 23.4 N 10 10 53.4 E',
    "36° 48.39' N, 10° 10.89' E",
    '36:48:23.4N 10:10:53.4E',
    '٣٦٫٨٠٦٥، ١٠٫١٨١٥',
    '٣٦.٨٠٦٥ ١٠.١٨١٥',
    '۳۶٫۸۰۶۵ ۱۰٫۱۸۱۵',
    '٣٦٫٨٠٦٥ شمالا ١٠٫١٨١٥ شرقا',
    '３６．８０６５，１０．１８１５',
    '\u206636.8065, 10.1815\u2069',
    'lat: 36.8065, lng: 10.1815',
    'Latitude 36.8065 Longitude 10.1815',
    'lng=10.1815&lat=36.8065',
    '{"lat":36.8065,"lng":10.1815}',
    '{"lat": 36.8065, "lon": 10.1815}',
    'POINT(10.1815 36.8065)',
    // The wrong way round, and unmistakably so.
    '10.1815, 36.8065',
    '[10.1815,36.8065]',
    'geo:36.8065,10.1815',
    'geo:36.8065,10.1815;u=35',
    'GEO:36.8065,10.1815,12?z=17',
    'geo:0,0?q=36.8065,10.1815(Maison)',
    'https://www.google.com/maps/@36.8065,10.1815,17z',
    'https://www.google.com/maps/place/Caf%C3%A9/@36.80,10.17,17z/data=!3m1!4b1!8m2!3d36.8065!4d10.1815',
    'https://www.google.com/maps/place/36%C2%B048%2723.4%22N+10%C2%B010%2753.4%22E/',
    'https://www.google.com/maps/search/36.8065,+10.1815?sa=X',
    'https://maps.google.com/maps?q=36.8065,10.1815&z=17',
    'https://maps.google.com/?q=36.8065%2C10.1815',
    'https://www.google.com/maps/search/?api=1&query=36.8065%2C10.1815',
    'https://maps.apple.com/?ll=36.8065,10.1815&q=Pin',
    'https://waze.com/ul?ll=36.8065,10.1815&navigate=yes',
    'www.google.com/maps/@36.8065,10.1815,15z',
    'maps.google.com/?q=36.8065,10.1815',
    'ici : openstreetmap.org/#map=17/36.8065/10.1815',
    'https://www.openstreetmap.org/?mlat=36.8065&mlon=10.1815#map=17/36.8/10.1',
    'https://www.openstreetmap.org/#map=17/36.8065/10.1815',
    'https://maps.google.com/maps?q=loc:36.8065+10.1815',
    'https://www.google.com/maps/place/36%C2%B048%2723.4%22N+10%C2%B010%2753.4%22E/@36.80,10.17,17z',
    'https://www.google.com/maps/dir/A/B/@36,10,8z/data=!2m2!1d10.76!2d34.74!1m5!2m2!1d10.1815!2d36.8065',
    'https://maps.apple.com/place?coordinate=36.8065,10.1815&name=Maison',
    'https://www.waze.com/live-map/directions?to=ll.36.8065%2C10.1815',
    'waze://?ll=36.8065,10.1815&navigate=yes',
    'google.navigation:q=36.8065,10.1815',
    'https://www.bing.com/maps?cp=36.8065~10.1815&lvl=16',
    'https://share.here.com/l/36.8065,10.1815,Maison',
    'Position : https://maps.google.com/?q=36.8065,10.1815.',
    // Yandex: longitude first, but for the stops of a way and what was searched for.
    'https://yandex.com/maps/?ll=10.1815%2C36.8065&z=16',
    'https://yandex.com.tr/maps/11/tunis/?ll=10.1815%2C36.8065&z=16',
    'https://yandex.ru/maps/?pt=10.1815,36.8065,pm2rdm&ll=10.2,36.9&z=18&l=map',
    'https://yandex.com/maps/?ll=10.2%2C36.9&whatshere%5Bpoint%5D=10.1815%2C36.8065&whatshere%5Bzoom%5D=17&z=17',
    'https://yandex.com/maps/?ll=10.2%2C36.9&mode=poi&poi%5Bpoint%5D=10.1815%2C36.8065&z=17',
    'https://yandex.com/maps/?ll=10.2%2C36.9&mode=routes&rtext=35.8%2C10.6~36.8065%2C10.1815&rtt=auto',
    'https://yandex.com/maps/?ll=10.2%2C36.9&mode=search&sll=10.2%2C36.9&text=36.8065%2C10.1815&z=15',
    'https://yandex.com/maps/11/tunis/search/36.8065%2C10.1815/?ll=10.2%2C36.9&z=15',
    'yandexmaps://maps.yandex.ru/?pt=10.1815,36.8065&z=12',
    'maps.yandex.ru/?ll=10.1815,36.8065',
    'yandexmaps://?pt=10.1815,36.8065',
    'https://www.google.com/maps/place/Yandex/@36.8065,10.1815,17z',
    // Among words, labels and a map's scale.
    'GPS: 36.8065, 10.1815',
    'Coordonnées : 36°48\'23.4"N 10°10\'53.4"E, Tunis',
    '12 rue de Rome, Tunis (36.8065, 10.1815)',
    'تونس 36.8065, 10.1815',
    'خط العرض 36.8065 خط الطول 10.1815',
    '36.8065,10.1815 chez moi',
    '@36.8065,10.1815,17z',
    '36,8065 - 10,1815',
    'Lat. 36.8065 / Long. 10.1815',
    'X: 10.1815 Y: 36.8065',
    '{"type":"Point","coordinates":[10.1815,36.8065]}',
    '+36.8065+010.1815/',
    'Ma position : https://maps.google.com/?q=36.8065,10.1815',
  ])('sees a point in %j', (text) => {
    const point = pointIn(text);
    expect(point.lat).toBeCloseTo(36.8065, 9);
    expect(point.lng).toBeCloseTo(10.1815, 9);
  });

  it('keeps latitude first wherever that may be meant', () => {
    expect(pointIn('48.85, 2.35')).toEqual({ lat: 48.85, lng: 2.35 });
    expect(pointIn('-33.9 18.4')).toEqual({ lat: -33.9, lng: 18.4 });
    expect(pointIn('33.5, 36.3')).toEqual({ lat: 33.5, lng: 36.3 });
    expect(pointIn('lat: 10.1815, lng: 36.8065')).toEqual({ lat: 10.1815, lng: 36.8065 });
    expect(pointIn('geo:10.1815,36.8065')).toEqual({ lat: 10.1815, lng: 36.8065 });
    expect(pointIn('10.1815°N 36.8065°E')).toEqual({ lat: 10.1815, lng: 36.8065 });
  });

  it('turns a pair round that is inside Tunisia only so, to the edges of its codes', () => {
    const edge = fc.constantFrom(
      { lat: 30, lng: 7 },
      { lat: 30, lng: 11.9999999 },
      { lat: 37.9999999, lng: 7 },
    );
    const inside = fc.record({
      lat: fc.double({ min: 30, max: 37.99, noNaN: true }),
      lng: fc.double({ min: 7, max: 11.99, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.oneof(edge, inside), ({ lat, lng }) => {
        const point = { lat: Number(lat.toFixed(7)), lng: Number(lng.toFixed(7)) };
        expect(pointIn(`${lng.toFixed(7)}, ${lat.toFixed(7)}`)).toEqual(point);
      }),
    );
    expect(pointIn('12.5, 36.8065')).toEqual({ lat: 12.5, lng: 36.8065 });
  });

  it.each([
    // Two latitudes, two longitudes, and a letter with no angle.
    '48.85N 2.35N',
    '48.85E 2.35E',
    'xS 10.1815E',
  ])('sees no point in %j', (text) => {
    expect(recogniseLocation(text).kind).toBe('text');
  });

  it('turns a pair round that is no point of the globe as it stands', () => {
    expect(pointIn('151.21, -33.86')).toEqual({ lat: -33.86, lng: 151.21 });
  });

  it('reads south and west, O for ouest included', () => {
    expect(pointIn('33.9°S 18.4°E')).toEqual({ lat: -33.9, lng: 18.4 });
    expect(pointIn('40.4 N 3.7 W')).toEqual({ lat: 40.4, lng: -3.7 });
    expect(pointIn('40,4° N, 3,7° O')).toEqual({ lat: 40.4, lng: -3.7 });
  });

  it('reads back any point, in any of the plain ways to write it', () => {
    const write = fc.constantFrom(
      (lat: string, lng: string) => `${lat}, ${lng}`,
      (lat: string, lng: string) => `${lat} ${lng}`,
      (lat: string, lng: string) => `${lat.replace('.', ',')}; ${lng.replace('.', ',')}`,
      (lat: string, lng: string) => `lat: ${lat}, lng: ${lng}`,
      (lat: string, lng: string) => `geo:${lat},${lng}`,
      (lat: string, lng: string) => `https://www.google.com/maps/@${lat},${lng},15z`,
    );
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 37.9, noNaN: true }),
        fc.double({ min: 7, max: 11.9, noNaN: true }),
        fc.integer({ min: 1, max: 12 }),
        write,
        (lat, lng, places, as) => {
          expect(pointIn(as(lat.toFixed(places), lng.toFixed(places)))).toEqual({
            lat: Number(lat.toFixed(places)),
            lng: Number(lng.toFixed(places)),
          });
        },
      ),
    );
  });
});
