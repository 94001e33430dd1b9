import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useReviewRows } from '../../../test/fixtures/review/rows.ts';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { type Caller, useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product } = useSupply(world);
const { noticesOf } = useCompanies(world);
const { declaration, comment } = useReviewRows(world);

let asker: Firm;
let owner: Firm;
let declarationId: string;
world.arrange(async () => {
  [asker, owner] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  declarationId = (await declaration('in_review', { respondentId: owner.id, reviewerId: asker.id })).id;
});

const TASK = { title: '보호구 지급 기록', dueOn: '2026-12-31' };
const open = (more: object = {}) => asker.owner.openAction({ ...TASK, declarationId, ...more });
const file = async () => new File([new Uint8Array(await simplePdf())], '대장.pdf', { type: 'application/pdf' });
const refused = (code: string) => expect.objectContaining({ code });
/** Lets a minute pass before the act, because events are sorted by time. */
const later = <T>(act: () => Promise<T>) => {
  world.passMinutes(1);
  return act();
};
const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    ({ code }) => String(code),
  );

describe('openAction', () => {
  it('S2.4 gives the company that answers a task, from a comment, and tells it', async () => {
    const commentId = await comment(declarationId, 'must');
    const opened = await open({ commentId, description: '지난 6개월' });
    expect(opened).toMatchObject({ state: 'open', isOurs: false, partner: { id: owner.id }, owner: null, acts: [] });
    expect(opened.comment).toEqual({ path: 'factory.name', body: '확인' });
    const seen = await owner.owner.getAction({ id: opened.id });
    expect(seen).toMatchObject({
      isOurs: true,
      isSelfSet: false,
      partner: { id: asker.id, name: asker.name },
      declarationId,
    });
    // An unpublished comment is for reviewers only.
    expect(seen.comment).toBeNull();
    expect(seen.acts).toEqual(['start', 'submit', 'assign', 'askExtension', 'addEvidence']);
    expect(seen.events).toMatchObject([{ kind: 'opened', by: asker.name, isMine: false }]);
    expect(await noticesOf(owner.owner.id)).toMatchObject([
      {
        kind: 'review.action',
        about: { change: 'opened', company: asker.name },
        path: expect.stringContaining(seen.id),
      },
    ]);
    const { rows } = await asker.owner.listDeclarationEvents({ id: declarationId });
    expect(rows.map(({ kind }) => kind)).toEqual(['action_opened']);
  });

  it('S2.4 is refused to the company that answers, to others, to viewers, for a past day and for somebody of theirs', async () => {
    const stranger = await firm('남의 회사');
    const viewer = await member(asker.id, 'viewer');
    const as = (who: Caller, more: object = {}) => codeOf(who.openAction({ ...TASK, declarationId, ...more }));
    expect(await as(owner.owner)).toBe('access.denied');
    expect(await as(stranger.owner)).toBe('request.not_found');
    expect(await as(viewer)).toBe('access.denied');
    expect(await as(await world.admin())).toBe('request.not_found');
    expect(await as(asker.owner, { dueOn: '2026-11-14' })).toBe('review.due_past');
    expect(await as(asker.owner, { ownerId: owner.owner.id })).toBe('review.owner_unfit');
    const { id } = await declaration('in_review', { respondentId: owner.id, reviewerId: stranger.id });
    expect(await as(asker.owner, { commentId: await comment(id, 'must') })).toBe('request.not_found');
    expect(await as(asker.owner, { declarationId: id })).toBe('request.not_found');
    const rejected = await declaration('rejected', { respondentId: owner.id, reviewerId: asker.id });
    expect(await as(asker.owner, { declarationId: rejected.id })).toBe('review.act_impossible');
  });

  it('S2.4 lets a company set itself a task from what its own data show, and from nothing else', async () => {
    const words = { company: '모르는 곳', product: '나사' };
    const proposal = { side: 'buyer', productId: await product(asker, '팩'), words, isUnidentified: true } as const;
    const { id: subjectId } = await asker.owner.proposeLink(proposal);
    const flag = { code: 'LINK_UNIDENTIFIED', subjectId } as const;
    const task = await asker.owner.openAction({ ...TASK, flag, ownerId: asker.owner.id });
    expect(task).toMatchObject({
      isOurs: true,
      isSelfSet: true,
      partner: null,
      flag,
      owner: { id: asker.owner.id, name: '김이음' },
    });
    const unknown = { code: 'MASS_BALANCE_BREACH', subjectId: owner.id } as const;
    await expect(asker.owner.openAction({ ...TASK, flag: unknown })).rejects.toEqual(refused('request.not_found'));
    const theirs = owner.owner.id;
    await expect(asker.owner.openAction({ ...TASK, ownerId: theirs })).rejects.toEqual(refused('review.owner_unfit'));
    await expect(owner.owner.getAction({ id: task.id })).rejects.toEqual(refused('request.not_found'));
  });
});

