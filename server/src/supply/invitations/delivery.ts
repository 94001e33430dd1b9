import {
  formatDate,
  INVITATION_DAYS,
  type Language,
  nameFor,
  type ScriptNames,
  SUPPLY_TOKEN_START,
  TAG_OF,
} from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { hashOfSecret, newSecret } from '../../kit/security/keyed-hash.ts';
import type { Outbox } from '../../notice/mail/outbox.ts';
import { supplierInvited, supplierReminded } from './invitation.mails.ts';
import { nextReminderOn } from './invitation.rules.ts';
import { insertSecret, replaceShownSecret, updateInvitation } from './invitation.store.ts';

const LIFETIME_MS = INVITATION_DAYS * 24 * 60 * 60 * 1000;

export type MailDeps = { outbox: Outbox; publicUrl: string };
type Posted = {
  id: string;
  email: string;
  language: Language;
  /** The company that invites. */
  company: ScriptNames;
  person: string;
  product: string;
  endsAt: Date;
};

/** Period in which the invitation is valid, and the day of the first reminder. */
export const freshTimes = (now: Date) => ({
  sent_at: now.toISOString(),
  ends_at: endOf(now).toISOString(),
  next_reminder_on: nextReminderOn(now, todayInSeoul(now)),
});

export const endOf = (sentAt: Date) => new Date(sentAt.getTime() + LIFETIME_MS);

/** Sends a mail with a link of its own, in the language that the inviter chose. */
export const postInvitation = async (
  db: Db,
  { outbox, publicUrl }: MailDeps,
  { id, email, language, company, person, product, endsAt }: Posted,
  isReminder = false,
) => {
  const { token, hash } = newToken();
  await insertSecret(db, id, hash);
  const lastDay = formatDate(endsAt, TAG_OF[language]);
  const facts = { name: '', company: nameFor(company, language), person, product, lastDay };
  const words = isReminder ? supplierReminded : supplierInvited;
  const content = words(language, { ...facts, url: publicUrl + accountPaths.invite(token) });
  const kind = isReminder ? 'supply.reminded' : 'supply.invited';
  const mailId = await outbox.post(db, { to: email, language, kind, content });
  await updateInvitation(db, id, { mail_id: mailId });
};

/** Creates a link without a mail, for the company that asked the supplier. */
export const showInvitation = async (db: Db, { publicUrl }: MailDeps, id: string) => {
  const { token, hash } = newToken();
  await replaceShownSecret(db, id, hash);
  return publicUrl + accountPaths.invite(token);
};

const newToken = () => {
  const token = `${SUPPLY_TOKEN_START}${newSecret().secret}`;
  return { token, hash: hashOfSecret(token) };
};
