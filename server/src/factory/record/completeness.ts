import { completenessOf } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { lockToCount, updateCompleteness } from './completeness.store.ts';
import { findFactsOf, NO_FACTS } from './facts.store.ts';
import { lastMaintainedAt } from './freshness.ts';
import { wholeDetails } from './writer.ts';

/**
 * Recounts the scores of any number of factories in three statements, after evidence or a certificate has come or gone.
 * It makes no revision and no new version: the company's details are the same, and a person who is editing a factory
 * must not get a conflict.
 */
export const recountFactories = async (db: Db, factoryIds: string[], at: Date) => {
  if (factoryIds.length === 0) return;
  const factories = await lockToCount(db, factoryIds);
  const facts = await findFactsOf(db, factoryIds, todayInSeoul(at));
  const scores = factories.flatMap((row) => {
    const known = { ...(facts.get(row.id) ?? NO_FACTS), details: wholeDetails(row.details), state: row.state };
    const { score } = completenessOf({ ...known, freshAt: lastMaintainedAt(row) }, at);
    return score === row.completeness ? [] : [{ id: row.id, score }];
  });
  await updateCompleteness(db, scores);
};
