import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { JobContext } from '../../kit/jobs/queue.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { findAdmins } from '../verification/case.store.ts';
import { isAskable, NUMBERS_AT_ONCE, type TaxOffice, type TaxStatus } from './client.ts';
import { companyClosed } from './status.mails.ts';
import { findNumbersToAsk, findVerifiedOf } from './status.store.ts';
import { keepTaxStatuses } from './status.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KIND = 'company.askTaxOffice';

type Deps = { taxOffice: TaxOffice; notices: Notices; clock: Clock };

/**
 * Asks every day about each verified company once, with a hundred companies per call and per transaction. After a
 * crash it goes on with the companies that were not asked about that day. When the office does not answer, the rest
 * waits for the next night and comes first then.
 */
export const taxStatusJobs = (deps: Deps) => ({
  [KIND]: async ({ inTransaction, isCancelled }: JobContext) => {
    const { taxOffice, clock } = deps;
    const today = new Date(Math.floor(clock().getTime() / DAY_MS) * DAY_MS);
    const isAsked = await isAskable(taxOffice);
    const numbers = isAsked ? await inTransaction((db) => findNumbersToAsk(db, today)) : [];
    for (let from = 0; from < numbers.length; from += NUMBERS_AT_ONCE) {
      if (await isCancelled()) return;
      const statuses = await taxOffice.statusOf(numbers.slice(from, from + NUMBERS_AT_ONCE));
      if ([...statuses.values()].every(isUnanswered)) break;
      await inTransaction(async (db) => {
        const changed = await keepTaxStatuses(db, statuses);
        await notifyOfEnded(db, deps, changed, statuses);
      });
    }
  },
});

/** Recognizes that the call has failed, not the number. */
const isUnanswered = ({ trouble, answer }: TaxStatus) =>
  trouble !== undefined && trouble !== 'missing' && answer === null;

/** Notifies all operators once for each change. */
const notifyOfEnded = async (db: Db, { notices }: Deps, changed: string[], statuses: Map<string, TaxStatus>) => {
  const ended = changed.filter((number) => endedState(statuses.get(number)));
  if (ended.length === 0) return;
  const admins = await findAdmins(db);
  for (const { id, number } of await findVerifiedOf(db, ended)) {
    const status = statuses.get(number ?? '');
    const state = endedState(status);
    if (!number || !state) continue;
    await notices.notify(db, {
      kind: 'company.closed',
      to: admins,
      about: { businessNumber: number, state, ...(status?.endedOn && { endedOn: status.endedOn }) },
      path: operatorPaths.company(id),
      content: companyClosed(state, number),
    });
  }
};

const endedState = (status: TaxStatus | undefined) =>
  status?.state === 'closed' || status?.state === 'suspended' ? status.state : undefined;
