import { mondayOf, type OperatorDashboard } from '@ieum/contract';
import { firstDayInTime } from '../company/verification/due-date.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import { operatorDecisions, reviewBacklog } from '../review/figures.ts';
import { findOperatorFigures } from './operator-dashboard.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DECIDED_DAYS = 30;
const TENTHS = 10;

export type OperatorSources = {
  /** Counts how often personal data were opened in a month that no operator has reviewed; the admin slice provides it. */
  countUnreviewedAccesses: (db: Db, month: string) => Promise<number>;
};

/** Loads the operators' backlog, the figures that they should check and this week's work, in four statements. */
export const loadOperatorDashboard = async (
  db: Db,
  { countUnreviewedAccesses }: OperatorSources,
  now: Date,
  asksTaxOffice: boolean,
): Promise<OperatorDashboard> => {
  const today = todayInSeoul(now);
  const thisMonth = startOf(`${today.slice(0, 'yyyy-mm'.length)}-01`);
  const month = todayInSeoul(new Date(thisMonth.getTime() - DAY_MS)).slice(0, 'yyyy-mm'.length);
  const monday = mondayOf(today);
  const weekSince = startOf(monday);
  const found = await findOperatorFigures(db, {
    now,
    weekSince,
    lateBefore: startOf(firstDayInTime(today)),
    decidedSince: new Date(now.getTime() - DECIDED_DAYS * DAY_MS),
  });
  const backlog = await reviewBacklog(db, now);
  const decisions = await operatorDecisions(db, weekSince);
  const { waiting, overdue, decided, unanswered, closed, suspended, bounced, open, failed } = found;
  return {
    asOf: now.toISOString(),
    cases: {
      waiting,
      overdue,
      decidedIn30Days: decided,
      oldestHours: rounded(found.oldestHours),
      medianHours: rounded(found.medianHours),
    },
    taxOffice: { isAsked: asksTaxOffice, unanswered: asksTaxOffice ? unanswered : 0, closed, suspended },
    reviews: {
      waiting: backlog.reduce((sum, { count }) => sum + count, 0),
      reviewers: backlog.map(({ oldestDays, ...reviewer }) => ({ ...reviewer, oldestDays: rounded(oldestDays) })),
    },
    invitations: { bounced, open },
    mails: { failed },
    accesses: { month, count: await countUnreviewedAccesses(db, month) },
    week: {
      from: monday,
      cases: { verified: found.verifiedInWeek, returned: found.returnedInWeek, rejected: found.rejectedInWeek },
      reviews: { decided: decisions.decided, medianDays: rounded(decisions.medianDays) },
      mails: { all: found.mailsInWeek, failed: found.failedInWeek },
    },
    health: { lateJobs: found.lateJobs, sealedAt: found.sealedAt },
  };
};

const startOf = (day: string) => new Date(`${day}T00:00:00+09:00`);
const rounded = (value: number | null) => (value === null ? null : Math.round(value * TENTHS) / TENTHS);
