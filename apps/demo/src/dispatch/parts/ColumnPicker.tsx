import { useId } from 'react';
import { DISPATCH } from '../../i18n/dispatch.ts';
import { useTranslation } from '../../i18n/LocaleContext.tsx';
import { COLUMN_ROLES, type ColumnRole, type Columns, missingOf } from '../columns/columns.ts';
import type { Job } from '../job.ts';
import type { RunState } from '../run/run.types.ts';

interface ColumnPickerProps {
  readonly job: Job;
  readonly state: RunState;
  readonly onChange: (columns: Columns) => void;
}

/** Characters of an example from the file. */
const MAX_EXAMPLE = 40;

/** What each column holds, as guessed and to be corrected. Those that serve for nothing are folded away. */
export function ColumnPicker({ job, state, onChange }: ColumnPickerProps) {
  const t = useTranslation(DISPATCH);
  const { columns, titles, rows } = job;
  const isLocked = state.status !== 'ready' || state.found + state.rejected > 0;
  const missing = missingOf(columns);
  const all = columns.roles.map((role, column) => ({
    column,
    role,
    title: titles[column] || t.columns.unnamed(column + 1),
    example: rows.find(({ cells }) => cells[column])?.cells[column]?.slice(0, MAX_EXAMPLE) ?? '',
  }));
  const used = all.filter(({ role }) => role !== 'none');
  const rest = all.filter(({ role }) => role === 'none');
  const change = (column: number, role: ColumnRole) =>
    onChange({ ...columns, roles: columns.roles.map((old, index) => (index === column ? role : old)) });

  return (
    <details className="card dispatch-columns" open={!isLocked || undefined}>
      <summary>
        <h2>{t.columns.title}</h2>
      </summary>
      {isLocked && (
        <p className="dispatch-locked">
          {t.columns.locked}{' '}
          <button type="button" className="link" onClick={() => onChange(columns)}>
            {t.columns.unlock}
          </button>
        </p>
      )}
      <fieldset disabled={isLocked}>
        <label className="choice">
          <input
            type="checkbox"
            checked={columns.hasTitles}
            onChange={({ target }) => onChange({ ...columns, hasTitles: target.checked })}
          />
          <span>{t.columns.hasTitles}</span>
        </label>
        <ul className="dispatch-roles">
          {used.map((each) => (
            <RoleChoice key={each.column} {...each} onChange={change} />
          ))}
        </ul>
        {rest.length > 0 && (
          <details className="dispatch-rest" open={used.length === 0 || undefined}>
            <summary>{t.columns.other(rest.length)}</summary>
            <ul className="dispatch-roles">
              {rest.map((each) => (
                <RoleChoice key={each.column} {...each} onChange={change} />
              ))}
            </ul>
          </details>
        )}
      </fieldset>
      {missing && (
        <p className="field-error" role="alert">
          {t.columns[missing]}
        </p>
      )}
    </details>
  );
}

interface RoleChoiceProps {
  readonly column: number;
  readonly role: ColumnRole;
  readonly title: string;
  readonly example: string;
  readonly onChange: (column: number, role: ColumnRole) => void;
}

function RoleChoice({ column, role, title, example, onChange }: RoleChoiceProps) {
  const t = useTranslation(DISPATCH);
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>
        <bdi>{title}</bdi>
      </label>
      <select
        id={id}
        value={role}
        aria-describedby={example === '' ? undefined : `${id}-example`}
        onChange={({ target }) => {
          const chosen = COLUMN_ROLES.find((each) => each === target.value);
          if (chosen) onChange(column, chosen);
        }}
      >
        {COLUMN_ROLES.map((each) => (
          <option key={each} value={each}>
            {t.columns.roles[each]}
          </option>
        ))}
      </select>
      {example !== '' && (
        <span id={`${id}-example`} className="field-hint" dir="auto">
          {/* Apart from the sentence: a house number would go to its other side. */}
          {t.columns.example(`\u2068${example}\u2069`)}
        </span>
      )}
    </li>
  );
}
