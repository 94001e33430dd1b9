import { REQUIRED_CONSENTS } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Sender } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { insertConsents } from './consent.store.ts';
import type { Terms } from './terms.ts';

/** Returns the version that holds now. Refuses when the page has shown another one. */
export const versionAgreedTo = (terms: Terms, shown: string | undefined, at: Date) => {
  const version = terms.versionAt(at);
  if (shown !== undefined && shown !== version) fail('account.terms_changed');
  return version;
};

type Agreeing = { userId: string; version: string; sender: Sender; at: Date };

/** Stores the required consents, without which there is no account. */
export const agreeToTerms = async (db: Db, terms: Terms, { userId, version, sender, at }: Agreeing) => {
  const textHash = terms.hashOf(version, sender.language);
  const consent = { userId, isGranted: true, version, textHash, sender, at };
  await insertConsents(
    db,
    REQUIRED_CONSENTS.map((item) => ({ ...consent, item })),
  );
};
