/** One record as it is kept: what it is, when it first came, and itself. */
interface Kept {
  readonly key: string;
  readonly kind: string;
  readonly order: number;
  readonly item: unknown;
}

/** A browser's database of records by key. */
export interface RecordDatabase {
  all(): Promise<readonly Kept[]>;
  /** Settles once the browser has taken all of them. */
  put(records: readonly Kept[]): Promise<void>;
  close(): void;
}

const storeName = 'records';

/** @throws Error when the browser has no IndexedDB or does not let this page use it, as in some private windows. */
export async function openRecordDatabase(name: string): Promise<RecordDatabase> {
  const database = await open(name);

  function write(work: (store: IDBObjectStore) => void): Promise<void> {
    const transaction = database.transaction(storeName, 'readwrite');
    work(transaction.objectStore(storeName));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('The browser refused the write')),
      );
    });
  }

  return {
    all: () =>
      new Promise((resolve, reject) => {
        const request: IDBRequest<Kept[]> = database.transaction(storeName).objectStore(storeName).getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () =>
          reject(request.error ?? new Error('The browser refused the read')),
        );
      }),
    put: (records) => write((store) => records.forEach((record) => store.put(record))),
    close: () => database.close(),
  };
}

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(storeName, { keyPath: 'key' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(
        new Error('This browser does not let the page keep data. Use the store in memory.', {
          cause: request.error,
        }),
      ),
    );
  });
}
