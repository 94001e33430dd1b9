import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { companyOf } from '../timeline/actors.ts';
import type { SeedContext } from '../timeline/seed-context.ts';
import { PASSWORD } from './companies.ts';

/** People come back, read their notifications and sign in. Nobody has read the latest ones yet. */
const READ_ON = [120, 60, 10];
const SIGNED_IN_FROM = 3;
/** A view that a cell maker's clerk opens every week. */
const VIEW = { list: flowPaths.ledger(), name: '차이 있는 입고', query: 'side=in&state=mismatch' };

export const addVisits = ({ actors, timeline }: SeedContext) => {
  for (const daysAgo of READ_ON)
    timeline.on(daysAgo, 17.5, async () => {
      for (const key of actors.people.keys()) {
        const { unread } = await actors.as(key).countUnread();
        if (unread > 0) await actors.as(key).markAllRead();
      }
    });
  timeline.on(SIGNED_IN_FROM, 9.1, () => actors.as('C02').saveView(VIEW));
  timeline.on(SIGNED_IN_FROM, 9.2, async () => {
    const main = [...actors.people].filter(([key]) => isOften(key));
    for (const [, { email, nth, language }] of main)
      await actors.stranger(nth, language).signIn({ email, password: PASSWORD });
  });
};

const isOften = (key: string) =>
  ['C01', 'C02', 'C07', 'C17', 'C20', 'C25', 'C36', 'C39', 'verifier', 'reviewer'].includes(companyOf(key));
