import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';

type Raw = Record<string, unknown> & { id: string };
type Invited = Raw & { link: Record<string, unknown> };
const NAMES = ['declaration', 'round', 'request', 'approval', 'author', 'action'] as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_DAYS = 365;
const RENEWED_DAYS = 30;

/** Every row there is, as the database has it: whatever is counted of them is counted here, one by one. */
export const rawReviewRows = async (db: Db) => {
  const rowsOf = async (table: string) => {
    const { rows } = await sql<{ row: Raw }>`select to_jsonb(one) as row from ${sql.table(table)} one`.execute(db);
    return rows.map(({ row }) => row);
  };
  const tables = new Map<string, Raw[]>();
  for (const name of NAMES) tables.set(name, await rowsOf(`review_${name}`));
  const members = await rowsOf('company_member');
  const { rows: invited } = await sql<{ row: Invited }>`
    select to_jsonb(one) || jsonb_build_object('link', to_jsonb(link)) as row
    from supply_invitation one join supply_link link on link.id = one.link_id`.execute(db);
  const of = (name: (typeof NAMES)[number]) => tables.get(name) ?? [];
  return { of, members, invitations: invited.map(({ row }) => row) };
};
export type RawRows = Awaited<ReturnType<typeof rawReviewRows>>;

type Who = { companyId: string; userId: string };
type At = { now: Date; today: string };

/** What of reviews waits for an owner of a company: its kind, and until when. */
export const rawReviewTasks = ({ of, members }: RawRows, { companyId, userId }: Who, { today }: At) => {
  const told: { kind: string; due: unknown }[] = [];
  for (const one of of('request'))
    if (one.supplier_company_id === companyId && one.state === 'open')
      told.push({ kind: 'request.answer', due: one.due_on });
  const renewedUntil = dayAfter(today, RENEWED_DAYS);
  for (const one of of('declaration')) {
    const isOwn = one.respondent_company_id === companyId;
    const isLast = !of('declaration').some(
      (other) => other.line_id === one.line_id && Number(other.edition) > Number(one.edition),
    );
    const isEnding = ['approved', 'expired'].includes(String(one.state)) && String(one.valid_to) <= renewedUntil;
    if (isOwn && one.state === 'changes_requested') told.push({ kind: 'declaration.change', due: one.due_on });
    if (isOwn && isLast && isEnding) told.push({ kind: 'declaration.renew', due: one.valid_to });
    const isAsked = of('approval').some(
      (approval) =>
        approval.declaration_id === one.id &&
        approval.person_id === userId &&
        approval.is_approved === null &&
        approval.draft_version === one.draft_version,
    );
    if (isOwn && isAsked && ['draft', 'changes_requested'].includes(String(one.state)))
      told.push({ kind: 'declaration.approve', due: one.due_on });
    const isWritten = of('author').some((author) => author.declaration_id === one.id && author.user_id === userId);
    const isTaken = one.taken_by !== null && one.taken_by !== userId;
    const isFree = one.first_approver ? one.first_approver !== userId : !isTaken;
    if (one.reviewer_company_id === companyId && isWaiting(one) && isFree && !isWritten)
      told.push({ kind: 'declaration.review', due: one.due_on });
  }
  const hasColleague = members.some(
    (one) => one.company_id === companyId && one.user_id !== userId && one.state === 'active' && one.role !== 'viewer',
  );
  for (const one of of('action')) {
    const isOpen = ['open', 'in_progress'].includes(String(one.state));
    const isDone = one.state === 'under_review';
    const isSelfSet = one.asker_company_id === one.owner_company_id;
    const isMine = one.owner_id === null || one.owner_id === userId;
    if (one.owner_company_id === companyId && isOpen && isMine) told.push({ kind: 'action.do', due: one.due_on });
    const isLooked = one.asker_company_id === companyId && (isDone || (isOpen && one.extension_at !== null));
    if (isLooked && !(isSelfSet && isDone && hasColleague)) told.push({ kind: 'action.check', due: one.due_on });
  }
  return told;
};

