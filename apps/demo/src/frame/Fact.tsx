import type { ComponentProps } from 'react';

interface FactProps extends ComponentProps<'dd'> {
  readonly name: string;
}

/** A name and what it is, in a list of such. */
export function Fact({ name, ...value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...value} />
    </div>
  );
}
