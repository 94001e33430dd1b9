import { DECLARATION_ACTS, DECLARATION_STATES, type DeclarationAct, type DeclarationState } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Pair, useDeclarations } from '../../../test/fixtures/review/declarations.ts';
import { type Caller, useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, at, draft, submit, take, firm, member } = useDeclarations(world);

type Actor = 'owner' | 'editor' | 'viewer';
const ACTORS = [
  'respondent owner',
  'respondent editor',
  'respondent viewer',
  'reviewer owner',
  'reviewer editor',
  'reviewer viewer',
  'admin',
  'other company',
  'author who moved to the reviewer',
] as const;
type Who = (typeof ACTORS)[number];
type People = Record<Who, Caller & { id: string }>;

/** Lists every act that is possible in each state. Everything else must be refused. */
const POSSIBLE: Record<DeclarationState, Partial<Record<'respondent' | 'reviewer', DeclarationAct[]>>> = {
  draft: { respondent: ['save', 'askApproval', 'submit', 'remove'] },
  submitted: { respondent: ['recall'], reviewer: ['take'] },
  in_review: { reviewer: ['release', 'comment', 'approve', 'return', 'reject', 'openAction'] },
  changes_requested: { respondent: ['save', 'askApproval', 'submit', 'reply'], reviewer: ['openAction'] },
  approved: { respondent: ['renew'], reviewer: ['openAction'] },
  rejected: { respondent: ['renew'] },
  expired: { respondent: ['renew'] },
  superseded: {},
};
const OF_RESPONDENT: DeclarationAct[] = [
  'save',
  'askApproval',
  'answerApproval',
  'withdrawApproval',
  'submit',
  'recall',
  'remove',
  'renew',
  'reply',
];
/** Acts that an operator cannot call at all. */
const FOR_COMPANIES = OF_RESPONDENT;

type Seen = { id: string; version: number; round: number; commentId: string };

const acting = (by: Caller, { id, version, round, commentId }: Seen, colleagueId: string) => {
  const target = { id, version };
  const seen = { ...target, round };
  const acts: Record<DeclarationAct, () => Promise<unknown>> = {
    save: () => by.saveAnswers({ id }),
    askApproval: () => by.askApproval({ ...target, memberId: colleagueId }),
    answerApproval: () => by.answerApproval({ ...target, isApproved: true }),
    withdrawApproval: () => by.withdrawApproval(target),
    submit: () => by.submitDeclaration(target),
    recall: () => by.recallDeclaration(target),
    remove: () => by.removeDraft(target),
    renew: () => by.renewDeclaration({ id }),
    reply: () => by.replyToComment({ id: commentId, text: '네.' }),
    take: () => by.takeReview(seen),
    release: () => by.releaseReview(seen),
    comment: () => by.addComment({ id, round, path: 'factory.name', severity: 'info', body: '확인' }),
    approve: () => by.approveDeclaration(seen),
    return: () => by.returnDeclaration(seen),
    reject: () => by.rejectDeclaration({ ...seen, reason: '아닙니다.' }),
    openAction: () => by.openAction({ title: '보완', dueOn: '2026-12-31', declarationId: id }),
  };
  return acts;
};

/** Returns the error code or `done`, and rolls the act back. */
const outcomeOf = async (act: () => Promise<unknown>): Promise<string> => {
  await sql`savepoint attempt`.execute(world.db());
  const outcome = await act().then(
    () => 'done',
    ({ code }) => String(code),
  );
  await sql`rollback to savepoint attempt`.execute(world.db());
  return outcome;
};

const peopleOf = async ({ asker, supplier }: Pair, author: People[Who]): Promise<People> => {
  const of = async (companyId: string, role: Actor) => member(companyId, role);
  const stranger = await firm('남의 회사');
  const adminToken = await world.token({});
  return {
    'respondent owner': await of(supplier.id, 'owner'),
    'respondent editor': await of(supplier.id, 'editor'),
    'respondent viewer': await of(supplier.id, 'viewer'),
    'reviewer owner': await of(asker.id, 'owner'),
    'reviewer editor': await of(asker.id, 'editor'),
    'reviewer viewer': await of(asker.id, 'viewer'),
    admin: Object.assign(world.withToken(adminToken), { id: '' }),
    'other company': await of(stranger.id, 'owner'),
    'author who moved to the reviewer': author,
  };
};

const sideOf = (who: Who) => (who.startsWith('respondent') ? 'respondent' : 'reviewer');

type DeclarationStatus = { state: DeclarationState; isSeen: boolean; hasPublished: boolean };

/**
 * Returns the expected code. It depends on whether the caller sees the declaration, on the side, the role and the
 * state.
 */
const expected = (who: Who, act: DeclarationAct, { state, isSeen, hasPublished }: DeclarationStatus) => {
  if (who === 'admin' && FOR_COMPANIES.includes(act)) return 'access.denied';
  const isStranger = who === 'admin' || who === 'other company';
  const side = sideOf(who);
  if (isStranger || (side === 'reviewer' && !isSeen)) return 'request.not_found';
  if (act === 'reply' && !hasPublished) return 'request.not_found';
  const isOfSide = OF_RESPONDENT.includes(act) === (side === 'respondent');
  if (!isOfSide || who.endsWith(' viewer')) return 'access.denied';
  if (who.startsWith('author')) return 'review.own_company';
  return POSSIBLE[state][side]?.includes(act) ? 'done' : 'review.act_impossible';
};

