import {
  type contract,
  type FormWords,
  type ListedSeries,
  type Parsed,
  type ReviewSeries,
  SERIES_COLUMNS,
  SERIES_DATES,
  type SeriesCell,
  seriesDates,
} from '@ieum/contract';
import { todayInSeoul } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db/database.ts';
import { fail } from '../../../kit/http/failure.ts';
import { directLinks } from '../../../supply/links/direct-suppliers.ts';
import { isReadyForm } from '../../record/form-choice.ts';
import { findPersonName } from '../../record/people.store.ts';
import { READY } from '../../record/ready/ready-forms.ts';
import { type Member, mayWrite } from '../../record/side.policy.ts';
import {
  findAskedPage,
  findCells,
  findFigures,
  findFormName,
  findLastFigures,
  findMembers,
  findSeriesPage,
  type SendingCell,
  type SeriesListRow,
} from './answers.store.ts';
import { findSkipped } from './sending.store.ts';
import { findSeries, findSeriesEvents, type SeriesRow } from './series.store.ts';

type Listing = Parsed<(typeof contract)['listReviewSeries']>;
type Answers = Parsed<(typeof contract)['getSeriesAnswers']>;
type Chosen = { templateId: string | null; readyKey: string | null };
type Figures = Awaited<ReturnType<typeof findLastFigures>>[number];

export const presentSeriesList = async (db: Db, actor: Member, query: Listing, now: Date) => {
  const { rows, total } = await findSeriesPage(db, actor.companyId, query);
  const figures = await findLastFigures(
    db,
    rows.map(({ id }) => id),
    todayInSeoul(now),
  );
  const lastOf = new Map(figures.map((found) => [found.seriesId, found]));
  const skipped = await findSkipped(db, rows);
  const today = todayInSeoul(now);
  return {
    rows: rows.map((row) => ({
      ...listed(row, lastOf.get(row.id)),
      next: nextOf(row, datesOf(row, skipped(row.id), today)),
    })),
    total,
    can: { ask: mayWrite(actor) },
  };
};

type Dates = ReviewSeries['dates'];
type Planned = Pick<SeriesRow, 'state' | 'every' | 'nextPeriod' | 'lastPeriod' | 'answerDays'>;

const datesOf = (row: Planned, skipped: string[], today: string): Dates =>
  row.state === 'ended'
    ? []
    : seriesDates(row, today, SERIES_DATES).map((date) => ({ ...date, isSkipped: skipped.includes(date.period) }));

const nextOf = ({ state }: Pick<SeriesRow, 'state'>, dates: Dates) => {
  const next = state === 'active' ? dates.find(({ isSkipped }) => !isSkipped) : undefined;
  return next ? { period: next.period, sendOn: next.sendOn } : null;
};

const listed = (row: SeriesListRow, last: Figures | undefined): Omit<ListedSeries, 'next'> => {
  const { id, state, kind, every, purpose, suppliers, firstPeriod, lastPeriod } = row;
  return {
    id,
    state,
    kind,
    every,
    purpose,
    suppliers,
    firstPeriod,
    lastPeriod,
    form: formOf(row, row.formName),
    last: last ?? null,
  };
};

/** Returns the choice and the name of a questionnaire. */
const formOf = ({ templateId, readyKey }: Chosen, name: FormWords | null): ListedSeries['form'] => {
  if (readyKey !== null) return isReadyForm(readyKey) ? { choice: readyKey, words: READY[readyKey].name } : null;
  return templateId === null || name === null ? null : { choice: templateId, words: name };
};

export const presentSeries = async (db: Db, actor: Member, id: string, now: Date): Promise<ReviewSeries> => {
  const row = (await findSeries(db, actor.companyId, id)) ?? fail('request.not_found');
  const today = todayInSeoul(now);
  const members = await findMembers(db, id);
  const suppliers = await suppliersAmong(db, row.companyId, members);
  const [last] = await findLastFigures(db, [id], today);
  const dates = datesOf(row, (await findSkipped(db, [row]))(id), today);
  const { kind, state, every, purpose, message, firstPeriod, lastPeriod } = row;
  const { answerDays, validityMonths, needsTwo, version, createdAt } = row;
  return {
    ...{ id, kind, state, every, purpose, message, firstPeriod, lastPeriod, version, createdAt, dates },
    next: nextOf(row, dates),
    ...{ answerDays, validityMonths, needsTwo },
    form: formOf(row, row.templateId === null ? null : await findFormName(db, id)),
    suppliers: members.length,
    members: members.map((member) => ({ ...member, isSupplier: suppliers.has(member.id) })),
    last: last ?? null,
    createdBy: row.createdBy === null ? '' : await findPersonName(db, row.createdBy),
    events: await findSeriesEvents(db, id),
    acts: mayWrite(actor) ? actsOf(row, (last?.open ?? 0) > 0) : [],
  };
};

const actsOf = ({ state }: SeriesRow, hasOpen: boolean): ReviewSeries['acts'] => {
  const remind = hasOpen ? (['remind'] as const) : [];
  if (state === 'ended') return [...remind];
  return [...remind, 'edit', state === 'active' ? 'pause' : 'resume', 'skip', 'end'];
};

const suppliersAmong = async (db: Db, companyId: string, companies: { id: string }[]) => {
  const ids = companies.map(({ id }) => id);
  return new Set((await directLinks(db, companyId, ids)).map(({ supplierId }) => supplierId));
};

/** Returns what came back: one row for each supplier, one cell for each period. */
export const presentAnswers = async (db: Db, actor: Member, query: Answers, now: Date) => {
  const { id, skip } = query;
  const row = (await findSeries(db, actor.companyId, id)) ?? fail('request.not_found');
  const today = todayInSeoul(now);
  const found = await findFigures(db, id, row.nextPeriod, today, skip);
  const periods = found.slice(0, SERIES_COLUMNS);
  const { rows, total } = await findAskedPage(db, id, query);
  const suppliers = await suppliersAmong(db, row.companyId, rows);
  const cells = await findCells(
    db,
    id,
    periods.map(({ period }) => period),
    rows.map((supplier) => supplier.id),
  );
  const cellOf = new Map(cells.map((cell) => [`${cell.supplierId} ${cell.period}`, cell]));
  return {
    periods,
    hasEarlier: found.length > SERIES_COLUMNS,
    total,
    rows: rows.map(({ isMember, open, ...supplier }) => ({
      supplier: { ...supplier, isSupplier: suppliers.has(supplier.id) },
      isMember: isMember === true,
      open,
      cells: periods.map(({ period, outcome }) => cellFor(outcome, cellOf.get(`${supplier.id} ${period}`), today)),
    })),
  };
};

type Cell = { state: SeriesCell; requestId: string | null; declarationId: string | null };

const cellFor = (outcome: Figures['outcome'], cell: SendingCell | undefined, today: string): Cell => {
  if (outcome !== 'sent') return { state: outcome, requestId: null, declarationId: null };
  if (!cell) return { state: 'none', requestId: null, declarationId: null };
  const { requestId, answer } = cell;
  return { state: stateOf(cell, today), requestId, declarationId: answer?.id ?? null };
};

const stateOf = ({ outcome, state, dueOn, answer }: SendingCell, today: string): SeriesCell => {
  if (state === null) return 'not_supplier';
  if (state === 'answered') return answer?.state ?? 'submitted';
  if (state !== 'open') return state;
  if (dueOn !== null && dueOn < today) return 'overdue';
  return outcome === 'same_open' ? 'same_open' : 'open';
};
