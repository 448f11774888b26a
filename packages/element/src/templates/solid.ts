import type { JSX } from 'solid-js';
import type { ColonListeners, Tags } from './tags.types.ts';

/** Solid writes names in lower case, but those after `prop:`. */
type Properties<Props> = { [Name in keyof Props & string as `prop:${Name}`]?: Props[Name] };

type OwnElements = {
  [Tag in keyof Tags]: JSX.HTMLAttributes<Tags[Tag]['element']> &
    Tags[Tag]['props'] &
    ColonListeners<Tags[Tag]['props']> &
    Properties<Tags[Tag]['props']>;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends OwnElements {}
  }
}
