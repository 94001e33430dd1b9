import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { replace } from 'react-router';
import { rememberReturnPath } from '../kit/session/return-path.ts';
import { hasSession } from '../kit/session/storage.ts';

/** Guards every page that needs a session, and its loaders: without a session no call is made (S4.1, S4.2). */
export const gate = ({ request }: { request: Request }) => {
  if (hasSession()) return;
  const { pathname, search, hash } = new URL(request.url);
  rememberReturnPath(pathname + search + hash);
  throw replace(accountPaths.signIn());
};

/** Loaded on demand: before the gate there is no cache, and the first load does without it. */
export const clearForeignCache = async () => (await import('./session-loaders.ts')).clearForeignCache();

/** Keeps the old page while the reads of the next one are about to be answered: it then appears without a skeleton. */
export const waitABlink = async (_: unknown, next: () => Promise<unknown>) => {
  const settled = (await import('./session-loaders.ts')).watchReadsOfPage();
  const answered = await next();
  await settled();
  return answered;
};

/** Runs before the loaders of the operator's pages: for other users none of them makes a call (S2.7). */
export const adminGate = async () => (await import('./session-loaders.ts')).requireOperator();
