import {
  type contract,
  isSeriesPeriod,
  lastEndedPeriod,
  type Parsed,
  type reviewSeriesContract,
  SERIES_DATES,
  SERIES_MAX,
  SERIES_PERIODS_MAX,
  type SeriesEvery,
  seriesDates,
  seriesPeriodAfter,
  seriesSendDay,
} from '@ieum/contract';
import { refuseOutside } from '../../../company/members/outside-access.ts';
import { todayInSeoul } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db/database.ts';
import type { Handlers } from '../../../kit/http/context.ts';
import { fail } from '../../../kit/http/failure.ts';
import { directLinks } from '../../../supply/links/direct-suppliers.ts';
import type { ReviewDeps } from '../../record/deps.ts';
import { chooseForm, isReadyForm } from '../../record/form-choice.ts';
import { type Member, mayWrite } from '../../record/side.policy.ts';
import { remindPeriod } from './reminding.ts';
import { claimPeriod, deleteSkipped } from './sending.store.ts';
import { sendDue } from './sending.ts';
import { presentAnswers, presentSeries, presentSeriesList } from './series.presenter.ts';
import {
  countRunningSeries,
  deleteMembers,
  findMemberIds,
  insertMembers,
  insertSeries,
  insertSeriesEvent,
  lockSeries,
  type SeriesRow,
  updateSeries,
} from './series.store.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };
type Seen = { id: string; version: number };
type Start = Parsed<(typeof contract)['startReviewSeries']>;

export const createSeriesService = ({ emit }: Pick<ReviewDeps, 'emit'>): Handlers<typeof reviewSeriesContract> => ({
  async listReviewSeries({ db, actor, clock }, query) {
    return presentSeriesList(db, actor, query, clock());
  },

  async getReviewSeries({ db, actor, clock }, { id }) {
    return presentSeries(db, actor, id, clock());
  },

  async getSeriesAnswers({ db, actor, clock }, query) {
    return presentAnswers(db, actor, query, clock());
  },

  async startReviewSeries(ctx, input) {
    const { db, actor, clock } = ctx;
    if (!mayWrite(actor)) fail('access.denied');
    await refuseOutside(db, actor);
    const at = clock();
    refusePeriods(input, todayInSeoul(at));
    const members = [...new Set(input.recipients)];
    await refuseStrangers(db, actor, input.recipients, []);
    const form = await formColumns(db, actor, input, at);
    if ((await countRunningSeries(db, actor.companyId)) >= SERIES_MAX) fail('review.series_full');
    const series = await insertSeries(db, {
      ...planColumns(input),
      ...form,
      company_id: actor.companyId,
      kind: input.kind,
      every: input.every,
      first_period: input.firstPeriod,
      next_period: input.firstPeriod,
      next_send_on: seriesSendDay(input.every, input.firstPeriod),
      created_at: at.toISOString(),
      created_by: actor.id,
      updated_at: at.toISOString(),
    });
    await insertMembers(db, series.id, members, at);
    await insertSeriesEvent(db, series.id, { kind: 'started', by: actor.id, at, added: members.length });
    await sendDue(db, series, { emit, at, by: actor.id });
    return presentSeries(db, actor, series.id, at);
  },

  async updateReviewSeries(ctx, input) {
    const { db, actor, clock } = ctx;
    const series = await takeSeries(ctx, input, ['active', 'paused']);
    const at = clock();
    refuseLast(series.every, series.firstPeriod, input.lastPeriod);
    if (input.lastPeriod !== null && input.lastPeriod < series.nextPeriod)
      fail('review.series_period', { lastPeriod: 'past' });
    const before = await findMemberIds(db, series.id);
    await refuseStrangers(db, actor, input.recipients, before);
    const added = [...new Set(input.recipients)].filter((id) => !before.includes(id));
    const removed = before.filter((id) => !input.recipients.includes(id));
    await insertMembers(db, series.id, added, at);
    await deleteMembers(db, series.id, removed);
    await updateSeries(db, series, planColumns(input), at);
    const { lastPeriod, answerDays, purpose, message, validityMonths, needsTwo } = series;
    await insertSeriesEvent(db, series.id, {
      kind: 'changed',
      by: actor.id,
      at,
      added: added.length,
      removed: removed.length,
      before: { lastPeriod, answerDays, purpose, message, validityMonths, needsTwo, suppliers: before },
    });
    return presentSeries(db, actor, series.id, at);
  },

  async pauseReviewSeries(ctx, seen) {
    const series = await takeSeries(ctx, seen, ['active']);
    return move(ctx, series, 'paused', { state: 'paused', next_send_on: null });
  },

  async resumeReviewSeries(ctx, seen) {
    const { db, actor, clock } = ctx;
    const series = await takeSeries(ctx, seen, ['paused']);
    const at = clock();
    // A questionnaire that is not published would only pause the series again.
    if (series.kind === 'questionnaire') await chooseForm(db, actor.companyId, choiceOf(series), at);
    await updateSeries(
      db,
      series,
      { state: 'active', next_send_on: seriesSendDay(series.every, series.nextPeriod) },
      at,
    );
    await insertSeriesEvent(db, series.id, { kind: 'resumed', by: actor.id, at });
    await sendDue(db, series, { emit, at, by: actor.id });
    return presentSeries(db, actor, series.id, at);
  },

  async endReviewSeries(ctx, seen) {
    const series = await takeSeries(ctx, seen, ['active', 'paused']);
    return move(ctx, series, 'ended', { state: 'ended', next_send_on: null });
  },

  async skipSeriesPeriod(ctx, { period, isSkipped, ...seen }) {
    const { db, actor, clock } = ctx;
    const series = await takeSeries(ctx, seen, ['active', 'paused']);
    const at = clock();
    const dates = seriesDates(series, todayInSeoul(at), SERIES_DATES);
    if (!dates.some((date) => date.period === period)) fail('review.series_period', { period: 'not_next' });
    const hasChanged = isSkipped
      ? await claimPeriod(db, series.id, period, 'skipped', at)
      : await deleteSkipped(db, series.id, period);
    if (!hasChanged) return presentSeries(db, actor, series.id, at);
    await updateSeries(db, series, {}, at);
    await insertSeriesEvent(db, series.id, { kind: isSkipped ? 'skipped' : 'unskipped', by: actor.id, at, period });
    return presentSeries(db, actor, series.id, at);
  },

  async remindSeries(ctx, { id, period }) {
    const { db, actor, clock } = ctx;
    const series = await lockOwn(ctx, id);
    await refuseOutside(db, actor);
    return { reminded: await remindPeriod(db, series, period, emit, clock()) };
  },
});

