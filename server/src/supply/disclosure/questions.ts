import { DISCLOSURE_PURPOSE_MAX, type DisclosureField } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { insertGrant, lockRequests, updateGrant } from './grant.store.ts';
import type { Place } from './places.ts';
import { findOpenQuestions, insertQuestion, lockQuestion, withdrawQuestion } from './question.store.ts';

type QuestionTerms = { fields: DisclosureField[]; purpose: string; until: string };
type NewQuestion = QuestionTerms & { viewerId: string; by: string; at: Date; today: string };

/**
 * Asks about one place. All questions of one viewer to a company form one request to it, and its answer also holds for
 * later questions. Neither shows the viewer that two places are the same company.
 */
export const askAbout = async (db: Db, { company, within }: Place, question: NewQuestion) => {
  const { viewerId, today, by, at, ...terms } = question;
  const open = await findOpenQuestions(db, viewerId, today);
  const isHere = open.some(
    (row) => row.companyId === company && row.underId === within.under && row.state !== 'declined',
  );
  if (isHere) fail('supply.already_asked');
  // Below a closed path the viewer itself is masked: nobody is asked, and nothing reveals it.
  const { grantId, isNew } =
    company === viewerId ? { grantId: null, isNew: false } : await requestOf(db, company, question);
  const id = await insertQuestion(db, {
    ...terms,
    viewerId,
    companyId: company,
    underId: within.under,
    grantId,
    by,
    at,
  });
  return { id, isNew };
};

/** Returns the waiting request with more in it, an earlier answer to the same question, or a new request. */
const requestOf = async (db: Db, grantorId: string, { viewerId, today, by, at, ...terms }: NewQuestion) => {
  const earlier = await lockRequests(db, grantorId, viewerId);
  const waiting = earlier.find(({ state }) => state === 'asked');
  if (waiting) {
    const merged = mergedOf(waiting, terms);
    if (merged) await updateGrant(db, waiting.id, merged);
    return { grantId: waiting.id, isNew: false };
  }
  const answered = earlier.find(
    ({ state, fields, until }) =>
      until >= today &&
      terms.fields.every((field) => fields.includes(field)) &&
      (state === 'declined' || until >= terms.until),
  );
  if (answered) return { grantId: answered.id, isNew: false };
  const made = await insertGrant(db, { ...terms, grantorId, granteeId: viewerId, isAsked: true, by, at });
  return { grantId: made?.id ?? fail('supply.already_asked'), isNew: true };
};

const mergedOf = (waiting: QuestionTerms, terms: QuestionTerms): QuestionTerms | undefined => {
  const fields = [...new Set([...waiting.fields, ...terms.fields])];
  const until = waiting.until > terms.until ? waiting.until : terms.until;
  const purposes = new Set([...waiting.purpose.split('\n'), terms.purpose]);
  const purpose = [...purposes].join('\n').slice(0, DISCLOSURE_PURPOSE_MAX);
  const isSame = fields.length === waiting.fields.length && until === waiting.until && purpose === waiting.purpose;
  return isSame ? undefined : { fields, until, purpose };
};

/** Withdraws a question, and with the last question that waits for it the request itself. */
export const withdrawOwn = async (
  db: Db,
  viewerId: string,
  { id, version }: { id: string; version: number },
  at: Date,
) => {
  const question = (await lockQuestion(db, viewerId, id)) ?? fail('request.not_found');
  const [open] = (await findOpenQuestions(db, viewerId, '')).filter((row) => row.id === id);
  if (question.version !== version || open?.state !== 'asked') fail('supply.disclosure_changed');
  const { isLast } = await withdrawQuestion(db, question, at);
  if (isLast && question.grantId !== null) await updateGrant(db, question.grantId, { state: 'withdrawn' });
};