describe('moveAction', () => {
  it('S2.4 goes from open to resolved, back once, with evidence that the other side sees when it is submitted', async () => {
    const { id } = await open();
    const begun = await later(() => owner.owner.moveAction({ id, version: 1, move: 'start' }));
    expect(begun).toMatchObject({ state: 'in_progress', version: 2 });
    const hand = { id, version: 2, move: 'submit' } as const;
    await expect(owner.owner.moveAction(hand)).rejects.toEqual(refused('review.evidence_missing'));
    const added = await owner.owner.addActionEvidence({ actionId: id, file: await file() });
    expect(added).toMatchObject({ name: '대장.pdf', path: '', mediaType: 'application/pdf' });
    expect((await asker.owner.getAction({ id })).evidence).toEqual([]);
    await expect(asker.owner.getReviewFile({ id: added.id })).rejects.toEqual(refused('request.not_found'));
    expect((await later(() => owner.owner.moveAction(hand))).state).toBe('under_review');
    expect((await asker.owner.getAction({ id })).evidence).toEqual([added]);
    expect((await asker.owner.getReviewFile({ id: added.id })).size).toBeGreaterThan(0);
    await expect(owner.owner.removeActionEvidence({ id: added.id })).rejects.toEqual(refused('review.act_impossible'));
    const back = { id, version: 3, move: 'sendBack' } as const;
    await expect(asker.owner.moveAction(back)).rejects.toEqual(refused('review.note_missing'));
    const returned = await later(() => asker.owner.moveAction({ ...back, note: '서명이 없습니다.' }));
    expect(returned.state).toBe('in_progress');
    // Evidence that was submitted before does not count for the next submission.
    const again = { id, version: 4, move: 'submit' } as const;
    await expect(owner.owner.moveAction(again)).rejects.toEqual(refused('review.evidence_missing'));
    await later(() => owner.owner.moveAction({ ...again, note: '서명했습니다.' }));
    const done = await later(() => asker.owner.moveAction({ id, version: 5, move: 'accept' }));
    expect(done).toMatchObject({ state: 'resolved', acts: [] });
    expect(done.events.map(({ kind, by, isMine }) => [kind, by, isMine])).toEqual([
      ['opened', '김이음', true],
      ['started', owner.name, false],
      ['submitted', owner.name, false],
      ['sent_back', '김이음', true],
      ['submitted', owner.name, false],
      ['accepted', '김이음', true],
    ]);
    const heard = (await noticesOf(owner.owner.id)).map(({ about }) => Object(about).change);
    expect(heard.toSorted()).toEqual(['accepted', 'opened', 'sentBack']);
  });

  it('S2.4 refuses each side what is the other’s, an older version, viewers and strangers', async () => {
    const { id } = await open();
    const target = { id, version: 1, note: '했습니다.' };
    const viewer = await member(owner.id, 'viewer');
    const stranger = await firm('남의 회사');
    const tries: [Caller, Parameters<Caller['moveAction']>[0], string][] = [
      [asker.owner, { ...target, move: 'start' }, 'access.denied'],
      [asker.owner, { ...target, move: 'submit' }, 'access.denied'],
      [owner.owner, { ...target, move: 'accept' }, 'access.denied'],
      [owner.owner, { ...target, move: 'sendBack' }, 'access.denied'],
      [asker.owner, { ...target, move: 'accept' }, 'review.act_impossible'],
      [owner.owner, { ...target, version: 2, move: 'start' }, 'review.action_changed'],
      [viewer, { ...target, move: 'start' }, 'access.denied'],
      [stranger.owner, { ...target, move: 'start' }, 'request.not_found'],
      [await world.admin(), { ...target, move: 'accept' }, 'request.not_found'],
    ];
    for (const [who, input, code] of tries) expect(await codeOf(who.moveAction(input)), input.move).toBe(code);
    const added = { actionId: id, file: await file() };
    for (const who of [asker.owner, viewer]) expect(await codeOf(who.addActionEvidence(added))).toBe('access.denied');
    expect(await codeOf(stranger.owner.addActionEvidence(added))).toBe('request.not_found');
  });

  it('S2.4 has a task of one’s own looked at by somebody else, where there is somebody else', async () => {
    const { id } = await owner.owner.openAction(TASK);
    const handed = await owner.owner.moveAction({ id, version: 1, move: 'submit', note: '했습니다.' });
    expect(handed.acts).toEqual(['assign', 'accept', 'sendBack']);
    const accept = { id, version: 2, move: 'accept' } as const;
    const colleague = await member(owner.id, 'editor');
    await expect(owner.owner.moveAction(accept)).rejects.toEqual(refused('review.same_reviewer'));
    expect((await colleague.moveAction(accept)).state).toBe('resolved');
    const { id: lonely } = await asker.owner.openAction(TASK);
    await asker.owner.moveAction({ id: lonely, version: 1, move: 'submit', note: '했습니다.' });
    expect((await asker.owner.moveAction({ ...accept, id: lonely })).state).toBe('resolved');
  });
});

