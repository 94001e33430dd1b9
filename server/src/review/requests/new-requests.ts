import type { contract, Parsed } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { directLinks } from '../../supply/links/direct-suppliers.ts';
import type { EmitEvent } from '../record/events.ts';
import { chooseForm } from '../record/form-choice.ts';
import { periodOf } from '../record/period.ts';
import { findOpenAlike, findRequest, insertRequests } from '../record/request.store.ts';
import { nextReminderOn } from '../record/schedule.ts';

export type RequestInput = Parsed<(typeof contract)['askForDeclarations']>;
export type Who = { companyId: string; by: string; at: Date };

export const refusePast = (dueOn: string, at: Date) => {
  if (dueOn < todayInSeoul(at)) fail('review.due_past', { dueOn: 'past' });
};

/** Sends all requests or none. Two hundred take as many statements as one; only mails are written one by one. */
export const askAll = async (db: Db, emit: EmitEvent, who: Who, input: RequestInput) => {
  refusePast(input.dueOn, who.at);
  const passedOn = await passedOnBy(db, who, input.forwardedFrom);
  const { from, to } = input.kind === 'flows' ? periodOf(input) : { from: '', to: '' };
  const companies = [...new Set(input.recipients.map(({ companyId }) => companyId))];
  await refuseStrangers(db, who, input.recipients, companies);
  const formId = input.kind === 'questionnaire' ? await formFor(db, who, input.form, passedOn?.formId) : null;
  await refuseAlike(db, who, { kind: input.kind, formId, from, to }, input.recipients, companies);
  const shared = {
    asker_company_id: who.companyId,
    kind: input.kind,
    form_id: formId,
    period_from: from,
    period_to: to,
    purpose: input.purpose,
    message: input.message,
    due_on: input.dueOn,
    needs_two: input.needsTwo,
    validity_months: input.validityMonths,
    forwarded_from_id: input.forwardedFrom,
    created_at: who.at.toISOString(),
    created_by: who.by,
    next_reminder_on: nextReminderOn(input.dueOn, todayInSeoul(who.at)),
  };
  const made = await insertRequests(
    db,
    input.recipients.map(({ companyId, linkId }) => ({ ...shared, supplier_company_id: companyId, link_id: linkId })),
  );
  await emit(db, 'requestsSent', { askerId: who.companyId, dueOn: input.dueOn, requests: made });
  return made.map(({ id }) => id);
};

/** Finds the request to the own company that is passed on. Nobody else learns of it. */
const passedOnBy = async (db: Db, { companyId }: Who, id: string | null) => {
  if (id === null) return undefined;
  const found = await findRequest(db, companyId, id);
  if (!found || found.supplierId !== companyId) return fail('request.not_found');
  return found.state === 'open' || found.state === 'answered' ? found : fail('review.request_closed');
};

/** Passes on the same questionnaire, even if it is another company's, unless a different one is chosen. */
const formFor = (db: Db, { companyId, at }: Who, choice: string | null, passedOn: string | null | undefined) =>
  choice === null && passedOn ? Promise.resolve(passedOn) : chooseForm(db, companyId, choice, at);

const fieldsOf = (at: number[], problem: string) =>
  Object.fromEntries(at.map((index) => [`recipients.${index}`, problem]));
const placesOf = <T>(items: T[], isMatch: (item: T, at: number) => boolean) =>
  items.flatMap((item, at) => (isMatch(item, at) ? [at] : []));

const refuseStrangers = async (
  db: Db,
  { companyId }: Who,
  recipients: RequestInput['recipients'],
  companies: string[],
) => {
  const links = await directLinks(db, companyId, companies);
  const known = new Set(links.flatMap(({ id, supplierId }) => [supplierId, `${supplierId} ${id}`]));
  const strangers = placesOf(
    recipients,
    (recipient) => !known.has(recipient.linkId ? `${recipient.companyId} ${recipient.linkId}` : recipient.companyId),
  );
  if (strangers.length > 0) fail('review.not_supplier', fieldsOf(strangers, 'not_supplier'));
};

type Alike = Parameters<typeof findOpenAlike>[3];
const keyOf = (companyId: string, linkId: string | null) => `${companyId} ${linkId ?? ''}`;

const refuseAlike = async (
  db: Db,
  { companyId }: Who,
  same: Alike,
  recipients: RequestInput['recipients'],
  companies: string[],
) => {
  const open = await findOpenAlike(db, companyId, companies, same);
  const taken = new Set(open.map(({ supplierId, linkId }) => keyOf(supplierId, linkId)));
  const again = placesOf(recipients, (recipient) => {
    const key = keyOf(recipient.companyId, recipient.linkId);
    const isTaken = taken.has(key);
    taken.add(key);
    return isTaken;
  });
  if (again.length > 0) fail('review.asked_already', fieldsOf(again, 'asked_already'));
};