/** Declarations of either side by state, and how long half of last year's decisions took at most. */
export const rawReviews = ({ of }: RawRows, companyId: string, { now }: At) => {
  const all = of('declaration');
  const own = all.filter((one) => one.respondent_company_id === companyId);
  const toReview = all.filter(
    (one) => one.reviewer_company_id === companyId && Number(one.round) > 0 && one.state !== 'draft',
  );
  const handedIn = new Set([...own, ...toReview].filter(({ round }) => Number(round) > 0).map(({ id }) => id));
  const since = now.getTime() - YEAR_DAYS * DAY_MS;
  const took = of('round')
    .filter((round) => handedIn.has(String(round.declaration_id)) && round.decision !== null)
    .filter(({ decision }) => ['approved', 'returned', 'rejected'].includes(String(decision)))
    .filter(({ decided_at }) => Date.parse(String(decided_at)) >= since)
    .map((round) => daysBetween(round.submitted_at, round.decided_at));
  return { own: states(own), toReview: states(toReview), medianDays: median(took) };
};

/** Of what a company asked its suppliers: how many, in which state, and how long half of the answers took at most. */
export const rawResponses = ({ of, invitations }: RawRows, companyId: string, { now, today }: At) => {
  const asked = of('request').filter((one) => one.asker_company_id === companyId);
  const invited = invitations
    .filter((one) => one.company_id === companyId)
    .map((one) => ({ one, is: standing(one, now) }));
  const count = <T>(some: T[], is: (one: T) => boolean) => some.filter(is).length;
  const answers = asked
    .filter(({ state }) => state === 'answered')
    .flatMap((request) => {
      const first = of('declaration').find((one) => one.request_id === request.id && one.edition === 1);
      const rounds = of('round').filter((round) => round.declaration_id === first?.id);
      const [at] = rounds.map(({ submitted_at }) => String(submitted_at)).toSorted();
      return at === undefined ? [] : [daysBetween(request.created_at, at)];
    });
  const decided = invited
    .filter(({ is }) => is === 'accepted' || is === 'declined')
    .map(({ one }) => daysBetween(one.sent_at, one.decided_at ?? one.link.agreed_at ?? one.link.updated_at));
  const requests = {
    answered: count(asked, ({ state }) => state === 'answered'),
    declined: count(asked, ({ state }) => state === 'declined'),
    open: count(asked, ({ state }) => state === 'open'),
    overdue: count(asked, ({ state, due_on }) => state === 'open' && String(due_on) < today),
  };
  const byState = (...wanted: string[]) => count(invited, ({ is }) => wanted.includes(is));
  return {
    ...{ requests, medianDays: median([...answers, ...decided]) },
    invitations: {
      ...{ accepted: byState('accepted'), declined: byState('declined') },
      ...{ waiting: byState('sent', 'opened'), expired: byState('expired') },
    },
  };
};

const isWaiting = ({ state, round }: Raw) => ['submitted', 'in_review'].includes(String(state)) && Number(round) > 0;

/** What a list of invitations calls it by now. */
const standing = ({ link, ...one }: Invited, now: Date) => {
  if (!['sent', 'opened'].includes(String(one.state))) return String(one.state);
  if (['withdrawn', 'ended'].includes(String(link.state))) return 'revoked';
  if (link.agreed_at !== null) return 'accepted';
  if (link.state === 'disputed') return 'declined';
  return Date.parse(String(one.ends_at)) <= now.getTime() ? 'expired' : String(one.state);
};

const states = (some: Raw[]) =>
  Object.entries(Object.groupBy(some, ({ state }) => String(state)))
    .map(([state, all = []]) => `${state} ${all.length}`)
    .toSorted();

const daysBetween = (from: unknown, to: unknown) => (Date.parse(String(to)) - Date.parse(String(from))) / DAY_MS;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

const median = (values: number[]) => {
  const sorted = values.toSorted((one, other) => one - other);
  if (sorted.length === 0) return null;
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return Math.round(((low + high) / 2) * 10) / 10;
};
