import { type ComponentProps, useState } from 'react';
import { TableVirtuoso } from 'react-virtuoso';
import { Segmented } from '../../frame/Segmented.tsx';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useTranslation } from '../../i18n/LocaleContext.tsx';
import { textOfRole } from '../columns/requestOfRow.ts';
import type { Job } from '../job.ts';
import { outcomeState, remarkOf, useCount } from '../words.ts';
import type { RunState } from '../run/run.types.ts';

interface RowTableProps {
  readonly job: Job;
  readonly state: RunState;
  readonly onChoose: (row: number) => void;
}

type Filter = 'all' | 'remarked' | 'rejected';
const FILTERS: readonly Filter[] = ['all', 'remarked', 'rejected'];

/** Pixels of a row: two lines of text. */
const ROW_HEIGHT = 64;

/** What a row gave: its reference first. */
function givenOf({ columns }: Job, cells: readonly string[]): string {
  const texts = (['code', 'address', 'latitude', 'longitude'] as const).map((role) =>
    textOfRole(cells, columns, role),
  );
  return texts.filter((text) => text !== '').join(' · ') || cells.filter(Boolean).join(' · ');
}

/** All rows; only those in view are in the document, so that 20,000 scroll like twenty. */
export function RowTable({ job, state, onChoose }: RowTableProps) {
  const t = useTranslation(DISPATCH);
  const count = useCount();
  const [filter, setFilter] = useState<Filter>('all');
  const { rows, run } = job;
  const shown = rows.flatMap((_, row) =>
    filter === 'all' || outcomeState(run.outcomes[row]) === filter ? [row] : [],
  );
  const counts = { all: rows.length, remarked: state.remarked, rejected: state.rejected };

  return (
    <div className="dispatch-list">
      <Segmented
        label={t.list.filter}
        value={filter}
        options={FILTERS.map((value) => ({
          value,
          label: `${t.list.filters[value]} (${count(counts[value])})`,
        }))}
        onChange={setFilter}
      />
      {shown.length === 0 ? (
        <p className="card">{t.list.none}</p>
      ) : (
        <TableVirtuoso
          className="card dispatch-scroller"
          style={{ height: 'min(32rem, 70vh)' }}
          increaseViewportBy={400}
          totalCount={shown.length}
          fixedItemHeight={ROW_HEIGHT}
          context={{ job, shown, label: t.list.table, onChoose }}
          components={COMPONENTS}
          computeItemKey={(index) => shown[index] ?? index}
          fixedHeaderContent={renderHead}
          itemContent={renderCells}
        />
      )}
    </div>
  );
}

interface TableContext {
  readonly job: Job;
  /** The rows listed, by their place in the job. */
  readonly shown: readonly number[];
  readonly label: string;
  readonly onChoose: (row: number) => void;
}

/** Outside the component: a new one at each render would be a new table. */
const COMPONENTS = {
  Table: ({ context, ...props }: ComponentProps<'table'> & { readonly context: TableContext }) => (
    <table {...props} aria-label={context.label} aria-rowcount={context.shown.length + 1} />
  ),
  TableRow: ({
    context,
    ...props
  }: ComponentProps<'tr'> & { readonly context: TableContext; readonly 'data-index': number }) => {
    const index = props['data-index'];
    const outcome = context.job.run.outcomes[context.shown[index] ?? 0];
    return <tr {...props} aria-rowindex={index + 2} data-state={outcomeState(outcome)} />;
  },
};

const renderHead = () => <Head />;
const renderCells = (index: number, _: unknown, { job, shown, onChoose }: TableContext) => (
  <Cells job={job} row={shown[index] ?? 0} onChoose={onChoose} />
);

function Head() {
  const t = useTranslation(DISPATCH);
  return (
    <tr>
      <th scope="col">{t.list.row}</th>
      <th scope="col">{t.list.given}</th>
      <th scope="col">{t.list.place}</th>
    </tr>
  );
}

interface CellsProps {
  readonly job: Job;
  readonly row: number;
  readonly onChoose: (row: number) => void;
}

function Cells({ job, row, onChoose }: CellsProps) {
  const t = useTranslation(DISPATCH);
  const { cells, number } = job.rows[row] ?? { cells: [], number: 0 };
  const outcome = job.run.outcomes[row];
  const reference = textOfRole(cells, job.columns, 'reference');
  return (
    <>
      <td>
        <button type="button" className="link" aria-label={t.list.open(number)} onClick={() => onChoose(row)}>
          {number}
        </button>
      </td>
      <td>
        <div className="dispatch-cell" dir="auto">
          {reference && <strong>{reference} </strong>}
          {givenOf(job, cells)}
        </div>
      </td>
      <td>
        <div className="dispatch-cell" dir="auto">
          {outcome?.kind === 'found' && (
            <>
              {outcome.label} <bdi className="code">{outcome.codeA}</bdi>{' '}
            </>
          )}
          {outcome ? <em>{remarkOf(t)(outcome)}</em> : <span className="field-hint">{t.list.unsent}</span>}
        </div>
      </td>
    </>
  );
}
