import { connectOption, type FinderContext } from '../finder/finder.connect.ts';

/** The handlers of the row that an event happened in, by what it shows now: one listener on the list instead of two on each row. */
export function optionAt({ target }: Pick<Event, 'target'>, context: FinderContext) {
  if (target === null || !('closest' in target)) return undefined;
  const id = (target as Element).closest('[role="option"]')?.id;
  return context.finder
    .getState()
    .options.map((option) => connectOption(false, option, context))
    .find(({ attributes }) => attributes.id === id)?.on;
}
