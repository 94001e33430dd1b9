import type { InTransaction } from '../kit/db/database.ts';
import type { Operator } from '../kit/settings.ts';
import type { Setup } from '../kit/setup.ts';

/** Facts that every page contains, so that it needs no call for them. */
export type SiteFacts = { operator: Operator; isMailSent: boolean };

const FRESH_MS = 2_000;

/**
 * Keeps the settings in memory, so that a page never waits for the database. Another process shows an operator's change
 * one page later.
 */
export const createSiteFacts = (setup: Setup, inStatement: InTransaction) => {
  let facts: SiteFacts = { operator: setup.environment.operator, isMailSent: false };
  let readAt = 0;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      const kept = await inStatement(setup.keptIn);
      facts = { operator: setup.operatorOf(kept), isMailSent: setup.mailOf(kept) !== undefined };
    } catch {
      // The database is not reachable: the last known facts stay.
    }
    readAt = Date.now();
  };
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return {
    refresh,
    now: () => {
      if (Date.now() - readAt > FRESH_MS) refresh();
      return facts;
    },
  };
};
