import { completenessOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { lockToCount, updateCompleteness } from './completeness.store.ts';
import { findFactsOf, NO_FACTS } from './facts.store.ts';
import { freshOf } from './freshness.ts';
import { wholeDetails } from './writer.ts';

/**
 * Evidence or a certificate has come or gone: the score of however many factories is counted again, in three statements. No
 * revision and no new version, because the company has said nothing else of them, and whoever is editing one must not be told
 * that somebody was faster.
 */
export const recountFactories = async (db: Db, factoryIds: string[], at: Date) => {
  if (factoryIds.length === 0) return;
  const factories = await lockToCount(db, factoryIds);
  const facts = await findFactsOf(db, factoryIds, todayInSeoul(at));
  const scores = factories.flatMap((one) => {
    const known = { ...(facts.get(one.id) ?? NO_FACTS), details: wholeDetails(one.details), state: one.state };
    const { score } = completenessOf({ ...known, freshAt: freshOf(one) }, at);
    return score === one.completeness ? [] : [{ id: one.id, score }];
  });
  await updateCompleteness(db, scores);
};
