// npm open-location-code 1.0.3: the baseline of the bench and a second opinion in tests. Its published types describe
// another version, so what it really has is written down here.
import { createRequire } from 'node:module';

export interface Baseline {
  encode(lat: number, lng: number, length?: number): string;
  decode(code: string): {
    readonly latitudeLo: number;
    readonly latitudeCenter: number;
    readonly longitudeHi: number;
  };
  shorten(code: string, lat: number, lng: number): string;
  recoverNearest(code: string, lat: number, lng: number): string;
}

const { OpenLocationCode } = createRequire(import.meta.url)('open-location-code') as {
  OpenLocationCode: new () => Baseline;
};

export const baseline = new OpenLocationCode();
