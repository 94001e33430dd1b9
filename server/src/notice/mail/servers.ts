import type { InTransaction } from '../../kit/db/database.ts';
import type { Setup } from '../../kit/setup.ts';
import { KEPT } from '../notice.jobs.ts';
import type { WaitingMail } from './mail.store.ts';
import { createSmtp } from './smtp.ts';

/** Sends with the server that is set at the time: an operator may have set another one since, in another process. */
export const createMailServers = (setup: Pick<Setup, 'mailServer'>, inTransaction: InTransaction) => {
  const known = new Map<string, ReturnType<typeof createSmtp>>();
  const deliver = async (mail: WaitingMail) => {
    const server = await inTransaction(setup.mailServer);
    if (!server) return KEPT;
    const name = JSON.stringify(server);
    const smtp = known.get(name) ?? createSmtp(server.url, server.from);
    known.set(name, smtp);
    await smtp.deliver(mail);
    return undefined;
  };
  const close = () => {
    for (const smtp of known.values()) smtp.close();
  };
  return { deliver, close };
};