const commentOf = async (id: string) => {
  const found = await world
    .db()
    .selectFrom('review_comment')
    .select(['id', 'published_at as publishedAt'])
    .where('declaration_id', '=', id)
    .executeTakeFirst();
  return { commentId: found?.id ?? crypto.randomUUID(), hasPublished: !!found?.publishedAt };
};

/** Creates a person who begins a declaration for the answering company and then moves to the reviewing one. */
const moving = async (two: Pair) => {
  const author = await member(two.supplier.id, 'editor');
  const move = () =>
    world
      .db()
      .updateTable('company_member')
      .set({ company_id: two.asker.id })
      .where('user_id', '=', author.id)
      .execute();
  return { author, move };
};

const tryAll = async (people: People, seen: Seen, status: DeclarationStatus, colleagueId: string) => {
  const found: string[] = [];
  const wanted: string[] = [];
  for (const who of ACTORS) {
    const acts = acting(people[who], seen, colleagueId);
    for (const act of DECLARATION_ACTS) {
      // Returning needs a comment with severity must, and such a comment would prevent the approval.
      if (act === 'return' && POSSIBLE[status.state].reviewer?.includes(act)) continue;
      found.push(`${who}: ${act} → ${await outcomeOf(acts[act])}`);
      wanted.push(`${who}: ${act} → ${expected(who, act, status)}`);
    }
  }
  expect(found).toEqual(wanted);
};

describe('a declaration that was asked for', () => {
  it.each(DECLARATION_STATES)(
    'S2.4 %s: lets exactly those act who can, and refuses everybody else with a reason of its own',
    async (state) => {
      const two = await pair();
      const { author, move } = await moving(two);
      const { id, version, round } = await at(two, state, author);
      await move();
      const people = await peopleOf(two, author);
      const { commentId, hasPublished } = await commentOf(id);
      const status = { state, hasPublished, isSeen: state !== 'draft' };
      await tryAll(people, { id, version, round: Math.max(1, round), commentId }, status, two.supplier.owner.id);
    },
    240_000,
  );

  it('S2.4 is a draft again when it was recalled, which nobody else sees and nobody removes', async () => {
    const two = await pair();
    const { id, version } = await submit(two, await draft(two));
    const back = await two.supplier.owner.recallDeclaration({ id, version });
    expect(back).toMatchObject({ state: 'draft', round: 1, acts: ['save', 'askApproval', 'submit'] });
    const removing = two.supplier.owner.removeDraft({ id, version: back.version });
    await expect(removing).rejects.toMatchObject({ code: 'review.act_impossible', fields: { state: 'draft' } });
    await expect(two.asker.owner.getDeclaration({ id })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('S2.4 can be returned once a comment says what must change, and then not be approved', async () => {
    const two = await pair();
    const { id, version, round } = await take(two.asker.owner, await submit(two, await draft(two)));
    const target = { id, version, round };
    for (const severity of ['should', 'info'] as const)
      await two.asker.owner.addComment({ id, round, path: 'factory', severity, body: '확인' });
    const { owner } = two.asker;
    await expect(owner.returnDeclaration(target)).rejects.toMatchObject({ code: 'review.comment_missing' });
    const mustChange = { id, round, path: 'factory.country', severity: 'must', body: '고쳐 주세요.' } as const;
    const { id: commentId } = await owner.addComment(mustChange);
    await expect(owner.approveDeclaration(target)).rejects.toMatchObject({ code: 'review.must_open' });
    await owner.changeComment({ id: commentId, severity: 'should', body: '보완' });
    await expect(owner.returnDeclaration(target)).rejects.toMatchObject({ code: 'review.comment_missing' });
    await owner.changeComment({ id: commentId, severity: 'must', body: '고쳐 주세요.' });
    expect((await two.supplier.owner.getDeclaration({ id })).comments).toEqual([]);
    const returned = await owner.returnDeclaration({ ...target, note: '한 곳만요.' });
    expect(returned).toMatchObject({ state: 'changes_requested', acts: ['openAction'] });
    const { draft: open, comments } = await two.supplier.owner.getDeclaration({ id });
    expect(open?.reopened?.toSorted()).toEqual(['factory', 'factory.country']);
    expect(comments.map(({ severity }) => severity).toSorted()).toEqual(['info', 'must', 'should']);
    expect(new Set(comments.map(({ by }) => by))).toEqual(new Set([two.asker.name]));
  });
});

describe('a declaration that nobody asked for', () => {
  it('S2.4 is reviewed by an operator, and by no company', async () => {
    const two = await pair();
    const { supplier, asker } = two;
    const begun = await supplier.owner.startDeclaration({ kind: 'factory', factoryId: two.factoryId });
    const { id, version, round } = await submit(two, begun);
    const target = { id, version, round };
    for (const company of [asker.owner, supplier.owner]) {
      const code = company === asker.owner ? 'request.not_found' : 'access.denied';
      await expect(company.takeReview(target)).rejects.toMatchObject({ code });
    }
    const operator = await world.admin();
    expect((await operator.listReviewQueue()).rows).toMatchObject([{ id, waits: 'mine' }]);
    const taken = await operator.takeReview(target);
    const approved = await operator.approveDeclaration({ ...target, version: taken.version });
    expect(approved).toMatchObject({ state: 'approved', validTo: '2027-11-15', side: 'reviewer' });
    const seen = await supplier.owner.getDeclaration({ id });
    expect(seen.rounds).toMatchObject([{ decision: 'approved', decidedBy: '' }]);
    expect(seen.reviewer).toBeNull();
  });
});
