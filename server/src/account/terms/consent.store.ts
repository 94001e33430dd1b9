import type { ConsentItem, Language } from '@ieum/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    account_consent: {
      id: Generated<string>;
      user_id: string;
      item: ConsentItem;
      is_granted: boolean;
      version: string;
      text_hash: string;
      language: Language;
      at: string;
      address: string;
      user_agent: string;
      seq: GeneratedAlways<number>;
    };
  }
}

export type Decision = {
  userId: string;
  item: ConsentItem;
  isGranted: boolean;
  version: string;
  textHash: string;
  sender: Sender;
  at: Date;
};

/** Adds rows; no row is ever changed. */
export const insertConsents = async (db: Db, decisions: Decision[]) => {
  await db
    .insertInto('account_consent')
    .values(
      decisions.map(({ userId, item, isGranted, version, textHash, sender, at }) => ({
        user_id: userId,
        item,
        is_granted: isGranted,
        version,
        text_hash: textHash,
        language: sender.language,
        at: at.toISOString(),
        address: sender.address,
        user_agent: sender.userAgent,
      })),
    )
    .execute();
};

/** Returns the last decision on each item. */
export const findConsents = (db: Db, userId: string) =>
  db
    .selectFrom('account_consent')
    .select(['item', 'is_granted as isGranted', 'version', 'at'])
    .distinctOn('item')
    .where('user_id', '=', userId)
    .orderBy('item')
    .orderBy('seq', 'desc')
    .execute();

/** Counts the people who have ever agreed to each version of the terms of service. */
export const countAgreed = (db: Db) =>
  db
    .selectFrom('account_consent')
    .select((eb) => ['version', eb.fn.count<number>('user_id').distinct().as('people')])
    .where('item', '=', 'service')
    .where('is_granted', '=', true)
    .groupBy('version')
    .execute();
