import type { HTMLAttributes, RefAttributes } from 'react';
import type { Tags } from './tags.types.ts';

/** What React 19 no longer has. */
type IsReact18 = 'createFactory' extends keyof typeof import('react') ? true : false;

/**
 * React 18 sets attributes alone, and as texts: `required={false}` would be one that is there. It hears no event of a tag. What it cannot
 * give is named and refused, for the compiler lets any name with a hyphen pass.
 */
type Written<Prop> = Extract<Prop, string | number | undefined> | (true extends Prop ? '' : never);
type Attributes<Props> = { [Name in keyof Props]: Written<Props[Name]> };

type OwnElements = {
  [Tag in keyof Tags]: HTMLAttributes<Tags[Tag]['element']> &
    RefAttributes<Tags[Tag]['element']> &
    (IsReact18 extends true ? Omit<Attributes<Tags[Tag]['props']>, 'open'> : Tags[Tag]['props']);
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends OwnElements {}
  }
}
