/** Colours of the drawn map, as CSS colours. */
export interface MapPalette {
  readonly sea: string;
  /** Lines along the shore. */
  readonly shore: string;
  readonly land: string;
  readonly neighbour: string;
  readonly coast: string;
  readonly border: string;
  readonly lattice: string;
  readonly text: string;
  readonly softText: string;
  readonly waterText: string;
  readonly dot: string;
  readonly worship: string;
  readonly health: string;
  readonly transport: string;
  readonly lodging: string;
  readonly learning: string;
  readonly heritage: string;
  readonly trade: string;
}

/** Light colours. Text has a contrast of 4.5:1 or more, on land, on the sea and on neighbouring countries. */
export const LIGHT_PALETTE: MapPalette = {
  sea: '#d3e2e6',
  shore: '#8fb3bf',
  land: '#f8f4ea',
  neighbour: '#e9e4d6',
  coast: '#7d9da6',
  border: '#a58f73',
  lattice: '#8a7f6a',
  text: '#2e2b25',
  softText: '#635c4e',
  waterText: '#3c6776',
  dot: '#4a4439',
  worship: '#1f6b58',
  health: '#a8322a',
  transport: '#2c5c8f',
  lodging: '#7a4a78',
  learning: '#8a5a12',
  heritage: '#7c4a2a',
  trade: '#8b3f57',
};

/** Dark colours. */
export const DARK_PALETTE: MapPalette = {
  sea: '#14242c',
  shore: '#31535f',
  land: '#262a2b',
  neighbour: '#1e2324',
  coast: '#4f7480',
  border: '#8a7a62',
  lattice: '#a79d88',
  text: '#ece7db',
  softText: '#b7b0a0',
  waterText: '#86b3c1',
  dot: '#cfc7b6',
  worship: '#7cc7b0',
  health: '#ef9087',
  transport: '#8fb8e6',
  lodging: '#cf9fcc',
  learning: '#dfb36a',
  heritage: '#d9a682',
  trade: '#e09ab0',
};
