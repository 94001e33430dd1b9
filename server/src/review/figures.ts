import { DECLARATION_STATES, type DeclarationState } from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import { findBacklog, findOperatorDecisions, findRequestFigures, findReviewFigures } from './figures.store.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Counts the declarations of a company and those that it reviews by state, with the median review time of the last
 * year.
 */
export const reviewFigures = async (db: Db, companyId: string, now: Date) => {
  const { own, toReview, medianDays } = await findReviewFigures(db, companyId, new Date(now.getTime() - YEAR_MS));
  return { own: inOrder(own ?? []), toReview: inOrder(toReview ?? []), medianDays };
};

const inOrder = (counted: { state: DeclarationState; count: number }[]) =>
  DECLARATION_STATES.flatMap((state) => counted.find((entry) => entry.state === state) ?? []);

export const requestFigures = (db: Db, companyId: string, now: Date) =>
  findRequestFigures(db, companyId, todayInSeoul(now));

export const reviewBacklog = (db: Db, now: Date) => findBacklog(db, now);

export const operatorDecisions = (db: Db, since: Date) => findOperatorDecisions(db, since);
