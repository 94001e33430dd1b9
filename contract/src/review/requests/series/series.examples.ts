import type { Examples } from '../../../kit/endpoint.ts';
import { at, companyId, partner, requestId } from '../../record/declaration.examples.ts';
import type { ListedSeries, ReviewSeries, reviewSeriesContract } from './series.ts';
import type { SeriesPeriodFigures } from './series-answers.ts';

const id = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d71';
const PERIOD = '2026-Q3';
const NEXT = '2026-Q4';
const supplier = { ...partner, isSupplier: true };
const figures: SeriesPeriodFigures = {
  period: PERIOD,
  outcome: 'sent',
  asked: 1,
  answered: 1,
  open: 0,
  overdue: 0,
  declined: 0,
  notAsked: 0,
};
const listed: ListedSeries = {
  id,
  state: 'active',
  kind: 'flows',
  every: 'quarter',
  form: null,
  purpose: '분기별 출고량',
  suppliers: 1,
  firstPeriod: PERIOD,
  lastPeriod: '',
  next: { period: NEXT, sendOn: '2027-01-01' },
  last: figures,
};
const series: ReviewSeries = {
  ...listed,
  version: 1,
  message: '',
  answerDays: 30,
  validityMonths: 12,
  needsTwo: false,
  createdAt: at,
  createdBy: '김이음',
  dates: [{ period: NEXT, sendOn: '2027-01-01', dueOn: '2027-01-31', isSkipped: false }],
  members: [supplier],
  events: [{ kind: 'started', at, by: '김이음', period: '', added: 1, removed: 0 }],
  acts: ['edit', 'pause', 'skip', 'end'],
};
const plan = { recipients: [companyId], answerDays: 30, purpose: listed.purpose };
const seen = { id, version: 1 };

export const reviewSeriesExamples: Examples<typeof reviewSeriesContract> = {
  listReviewSeries: { input: { state: 'active' }, output: { rows: [listed], total: 1, can: { ask: true } } },
  getReviewSeries: { input: { id }, output: series },
  getSeriesAnswers: {
    input: { id },
    output: {
      periods: [figures],
      hasEarlier: false,
      rows: [
        { supplier, isMember: true, open: 0, cells: [{ state: 'submitted', requestId, declarationId: requestId }] },
      ],
      total: 1,
    },
  },
  startReviewSeries: {
    input: { ...plan, kind: 'flows', every: 'quarter', firstPeriod: '2030-Q1', lastPeriod: '2032-Q4' },
    output: { ...series, firstPeriod: '2030-Q1', lastPeriod: '2032-Q4' },
  },
  updateReviewSeries: { input: { ...seen, ...plan }, output: { ...series, version: 2 } },
  pauseReviewSeries: {
    input: seen,
    output: { ...series, version: 2, state: 'paused', next: null, acts: ['edit', 'resume', 'skip', 'end'] },
  },
  resumeReviewSeries: { input: seen, output: { ...series, version: 2 } },
  endReviewSeries: {
    input: seen,
    output: { ...series, version: 2, state: 'ended', next: null, dates: [], acts: [] },
  },
  skipSeriesPeriod: {
    input: { ...seen, period: NEXT, isSkipped: true },
    output: {
      ...series,
      version: 2,
      next: null,
      dates: [{ period: NEXT, sendOn: '2027-01-01', dueOn: '2027-01-31', isSkipped: true }],
    },
  },
  remindSeries: { input: { id, period: PERIOD }, output: { reminded: 1 } },
};
