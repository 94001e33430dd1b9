import type { TaskKind } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { DUE, type Pair, useDeclarations } from '../../test/fixtures/review/declarations.ts';
import type { Firm } from '../../test/fixtures/supply/companies.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const stages = useDeclarations(world);
const { pair, ask, draft, submit, take, inReview, sentBack, approve, member, firm } = stages;

const kindsOf = async (caller: Caller) => (await caller.listTasks()).rows.map(({ kind }) => kind);
const EVERYBODY = ['owner', 'editor', 'viewer'] as const;
/** Returns the roles of a company that see a task of this kind. */
const rolesWith = async ({ id }: Pick<Firm, 'id'>, kind: TaskKind) => {
  const roles: string[] = [];
  for (const role of EVERYBODY) if ((await kindsOf(await member(id, role))).includes(kind)) roles.push(role);
  return roles;
};
const WRITERS = ['owner', 'editor'];
/** Returns the roles that see a task of this kind: of the asking company, of the supplier and of a third company. */
const waiting = async (kind: TaskKind, { asker, supplier }: Pair) => [
  await rolesWith(asker, kind),
  await rolesWith(supplier, kind),
  await rolesWith(await firm('남의 회사'), kind),
];

describe('listTasks', () => {
  it('S2.1 tells a supplier’s writers what is asked of it until it is submitted, then its customer’s', async () => {
    const two = await pair();
    const requestId = await ask(two);
    expect((await two.supplier.owner.listTasks()).rows).toMatchObject([
      {
        kind: 'request.answer',
        id: requestId,
        waiter: 'partner',
        dueOn: DUE,
        about: { company: '한빛모빌리티', subject: '2026년 평가', kind: 'factory' },
      },
    ]);
    expect(await waiting('request.answer', two)).toEqual([[], WRITERS, []]);
    const made = await two.supplier.owner.startDeclaration({ requestId, factoryId: two.factoryId });
    expect(await waiting('request.answer', two)).toEqual([[], WRITERS, []]);
    expect(await waiting('declaration.review', two)).toEqual([[], [], []]);
    const { id } = await submit(two, made);
    expect(await waiting('request.answer', two)).toEqual([[], [], []]);
    expect((await two.asker.owner.listTasks()).rows).toMatchObject([
      { kind: 'declaration.review', id, dueOn: DUE, about: { company: '누리셀에너지', kind: 'factory' } },
    ]);
    expect(await waiting('declaration.review', two)).toEqual([WRITERS, [], []]);
  });

  it('S2.1 tells nobody else of what a reviewer has taken, and whoever answers of what is sent back', async () => {
    const two = await pair();
    const reviewed = await inReview(two);
    expect(await kindsOf(two.asker.owner)).toEqual(['declaration.review']);
    expect(await kindsOf(await member(two.asker.id, 'editor'))).toEqual([]);
    await sentBack(two, reviewed);
    expect(await kindsOf(two.asker.owner)).toEqual([]);
    expect((await two.supplier.owner.listTasks()).rows).toMatchObject([
      { kind: 'declaration.change', id: reviewed.id, waiter: 'partner', about: { company: '한빛모빌리티' } },
    ]);
    expect(await waiting('declaration.change', two)).toEqual([[], WRITERS, []]);
    const { version } = await two.supplier.owner.getDeclaration({ id: reviewed.id });
    await two.supplier.owner.submitDeclaration({ id: reviewed.id, version });
    expect(await waiting('declaration.change', two)).toEqual([[], [], []]);
  });

  it('S2.1 does not ask the first of two reviewers for the second approval', async () => {
    const two = await pair();
    const second = await member(two.asker.id, 'editor');
    await approve(two.asker.owner, await inReview(two, { needsTwo: true }));
    expect(await kindsOf(two.asker.owner)).toEqual([]);
    expect(await kindsOf(second)).toEqual(['declaration.review']);
  });

  it('S2.1 tells the colleague alone who was asked to look at a draft, until it changes', async () => {
    const two = await pair();
    const colleague = await member(two.supplier.id, 'editor');
    const made = await draft(two);
    await two.supplier.owner.askApproval({ id: made.id, version: made.version, memberId: colleague.id });
    expect((await colleague.listTasks()).rows.filter(({ waiter }) => waiter === 'colleague')).toMatchObject([
      { kind: 'declaration.approve', id: made.id, about: { person: '김이음' } },
    ]);
    expect(await rolesWith(two.supplier, 'declaration.approve')).toEqual([]);
    expect(await kindsOf(two.supplier.owner)).not.toContain('declaration.approve');
    await two.supplier.owner.saveAnswers({ id: made.id, statement: { value: '바뀐 내용', was: '' } });
    expect(await kindsOf(colleague)).not.toContain('declaration.approve');
  });

  it('S2.1 tells whose approval ends within a month, until somebody renews it', async () => {
    const two = await pair();
    const { id } = await approve(two.asker.owner, await inReview(two), { validTo: '2026-12-10' });
    expect((await two.supplier.owner.listTasks()).rows).toMatchObject([
      { kind: 'declaration.renew', id, waiter: 'time', dueOn: '2026-12-10' },
    ]);
    expect(await waiting('declaration.renew', two)).toEqual([[], WRITERS, []]);
    await two.supplier.owner.renewDeclaration({ id });
    expect(await waiting('declaration.renew', two)).toEqual([[], [], []]);
  });

  it('S2.1 tells the owner of a task to do it, and whoever asked to look at it', async () => {
    const two = await pair();
    const { id: declarationId } = await inReview(two);
    const action = { title: '소화기 점검', dueOn: '2026-12-01', declarationId };
    const { id, version } = await two.asker.owner.openAction(action);
    expect((await two.supplier.owner.listTasks({ kind: 'action.do' })).rows).toMatchObject([
      { id, waiter: 'partner', dueOn: '2026-12-01', about: { company: '한빛모빌리티', subject: '소화기 점검' } },
    ]);
    expect(await waiting('action.do', two)).toEqual([[], WRITERS, []]);
    const somebody = await member(two.supplier.id, 'editor');
    const assigned = await two.supplier.owner.assignAction({ id, version, ownerId: somebody.id });
    expect(await kindsOf(two.supplier.owner)).not.toContain('action.do');
    expect(await kindsOf(somebody)).toEqual(['action.do']);
    await somebody.moveAction({ id, version: assigned.version, move: 'submit', note: '점검했어요.' });
    expect(await kindsOf(somebody)).toEqual([]);
    expect(await waiting('action.check', two)).toEqual([WRITERS, [], []]);
    const { version: now } = await two.asker.owner.getAction({ id });
    await two.asker.owner.moveAction({ id, version: now, move: 'accept' });
    expect(await waiting('action.check', two)).toEqual([[], [], []]);
  });

  it('S2.1 shows the portal team what was submitted to no company', async () => {
    const two = await pair();
    const made = await two.supplier.owner.startDeclaration({ kind: 'factory', factoryId: two.factoryId });
    const { id } = await submit(two, made);
    expect((await (await world.admin()).listTasks()).rows).toMatchObject([
      { kind: 'declaration.review', id, waiter: 'partner', about: { company: '누리셀에너지', subject: '오창 공장' } },
    ]);
    expect(await waiting('declaration.review', two)).toEqual([[], [], []]);
    world.passHours(6);
    const [first, second] = [await world.admin(), await world.admin()];
    expect((await first.getOperatorDashboard()).reviews).toEqual({
      waiting: 1,
      reviewers: [{ name: '', count: 1, oldestDays: 0.3 }],
    });
    await take(first, await first.getDeclaration({ id }));
    expect(await kindsOf(second)).toEqual([]);
    expect((await second.getOperatorDashboard()).reviews).toEqual({
      waiting: 1,
      reviewers: [{ name: '김이음', count: 1, oldestDays: 0.3 }],
    });
  });
});

