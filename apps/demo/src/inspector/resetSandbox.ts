/** Forgets what this device kept, and begins anew on the start page; the sandbox in the page ends with the page. */
export async function resetSandbox(): Promise<void> {
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  history.replaceState(null, '', '#/');
  location.reload();
}
