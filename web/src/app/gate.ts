import { replace } from 'react-router';
import { accountPaths } from '../account/account.paths.ts';
import { rememberReturnPath } from '../kit/session/return-path.ts';
import { hasSession } from '../kit/session/storage.ts';

/** Stands before every page that needs a session, and before its loaders: without one no call is made (S4.1, S4.2). */
export const gate = ({ request }: { request: Request }) => {
  if (hasSession()) return;
  const { pathname, search, hash } = new URL(request.url);
  rememberReturnPath(pathname + search + hash);
  throw replace(accountPaths.signIn());
};

/** Loaded on demand: in front of the gate there is no cache, and the first load does without it. */
export const ownCache = async () => (await import('./session-loaders.ts')).forgetOtherSessions();

/** Before the loaders of the operator's pages: for everybody else none of them asks for anything (S2.7). */
export const adminGate = async () => (await import('./session-loaders.ts')).refuseOthers();
