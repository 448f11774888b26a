// npm open-location-code 1.0.3 has no types of its own; those published apart describe another version.
declare module 'open-location-code' {
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
  const module: { readonly OpenLocationCode: new () => Baseline };
  export default module;
}
