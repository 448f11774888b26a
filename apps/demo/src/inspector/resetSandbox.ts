import { forgetWork } from '../dispatch/run/savedWork.ts';

/** Forgets what this device kept, and begins anew on the start page; the sandbox in the page ends with the page. */
export async function resetSandbox(): Promise<void> {
  sessionStorage.clear();
  await forgetWork();
  history.replaceState(null, '', '#/');
  location.reload();
}