const lockOwn = async ({ db, actor }: Ctx, id: string) => {
  const series = (await lockSeries(db, actor.companyId, id)) ?? fail('request.not_found');
  return mayWrite(actor) ? series : fail('access.denied');
};

/** Locks a series in the version that the caller has seen. */
const takeSeries = async (ctx: Ctx, { id, version }: Seen, states: SeriesRow['state'][]) => {
  const series = await lockOwn(ctx, id);
  await refuseOutside(ctx.db, ctx.actor);
  if (series.version !== version) fail('review.series_changed', { state: series.state });
  return states.includes(series.state) ? series : fail('review.series_closed', { state: series.state });
};

type Moved = Parameters<typeof updateSeries>[2];

const move = async ({ db, actor, clock }: Ctx, series: SeriesRow, kind: 'paused' | 'ended', change: Moved) => {
  const at = clock();
  await updateSeries(db, series, change, at);
  await insertSeriesEvent(db, series.id, { kind, by: actor.id, at });
  return presentSeries(db, actor, series.id, at);
};

type Plan = Pick<Start, 'lastPeriod' | 'answerDays' | 'purpose' | 'message' | 'validityMonths' | 'needsTwo'>;

const planColumns = ({ lastPeriod, answerDays, purpose, message, validityMonths, needsTwo }: Plan) => ({
  last_period: lastPeriod ?? '',
  answer_days: answerDays,
  purpose,
  message,
  validity_months: validityMonths,
  needs_two: needsTwo,
});

/** Checks that the questionnaire can be sent now. Later periods get its newest version. */
const formColumns = async (db: Db, { companyId }: Member, { kind, form }: Start, at: Date) => {
  if (kind !== 'questionnaire') return { template_id: null, ready_key: null };
  await chooseForm(db, companyId, form, at);
  return form !== null && isReadyForm(form)
    ? { template_id: null, ready_key: form }
    : { template_id: form, ready_key: null };
};

const choiceOf = ({ templateId, readyKey }: SeriesRow) => readyKey ?? templateId;

/** Refuses a first period that is older than the last one that ended, or too far ahead. */
const refusePeriods = ({ every, firstPeriod, lastPeriod }: Start, today: string) => {
  if (!isSeriesPeriod(every, firstPeriod)) fail('review.series_period', { firstPeriod: 'interval' });
  const earliest = lastEndedPeriod(every, today);
  if (firstPeriod < earliest) fail('review.series_period', { firstPeriod: 'past' });
  if (firstPeriod > seriesPeriodAfter(every, earliest, SERIES_PERIODS_MAX))
    fail('review.series_period', { firstPeriod: 'far' });
  refuseLast(every, firstPeriod, lastPeriod);
};

const refuseLast = (every: SeriesEvery, firstPeriod: string, lastPeriod: string | null) => {
  if (lastPeriod === null) return;
  if (!isSeriesPeriod(every, lastPeriod)) fail('review.series_period', { lastPeriod: 'interval' });
  if (lastPeriod < firstPeriod) fail('review.series_period', { lastPeriod: 'before_start' });
  if (lastPeriod > seriesPeriodAfter(every, firstPeriod, SERIES_PERIODS_MAX))
    fail('review.series_period', { lastPeriod: 'far' });
};

/** Refuses companies that are no direct suppliers. Those that are in the series already may stay. */
const refuseStrangers = async (db: Db, { companyId }: Member, recipients: string[], known: string[]) => {
  const fresh = [...new Set(recipients)].filter((id) => !known.includes(id));
  const suppliers = new Set((await directLinks(db, companyId, fresh)).map(({ supplierId }) => supplierId));
  const strangers = recipients.flatMap((id, at) => (known.includes(id) || suppliers.has(id) ? [] : [at]));
  if (strangers.length > 0)
    fail('review.not_supplier', Object.fromEntries(strangers.map((at) => [`recipients.${at}`, 'not_supplier'])));
};
