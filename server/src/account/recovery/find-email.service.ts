import { randomInt } from 'node:crypto';
import { CODE_DIGITS, type publicAccountContract, storedPhone } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers, Sender } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import { hashOfSecret, newSecret } from '../../kit/security/keyed-hash.ts';
import { networkOf } from '../../kit/security/limits.ts';
import { CODE_TRIES, LIFETIME_MS } from '../account.limits.ts';
import { insertLink, takeLink, tryLink } from '../link.store.ts';
import type { Platform } from '../platform.ts';
import { notifyOwner } from '../sign-in/owner-notification.jobs.ts';
import { findPeople, findUser, type Person } from '../user.store.ts';

type Finding = Pick<Handlers<typeof publicAccountContract>, 'findEmail' | 'confirmFindEmail'>;

/** Answers a hit and a miss with the same work, in the same time and in the same shape. */
export const createFindEmailHandlers = (deps: Platform): Finding => {
  const { limiting, settle, sms, enqueue, log } = deps;

  const notifyOwners = async (db: Db, people: Person[], sender: Sender, now: Date) => {
    const network = networkOf(sender.address);
    const ids = people.length ? people.map(({ id }) => id) : [null];
    for (const userId of ids) await notifyOwner(db, enqueue, { what: 'looked_up', userId, network }, now);
  };

  /** Binds a code to this request. A miss gets a row as well, which no code opens. */
  const issueCode = async (db: Db, people: Person[], now: Date) => {
    const { secret, hash } = newSecret();
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const endsAt = new Date(now.getTime() + LIFETIME_MS.find_code);
    const codeHash = hashOfSecret(`${secret} ${code}`);
    await insertLink(db, { purpose: 'find_code', userId: people[0]?.id ?? null, tokenHash: hash, codeHash, endsAt });
    return { request: secret, code };
  };

  return {
    findEmail: ({ inTransaction, sender, clock }, { name, phone }) =>
      settle(
        (async () => {
          await limiting.take(inTransaction, 'findEmail', phone, sender);
          const now = clock();
          const { people, isTooMuch, issued } = await inTransaction(async (db) => {
            const found = await findPeople(db, name, storedPhone(phone));
            await notifyOwners(db, found, sender, now);
            return {
              people: found,
              isTooMuch: await limiting.isOverall(db, 'findEmail'),
              issued: sms && (await issueCode(db, found, now)),
            };
          });
          if (isTooMuch) {
            log.warn('finding e-mails answers by mail alone: too many calls this hour');
            return { mode: 'mail' as const, emails: [], request: '' };
          }
          if (!issued)
            return { mode: 'masked' as const, emails: people.map(({ email }) => maskedEmail(email)), request: '' };
          // Does not wait: the duration must not show whether there is a phone to send to.
          if (people.length) sms?.send(phone, issued.code).catch((err) => log.error({ err }, 'SMS not sent'));
          return { mode: 'code' as const, emails: [], request: issued.request };
        })(),
      ),

    async confirmFindEmail({ inTransaction, sender, clock }, { request, code }) {
      await limiting.take(inTransaction, 'findCode', undefined, sender);
      const tokenHash = hashOfSecret(request);
      const emails = await inTransaction(async (db) => {
        const link = await tryLink(db, 'find_code', tokenHash, CODE_TRIES, clock());
        if (!link?.userId || link.codeHash !== hashOfSecret(`${request} ${code}`)) return undefined;
        await takeLink(db, ['find_code'], tokenHash, clock());
        return findEmailsOf(db, link.userId);
      });
      return { emails: emails ?? fail('account.code_wrong', { code: 'wrong' }) };
    },
  };
};

/** Returns the accounts with the same name and phone: the code has proved the phone. */
const findEmailsOf = async (db: Db, userId: string) => {
  const person = await findUser(db, userId);
  const people = person?.phone ? await findPeople(db, person.name, person.phone) : [];
  return people.map(({ email }) => maskedEmail(email));
};
