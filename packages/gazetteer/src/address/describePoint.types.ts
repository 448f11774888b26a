import type { Accuracy } from '../types.ts';
import type { Direction } from './compass.ts';

/** The reference of a description, and where the point is relative to it. */
export interface PointReference {
  readonly kind: 'landmark' | 'street' | 'locality';
  /** Id of the street or landmark; empty for a locality. */
  readonly id: string;
  readonly name: string;
  /** Kind of a landmark; otherwise empty. */
  readonly category: string;
  /** Accuracy of the reference's own point. */
  readonly accuracy: Accuracy;
  /** `at`: within the accuracy of the points. `from`: at a distance, in a direction. */
  readonly relation: 'at' | 'from';
  /** Rounded metres; 0 if `relation` is `at`. */
  readonly distanceMeters: number;
  /** Direction from the reference to the point; null if `relation` is `at`. */
  readonly direction: Direction | null;
}

/** The description of a point, as a sentence and in parts. */
export interface PointDescription {
  /** "70 m north-east of Mosquée Sidi Mahrez, Bab Souika, 1006 Tunis". */
  readonly text: string;
  readonly reference: PointReference;
  readonly locality: string;
  readonly delegation: string;
  readonly governorate: string;
  readonly governorateCode: string;
  readonly postalCode: string;
}