describe('assignAction, askExtension and answerExtension', () => {
  it('S2.4 names who does it to their own company only, and tells them', async () => {
    const { id } = await open();
    const colleague = await member(owner.id, 'editor', { name: '이담당' });
    const assigned = await owner.owner.assignAction({ id, version: 1, ownerId: colleague.id });
    expect(assigned.owner).toEqual({ id: colleague.id, name: '이담당' });
    const seen = await asker.owner.getAction({ id });
    expect(seen.owner).toBeNull();
    expect(JSON.stringify(seen)).not.toContain('이담당');
    expect(await noticesOf(colleague.id)).toMatchObject([{ kind: 'review.action' }]);
    expect((await colleague.listActions({ isMine: 'true' })).rows.map((row) => row.id)).toEqual([id]);
    const viewer = await member(owner.id, 'viewer');
    for (const ownerId of [viewer.id, asker.owner.id])
      expect(await codeOf(owner.owner.assignAction({ id, version: 2, ownerId }))).toBe('review.owner_unfit');
  });

  it('S2.4 gives more time when it is asked for, or does not', async () => {
    const { id } = await open();
    const ask = { id, version: 1, until: '2027-01-31', reason: '대장을 다시 만듭니다.' };
    expect(await codeOf(owner.owner.askExtension({ ...ask, until: TASK.dueOn }))).toBe('review.due_past');
    expect(await codeOf(asker.owner.askExtension(ask))).toBe('access.denied');
    const requested = await owner.owner.askExtension(ask);
    expect(requested).toMatchObject({ hasExtension: true, extension: { until: '2027-01-31' } });
    expect(requested.acts).not.toContain('askExtension');
    expect(await codeOf(owner.owner.answerExtension({ id, version: 2, isGiven: true }))).toBe('access.denied');
    const extended = await asker.owner.answerExtension({ id, version: 2, isGiven: true });
    expect(extended).toMatchObject({ dueOn: '2027-01-31', hasExtension: false, extension: null });
    await owner.owner.askExtension({ ...ask, version: 3, until: '2027-02-28' });
    const no = { id, version: 4, isGiven: false, note: '더는 어렵습니다.' };
    const refusedOne = await later(() => asker.owner.answerExtension(no));
    expect(refusedOne).toMatchObject({ dueOn: '2027-01-31', extension: null });
    expect(refusedOne.events.at(-1)).toMatchObject({ kind: 'extension_refused', note: '더는 어렵습니다.' });
  });
});

describe('listActions', () => {
  it('S2.4 lists by side, state, declaration and words what is due first, and nobody else’s', async () => {
    const first = await open({ title: '소방 점검', dueOn: '2026-11-20' });
    const second = await open({ title: '교육 기록' });
    const own = await asker.owner.openAction({ title: '우리 일', dueOn: '2026-12-01' });
    const idsOf = async (who: Caller, query: Parameters<Caller['listActions']>[0] = {}) =>
      (await who.listActions(query)).rows.map(({ id }) => id);
    expect(await idsOf(asker.owner)).toEqual([first.id, own.id, second.id]);
    expect(await idsOf(asker.owner, { side: 'ours' })).toEqual([own.id]);
    expect(await idsOf(asker.owner, { side: 'theirs' })).toEqual([first.id, second.id]);
    expect(await idsOf(owner.owner)).toEqual([first.id, second.id]);
    expect(await idsOf(owner.owner, { search: '교육' })).toEqual([second.id]);
    expect(await idsOf(owner.owner, { search: `${asker.name} 기록` })).toEqual([second.id]);
    expect(await idsOf(asker.owner, { search: owner.name })).toEqual([first.id, second.id]);
    expect(await idsOf(owner.owner, { search: owner.name })).toEqual([]);
    expect(await idsOf(asker.owner, { declarationId })).toEqual([first.id, second.id]);
    world.passHours(9 * 24);
    const [late] = [await member(owner.id)];
    expect(await idsOf(late, { state: 'overdue' })).toEqual([first.id]);
    expect(await idsOf(late, { state: 'open' })).toEqual([second.id]);
    expect((await late.getAction({ id: first.id })).state).toBe('overdue');
    expect(await idsOf(late, { state: 'to_do' })).toEqual([first.id, second.id]);
    await late.moveAction({ id: second.id, version: 1, move: 'submit', note: '했습니다.' });
    expect(await idsOf(late, { state: 'to_do' })).toEqual([first.id]);
    const stranger = await firm('남의 회사');
    expect(await idsOf(stranger.owner)).toEqual([]);
    expect(await idsOf(await world.admin())).toEqual([]);
  });
});