describe('getDashboard', () => {
  it('S2.2 counts declarations of both sides by state, how long reviews took, and what suppliers answered', async () => {
    const two = await pair();
    const NOTHING = {
      asked: 0,
      answered: 0,
      medianDays: null,
      overdue: 0,
      requests: { answered: 0, declined: 0, open: 0, overdue: 0, dueInWeek: 0 },
      invitations: { accepted: 0, declined: 0, waiting: 0, expired: 0 },
    };
    expect((await two.asker.owner.getDashboard()).responses).toEqual(NOTHING);
    const made = await draft(two);
    expect((await two.asker.owner.getDashboard()).reviews.toReview).toEqual([]);
    expect((await two.supplier.owner.getDashboard()).reviews.own).toEqual([{ state: 'draft', count: 1 }]);
    // No session lasts that long, so another member continues.
    world.passHours(6);
    const { id, version } = made;
    const submitted = await (await member(two.supplier.id)).submitDeclaration({ id, version });
    world.passHours(3);
    const [buyer, seller] = [await member(two.asker.id), await member(two.supplier.id)];
    await approve(buyer, await take(buyer, submitted));
    const [asker, supplier] = [await buyer.getDashboard(), await seller.getDashboard()];
    expect(asker.reviews).toMatchObject({ own: [], toReview: [{ state: 'approved', count: 1 }], medianDays: 0.1 });
    expect(supplier.reviews).toMatchObject({ own: [{ state: 'approved', count: 1 }], toReview: [], medianDays: 0.1 });
    expect(asker.responses).toEqual({
      ...NOTHING,
      asked: 1,
      answered: 1,
      medianDays: 0.3,
      requests: { ...NOTHING.requests, answered: 1 },
    });
    expect(supplier.responses).toBeNull();
    expect((await (await firm('남')).owner.getDashboard()).reviews).toMatchObject({ own: [], medianDays: null });
    const csv = await (await buyer.exportDashboard({ tile: 'reviews', as: 'csv' })).text();
    expect(csv).toContain('받은 제출 자료,승인됨,1');
    const answers = await (await buyer.exportDashboard({ tile: 'responses', as: 'csv' })).text();
    expect(answers).toContain('자료 요청,응답함,1');
  });
});
