import { connectOption, type FinderContext } from '../../finder/state/connect.ts';

/**
 * The handlers of the row in which an event happened, for its current option: one listener on the list replaces two on each row.
 */
export function optionAt({ target }: Pick<Event, 'target'>, context: FinderContext) {
  if (target === null || !('closest' in target)) return undefined;
  const id = (target as Element).closest('[role="option"]')?.id;
  return context.finder
    .getState()
    .options.map((option) => connectOption(false, option, context))
    .find(({ attributes }) => attributes.id === id)?.on;
}
