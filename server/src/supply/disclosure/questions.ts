import { SIGHT_PURPOSE_MAX, type SightField } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { insertGrant, lockRequests, updateGrant } from './grant.store.ts';
import type { Place } from './places.ts';
import { findOpenQuestions, insertQuestion, lockQuestion, withdrawQuestion } from './question.store.ts';

type Told = { fields: SightField[]; purpose: string; until: string };
type Asking = Told & { viewerId: string; by: string; at: Date; today: string };

/**
 * Asks about one place. All that a company is asked by one viewer is one request to it, and what it has answered holds for
 * whoever asks again: neither tells the viewer that two places are one company.
 */
export const askAbout = async (db: Db, { company, within }: Place, asking: Asking) => {
  const { viewerId, today, by, at, ...told } = asking;
  const open = await findOpenQuestions(db, viewerId, today);
  const isHere = open.some(
    (one) => one.companyId === company && one.underId === within.under && one.state !== 'declined',
  );
  if (isHere) fail('supply.already_asked');
  // Below a closed path the viewer itself stands masked: nobody is asked, and nothing tells it so.
  const { grantId, isNew } =
    company === viewerId ? { grantId: null, isNew: false } : await requestOf(db, company, asking);
  const id = await insertQuestion(db, {
    ...told,
    viewerId,
    companyId: company,
    underId: within.under,
    grantId,
    by,
    at,
  });
  return { id, isNew };
};

/** The request that waits, with more in it; an answer that was given to the same; or a new one. */
const requestOf = async (db: Db, grantorId: string, { viewerId, today, by, at, ...told }: Asking) => {
  const earlier = await lockRequests(db, grantorId, viewerId);
  const waiting = earlier.find(({ state }) => state === 'asked');
  if (waiting) {
    const merged = mergedOf(waiting, told);
    if (merged) await updateGrant(db, waiting.id, merged);
    return { grantId: waiting.id, isNew: false };
  }
  const answered = earlier.find(
    ({ state, fields, until }) =>
      until >= today &&
      told.fields.every((field) => fields.includes(field)) &&
      (state === 'declined' || until >= told.until),
  );
  if (answered) return { grantId: answered.id, isNew: false };
  const made = await insertGrant(db, { ...told, grantorId, granteeId: viewerId, isAsked: true, by, at });
  return { grantId: made?.id ?? fail('supply.already_asked'), isNew: true };
};

const mergedOf = (waiting: Told, told: Told): Told | undefined => {
  const fields = [...new Set([...waiting.fields, ...told.fields])];
  const until = waiting.until > told.until ? waiting.until : told.until;
  const purposes = new Set([...waiting.purpose.split('\n'), told.purpose]);
  const purpose = [...purposes].join('\n').slice(0, SIGHT_PURPOSE_MAX);
  const isSame = fields.length === waiting.fields.length && until === waiting.until && purpose === waiting.purpose;
  return isSame ? undefined : { fields, until, purpose };
};

/** The request itself goes with the last question that waits for it. */
export const withdrawOwn = async (
  db: Db,
  viewerId: string,
  { id, version }: { id: string; version: number },
  at: Date,
) => {
  const question = (await lockQuestion(db, viewerId, id)) ?? fail('request.not_found');
  const [open] = (await findOpenQuestions(db, viewerId, '')).filter((one) => one.id === id);
  if (question.version !== version || open?.state !== 'asked') fail('supply.sight_changed');
  const { isLast } = await withdrawQuestion(db, question, at);
  if (isLast && question.grantId !== null) await updateGrant(db, question.grantId, { state: 'withdrawn' });
};
