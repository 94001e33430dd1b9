import type { contract, Parsed } from '@ieum/contract';
import { spanBetween } from '@ieum/contract';
import { writersOfEach } from '../../company/notifications.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { directLinks } from '../../supply/links/direct-suppliers.ts';
import { chooseForm } from '../record/form-choice.ts';
import { requestTold } from '../record/notifications.ts';
import { findPartner } from '../record/people.store.ts';
import { findOpenAlike, findRequest, insertRequests } from '../record/request.store.ts';
import { nextReminderOn } from '../record/schedule.ts';

export type Asked = Parsed<(typeof contract)['askForDeclarations']>;
export type Who = { companyId: string; by: string; at: Date };

export const refusePast = (dueOn: string, at: Date) => {
  if (dueOn < todayInSeoul(at)) fail('review.due_past', { dueOn: 'past' });
};

type Time = { from: string | null; to: string | null };

/** From a beginning to an end, which does not lie before it. */
export const periodOf = ({ from, to }: Time) => {
  if (from === null || to === null)
    return fail('review.period_missing', { [from === null ? 'from' : 'to']: 'missing' });
  const span = spanBetween(from, to);
  if (span.to < span.from) fail('review.period_missing', { to: 'before_start' });
  return { from, to };
};

/** All or none, in as many statements for two hundred as for one; only letters are written one by one. */
export const askAll = async (db: Db, notices: Notices, who: Who, asked: Asked) => {
  refusePast(asked.dueOn, who.at);
  const passedOn = await passedOnBy(db, who, asked.forwardedFrom);
  const { from, to } = asked.kind === 'flows' ? periodOf(asked) : { from: '', to: '' };
  const companies = [...new Set(asked.recipients.map(({ companyId }) => companyId))];
  await refuseStrangers(db, who, asked.recipients, companies);
  const formId = asked.kind === 'questionnaire' ? await formFor(db, who, asked.form, passedOn?.formId) : null;
  await refuseAlike(db, who, { kind: asked.kind, formId, from, to }, asked.recipients, companies);
  const one = {
    ...{ asker_company_id: who.companyId, kind: asked.kind, form_id: formId, period_from: from, period_to: to },
    ...{ purpose: asked.purpose, message: asked.message, due_on: asked.dueOn, needs_two: asked.needsTwo },
    ...{ validity_months: asked.validityMonths, forwarded_from_id: asked.forwardedFrom },
    ...{ created_at: who.at.toISOString(), created_by: who.by },
    next_reminder_on: nextReminderOn(asked.dueOn, todayInSeoul(who.at)),
  };
  const made = await insertRequests(
    db,
    asked.recipients.map(({ companyId, linkId }) => ({ ...one, supplier_company_id: companyId, link_id: linkId })),
  );
  const { name: company } = await findPartner(db, who.companyId);
  const writersOf = await writersOfEach(db, companies);
  await notices.tellEach(
    db,
    'review.asked',
    made.map(({ id, supplierId }) => requestTold('asked', { id, company, dueOn: asked.dueOn }, writersOf(supplierId))),
  );
  return made.map(({ id }) => id);
};

/** The request to the own company; nobody else is ever told of it. */
const passedOnBy = async (db: Db, { companyId }: Who, id: string | null) => {
  if (id === null) return undefined;
  const found = await findRequest(db, companyId, id);
  if (!found || found.supplierId !== companyId) return fail('request.not_found');
  return found.state === 'open' || found.state === 'answered' ? found : fail('review.request_closed');
};

/** What is passed on is the same questionnaire, though it may be another company's, unless another is chosen. */
const formFor = (db: Db, { companyId, at }: Who, choice: string | null, passedOn: string | null | undefined) =>
  choice === null && passedOn ? Promise.resolve(passedOn) : chooseForm(db, companyId, choice, at);

const fieldsOf = (at: number[], problem: string) =>
  Object.fromEntries(at.map((index) => [`recipients.${index}`, problem]));
const placesOf = <T>(all: T[], isOne: (one: T, at: number) => boolean) =>
  all.flatMap((one, at) => (isOne(one, at) ? [at] : []));

const refuseStrangers = async (db: Db, { companyId }: Who, recipients: Asked['recipients'], companies: string[]) => {
  const links = await directLinks(db, companyId, companies);
  const known = new Set(links.flatMap(({ id, supplierId }) => [supplierId, `${supplierId} ${id}`]));
  const strangers = placesOf(
    recipients,
    (one) => !known.has(one.linkId ? `${one.companyId} ${one.linkId}` : one.companyId),
  );
  if (strangers.length > 0) fail('review.not_supplier', fieldsOf(strangers, 'not_supplier'));
};

type Alike = Parameters<typeof findOpenAlike>[3];
const keyOf = (companyId: string, linkId: string | null) => `${companyId} ${linkId ?? ''}`;

const refuseAlike = async (
  db: Db,
  { companyId }: Who,
  same: Alike,
  recipients: Asked['recipients'],
  companies: string[],
) => {
  const open = await findOpenAlike(db, companyId, companies, same);
  const taken = new Set(open.map(({ supplierId, linkId }) => keyOf(supplierId, linkId)));
  const again = placesOf(recipients, (one) => {
    const key = keyOf(one.companyId, one.linkId);
    const isTaken = taken.has(key);
    taken.add(key);
    return isTaken;
  });
  if (again.length > 0) fail('review.asked_already', fieldsOf(again, 'asked_already'));
};
