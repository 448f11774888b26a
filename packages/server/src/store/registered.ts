import type { CodeRecord } from './records.types.ts';
import type { Registered, Unless } from './store.types.ts';

/**
 * What registering a record comes to, where nobody else registers in its cell of code B meanwhile. `record` of the result is `known`
 * itself if nothing changes.
 *
 * @param known the record of its own cell.
 * @param others every record in its cell of code B, that one included, the first registered first.
 */
export function registered(
  record: CodeRecord,
  known: CodeRecord | undefined,
  others: readonly CodeRecord[],
  unless?: Unless,
): Registered | null {
  if (unless === 'is-retired' && known?.status === 'retired') return null;
  if (unless === 'cell-is-active' && others.some(({ status }) => status === 'active')) return null;
  if (!known) {
    const createdAt = Math.max(record.createdAt, (others.at(-1)?.createdAt ?? -Infinity) + 1);
    return { record: { ...record, createdAt }, created: true, restored: false };
  }
  const surveyed = record.surveyed ?? known.surveyed;
  const isSame = surveyed?.lat === known.surveyed?.lat && surveyed?.lng === known.surveyed?.lng;
  const restored = known.status === 'retired';
  return {
    record: isSame && !restored ? known : { ...known, status: 'active', surveyed },
    created: false,
    restored,
  };
}
