import { vi } from 'vitest';

/**
 * Listeners on what outlives a part, and observers: those that were begun and have not ended. Until mocks are restored.
 *
 * @returns a function that lists those.
 */
export function watchWorld(): () => string[] {
  const open = new Map<string, number>();
  const count = (what: string, by: number) => open.set(what, (open.get(what) ?? 0) + by);
  for (const [name, target] of Object.entries({ window, document, viewport: window.visualViewport })) {
    if (target === null) continue;
    const heard: { type: string; listener: unknown; capture: boolean }[] = [];
    const captureOf = (options: unknown) =>
      typeof options === 'object' ? Object(options).capture === true : options === true;
    const { addEventListener: add, removeEventListener: remove } = target;
    const end = (type: string, listener: unknown, capture: boolean) => {
      const at = heard.findIndex(
        (one) => one.type === type && one.listener === listener && one.capture === capture,
      );
      if (at < 0) return;
      heard.splice(at, 1);
      count(`${type} on ${name}`, -1);
    };
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        const capture = captureOf(options);
        const { signal } = Object(options);
        if (
          !signal?.aborted &&
          !heard.some((one) => one.type === type && one.listener === listener && one.capture === capture)
        ) {
          heard.push({ type, listener, capture });
          count(`${type} on ${name}`, 1);
          signal?.addEventListener('abort', () => end(type, listener, capture));
        }
        add.call(target, type, listener, options);
      },
    );
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | EventListenerOptions,
      ) => {
        end(type, listener, captureOf(options));
        remove.call(target, type, listener, options);
      },
    );
  }
  for (const [name, Observer] of Object.entries({ ResizeObserver, MutationObserver, IntersectionObserver })) {
    const active = new WeakSet<object>();
    const { observe, disconnect } = Observer.prototype;
    vi.spyOn(Observer.prototype, 'observe').mockImplementation(function (this: object, ...rest: unknown[]) {
      if (!active.has(this)) count(name, 1);
      active.add(this);
      Reflect.apply(observe, this, rest);
    });
    vi.spyOn(Observer.prototype, 'disconnect').mockImplementation(function (this: object) {
      if (active.has(this)) count(name, -1);
      active.delete(this);
      Reflect.apply(disconnect, this, []);
    });
  }
  return () => [...open].filter(([, left]) => left !== 0).map(([what, left]) => `${what}: ${left}`);
}
