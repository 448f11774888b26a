import type { LatLng } from '@smart-address/codes';

/** A closed line; its last point is not repeated. */
export type Ring = readonly LatLng[];

export interface LandPolygon {
  readonly outer: Ring;
  /** Salt lakes and lakes inside it: water on a map, but covered. */
  readonly holes: readonly Ring[];
}

/** Tunisia's land and islands, from OpenStreetMap, accurate to some 10 m. */
export interface Border {
  /** The mainland first, then 38 islands. */
  readonly polygons: readonly LandPolygon[];
  /**
   * The mainland's outer ring begins where the Libyan border leaves the sea. This many of its edges, from there on, are the border with
   * Libya and Algeria. All other edges are coast.
   */
  readonly inlandEdges: number;
  /**
   * Lagoons: ranges of the mainland's outer ring, first and last index. Their ends are so close that the water behind them is enclosed, as
   * the Lake of Tunis and that of Bizerte.
   */
  readonly lagoons: readonly (readonly [from: number, to: number])[];
  /** Credit to display wherever the border is drawn (ODbL). */
  readonly attribution: string;
}
