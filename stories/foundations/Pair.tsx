import { FinderForm, type FinderFormProps } from '../support/FinderForm.tsx';
import { styleOf, type Look } from '../support/look.ts';

interface Side extends FinderFormProps {
  readonly look?: Look;
  /** A message of the page's own, below the field. */
  readonly message?: string;
}

interface PairProps {
  readonly good: Side;
  readonly bad: Side;
}

/** How it should be beside how it should not, in a picture each. */
export function Pair(sides: PairProps) {
  return (
    <div className="story-scenes">
      {(['good', 'bad'] as const).map((side) => {
        const { look = {}, message, ...finder } = sides[side];
        return (
          <figure key={side} className="story-scene story-side" data-side={side} inert>
            <figcaption>{side === 'good' ? '✓ Do' : '✗ Do not'}</figcaption>
            <div style={styleOf(look)}>
              <FinderForm {...finder} isInPlace />
            </div>
            {message === undefined ? null : <p>{message}</p>}
          </figure>
        );
      })}
    </div>
  );
}
