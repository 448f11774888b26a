import { onTestFinished } from 'vitest';

/** What a window is asked to close on a phone's "back", until the test is over. */
export function watchBack(view: object) {
  if (!('CloseWatcher' in view) || typeof view.CloseWatcher !== 'function')
    throw new Error('This Chromium has no "back".');
  const known = view.CloseWatcher;
  const watchers: object[] = [];
  const construct = (target: object, given: unknown[]) => {
    const watcher: object = Reflect.construct(Object(target), given);
    watchers.push(watcher);
    return watcher;
  };
  view.CloseWatcher = new Proxy(known, { construct });
  onTestFinished(() => {
    view.CloseWatcher = known;
  });
  return {
    watchers,
    goBack() {
      for (const watcher of watchers)
        if ('requestClose' in watcher && typeof watcher.requestClose === 'function') watcher.requestClose();
    },
  };
}
