/** A request as text, to hand it to a page. */
export interface WireRequest {
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Each byte a character, `btoa`'s form; null without a body. */
  readonly body: string | null;
}

/** A response as text, to hand it out of a page. */
export interface WireResponse {
  readonly id: number;
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}
