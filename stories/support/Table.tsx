import type { ComponentProps, ReactNode } from 'react';

interface TableProps extends ComponentProps<'table'> {
  readonly caption?: string;
  readonly head: readonly ReactNode[];
  /** Rows, each with its cells. */
  readonly children: ReactNode;
}

/** A table of a story, with the names of its columns. */
export function Table({ caption, head, children, className = '', ...rest }: TableProps) {
  return (
    <table className={`story-table ${className}`} {...rest}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((name, at) => (
            <th key={at} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
