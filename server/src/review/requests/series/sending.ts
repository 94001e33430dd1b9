import { dayAfter, lastEndedPeriod, seriesPeriodAfter, seriesSendDay, seriesSpan } from '@ieum/contract';
import { todayInSeoul } from '../../../kit/clock.ts';
import type { Db } from '../../../kit/db/database.ts';
import { directLinks } from '../../../supply/links/direct-suppliers.ts';
import type { EmitEvent } from '../../record/events.ts';
import { findPublishedForm } from '../../record/form.store.ts';
import { isReadyForm, keepReady } from '../../record/form-choice.ts';
import { findOpenAlike, insertRequests } from '../../record/request.store.ts';
import { nextReminderOn } from '../../record/schedule.ts';
import { claimPeriod, countBehind, insertSendings } from './sending.store.ts';
import { advanceSeries, findMemberIds, insertSeriesEvent, type SeriesRow } from './series.store.ts';

type Sending = { emit: EmitEvent; at: Date /** Person who caused it; nobody for the daily job. */; by: string | null };
type Sent = { sent: number; notAsked: number };

/**
 * Sends what is due of a locked series and moves it to its next period. Of several periods that have ended, only the
 * last is sent: nobody wants the questions of a year at once. A questionnaire that is no longer published pauses it.
 */
export const sendDue = async (db: Db, series: SeriesRow, { emit, at, by }: Sending) => {
  const { id, companyId, every, lastPeriod } = series;
  const today = todayInSeoul(at);
  const due = lastEndedPeriod(every, today);
  const isWithin = (period: string) => lastPeriod === '' || period <= lastPeriod;
  let period = series.nextPeriod;
  for (; period <= due && isWithin(period); period = seriesPeriodAfter(every, period)) {
    if (period < due) {
      await claimPeriod(db, id, period, 'missed', at);
      continue;
    }
    const formId = await formOf(db, series, at);
    if (formId === undefined) {
      await advanceSeries(db, id, { state: 'paused', next_period: period, next_send_on: null });
      await insertSeriesEvent(db, id, { kind: 'stopped', by: null, at, period });
      await emit(db, 'seriesStopped', { id, companyId, purpose: series.purpose });
      return;
    }
    if (!(await claimPeriod(db, id, period, 'sent', at))) continue;
    const { sent, notAsked } = await sendPeriod(db, series, period, formId, { emit, at, by });
    await insertSeriesEvent(db, id, { kind: 'sent', by: null, at, period, added: sent, removed: notAsked });
    const behind = await countBehind(db, id, period);
    if (by === null)
      await emit(db, 'seriesSent', { id, companyId, purpose: series.purpose, period, every, sent, notAsked, behind });
  }
  const isOver = !isWithin(period);
  await advanceSeries(db, id, {
    next_period: period,
    next_send_on: isOver ? null : seriesSendDay(every, period),
    state: isOver ? 'ended' : 'active',
  });
  if (isOver) await insertSeriesEvent(db, id, { kind: 'ended', by: null, at });
};

/** Returns the form to send, null for a declaration without one, or undefined if it is no longer published. */
const formOf = async (db: Db, { companyId, kind, templateId, readyKey }: SeriesRow, at: Date) => {
  if (kind !== 'questionnaire') return null;
  if (readyKey !== null) return isReadyForm(readyKey) ? keepReady(db, readyKey, at) : undefined;
  return templateId === null ? undefined : (await findPublishedForm(db, companyId, templateId))?.id;
};

/** Asks every supplier of the series that is still one. Forty take as many statements as one. */
const sendPeriod = async (
  db: Db,
  series: SeriesRow,
  period: string,
  formId: string | null,
  { emit, at, by }: Sending,
): Promise<Sent> => {
  const { id, companyId, kind, every } = series;
  const members = await findMemberIds(db, id);
  const partners = new Set((await directLinks(db, companyId, members)).map(({ supplierId }) => supplierId));
  const { from, to } = seriesSpan(every, period);
  const alike = members.length > 0 ? await findOpenAlike(db, companyId, members, { kind, formId, from, to }) : [];
  const openOf = new Map(
    alike.filter(({ linkId }) => linkId === null).map((request) => [request.supplierId, request.id]),
  );
  const today = todayInSeoul(at);
  const dueOn = dayAfter(today, series.answerDays);
  const asked = members.filter((member) => partners.has(member) && !openOf.has(member));
  const made =
    asked.length === 0
      ? []
      : await insertRequests(
          db,
          asked.map((supplierId) => ({
            asker_company_id: companyId,
            supplier_company_id: supplierId,
            kind,
            form_id: formId,
            link_id: null,
            period_from: from,
            period_to: to,
            purpose: series.purpose,
            message: series.message,
            due_on: dueOn,
            needs_two: series.needsTwo,
            validity_months: series.validityMonths,
            forwarded_from_id: null,
            created_at: at.toISOString(),
            created_by: by ?? series.createdBy,
            next_reminder_on: nextReminderOn(dueOn, today),
          })),
        );
  const requestOf = new Map(made.map((request) => [request.supplierId, request.id]));
  const row = { series_id: id, period };
  await insertSendings(
    db,
    members.map((member) => {
      const [own, same] = [requestOf.get(member), openOf.get(member)];
      if (own) return { ...row, supplier_company_id: member, outcome: 'sent', request_id: own };
      if (same && partners.has(member))
        return { ...row, supplier_company_id: member, outcome: 'same_open', request_id: same };
      return { ...row, supplier_company_id: member, outcome: 'not_supplier', request_id: null };
    }),
  );
  if (made.length > 0) await emit(db, 'requestsSent', { askerId: companyId, dueOn, requests: made });
  return { sent: made.length, notAsked: members.length - made.length };
};
