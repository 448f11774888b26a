import { unavailable } from '../../errors/ApiError.ts';

/** One stored record: its kind, its order, and its content. */
export interface Kept {
  readonly key: string;
  readonly kind: string;
  readonly order: number;
  readonly item: unknown;
}

/** A browser's database of records, by key. */
export interface RecordDatabase {
  /** @throws ApiError SERVICE_UNAVAILABLE if the browser does not let the page read it. */
  all(): Promise<readonly Kept[]>;
  /** Those of the keys that are stored. */
  get(keys: readonly string[]): Promise<readonly Kept[]>;
  /**
   * Resolves once the browser has stored all of them.
   *
   * @throws ApiError SERVICE_UNAVAILABLE if it stores none, for example because the quota is used up.
   */
  put(records: readonly Kept[]): Promise<void>;
  /**
   * Reads one record and stores what `change` makes of it, before any other page writes; nothing if that is the same object, or
   * undefined. Stored with it, or not at all, is what `besideIt` then returns. Rejects with what either throws.
   *
   * @throws ApiError SERVICE_UNAVAILABLE if it is not stored.
   */
  change(
    key: string,
    change: (known: Kept | undefined) => Kept | undefined,
    besideIt?: () => Kept | null,
  ): Promise<Kept | undefined>;
  close(): void;
}

const storeName = 'records';

/** @throws Error if the browser has no IndexedDB or does not let this page use it, as in some private windows. */
export async function openRecordDatabase(name: string): Promise<RecordDatabase> {
  let connection: IDBDatabase | null = await open(name);
  letGo(connection);

  /**
   * A browser closes a connection by itself, for example when its user clears site data; another page requests it by deleting the
   * database.
   */
  function letGo(opened: IDBDatabase): void {
    opened.addEventListener('versionchange', () => {
      opened.close();
      connection = null;
    });
    opened.addEventListener('close', () => {
      connection = null;
    });
  }

  async function inTransaction<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => () => Result,
  ): Promise<Result> {
    try {
      if (connection === null) {
        connection = await open(name);
        letGo(connection);
      }
      const transaction = connection.transaction(storeName, mode);
      const result = work(transaction.objectStore(storeName));
      return await new Promise<Result>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(result()));
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('It was ended')));
      });
    } catch (cause) {
      throw unavailable(cause);
    }
  }

  return {
    all: () =>
      inTransaction('readonly', (store) => {
        const request: IDBRequest<Kept[]> = store.getAll();
        return () => request.result;
      }),
    get: (keys) =>
      inTransaction('readonly', (store) => {
        const requests = keys.map((key): IDBRequest<Kept | undefined> => store.get(key));
        return () => requests.flatMap(({ result }) => result ?? []);
      }),
    async change(key, change, besideIt) {
      const outcome = await inTransaction('readwrite', (store) => {
        let result: () => Kept | undefined = () => undefined;
        const request: IDBRequest<Kept | undefined> = store.get(key);
        request.addEventListener('success', () => {
          try {
            const changed = change(request.result);
            if (changed && changed !== request.result) {
              const other = besideIt?.();
              store.put(changed);
              if (other) store.put(other);
            }
            result = () => changed;
          } catch (cause) {
            result = () => {
              // What no browser can keep.
              throw cause instanceof DOMException ? unavailable(cause) : cause;
            };
          }
        });
        return () => result;
      });
      return outcome();
    },
    put: (records) =>
      inTransaction('readwrite', (store) => {
        for (const record of records) store.put(record);
        return () => {};
      }),
    close: () => connection?.close(),
  };
}

async function open(name: string): Promise<IDBDatabase> {
  try {
    return await opened(name);
  } catch (cause) {
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
    throw new Error(
      `No data can be kept in this browser as ${JSON.stringify(name)}: ${reason}. Leave \`store\` out, and it is kept in memory`,
      { cause },
    );
  }
}

/** Rejects also where merely asking is forbidden, as in a sandboxed frame, or where there is no IndexedDB. */
function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: 'key' }),
    );
    request.addEventListener('success', () => {
      const { result } = request;
      if (result.objectStoreNames.contains(storeName)) resolve(result);
      else {
        result.close();
        reject(new Error('the page has a database of that name for something else'));
      }
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('it gave no reason')));
  });
}
