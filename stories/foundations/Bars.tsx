import { tableIn } from '../support/Document.tsx';
import { Table } from '../support/Table.tsx';

interface BarsProps {
  /** A document with a table of names and sizes. */
  readonly path: string;
  readonly section: string;
}

interface Size {
  readonly name: string;
  readonly kB: number;
}

/** The sizes of a row; one that names several things, as in "first: a; b | 1; 2", has one for each. */
function sizesOf([what = '', figures = '']: readonly string[]): readonly Size[] {
  const kB = figures.split(';').map((figure) => parseFloat(figure));
  const [lead = '', rest = ''] = what.split(/: (.*)/);
  const names = rest.split(';').map((name) => name.trim());
  if (kB.length === 1 || names.length !== kB.length) return [{ name: what, kB: kB[0] ?? 0 }];
  return names.map((name, at) => ({ name: `${lead}: ${name}`, kB: kB[at] ?? 0 }));
}

/** The sizes of a document's table, drawn as bars of one scale. */
export function Bars({ path, section }: BarsProps) {
  const sizes = tableIn(path, section).flatMap(sizesOf);
  const most = Math.max(...sizes.map(({ kB }) => kB));
  return (
    <Table head={['What a page loads', 'kB, brotli']} className="story-bars">
      {sizes.map(({ name, kB }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <span style={{ inlineSize: `${(kB / most) * 75}%` }} />
            {kB}
          </td>
        </tr>
      ))}
    </Table>
  );
}
