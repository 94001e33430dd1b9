import type { Declaration } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, useReviews, words } from '../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ask, asked, answer, questionnaire, firm, product, link, member, pdf, submit, take, sentBack } =
  useReviews(world);

let two: Awaited<ReturnType<typeof pair>>;
let form: string;
world.arrange(async () => {
  two = await pair();
  form = (await questionnaire(two.asker)).id;
});
const get = ({ id }: Pick<Declaration, 'id'>) => two.supplier.owner.getDeclaration({ id });
const impossible = (state: string, act: string) => ({ code: 'review.act_impossible', fields: { state, act } });
const hidden = { code: 'request.not_found' };

describe('startDeclaration', () => {
  it('S2.4 fills a questionnaire with what the portal knows, and once it was answered with what was said last', async () => {
    await two.supplier.owner.registerFactory({
      name: '청주 공장',
      country: 'KR',
      isNew: true,
      headcount: { total: 40, on: '2026-10-01' },
    });
    const requestId = await ask(two, { kind: 'questionnaire', form });
    const begun = await two.supplier.owner.startDeclaration({ requestId });
    expect(begun.draft?.answers).toEqual({ name: '누리셀에너지', people: 40 });
    expect(begun.draft?.offered).toEqual({ name: 'known', people: 'known' });
    await answer(two.supplier.owner, begun, 'policy', 'yes');
    const file = await two.supplier.owner.attachFile({
      declarationId: begun.id,
      path: 'answers.paper',
      file: await pdf(),
    });
    await submit(two, await get(begun));
    // The same questionnaire is published and requested again.
    const template = await two.asker.owner.getReviewTemplate({ id: form });
    const { content, name } = template;
    const more = { ...content, sections: content.sections.map((section) => ({ ...section, key: 'again' })) };
    const saved = await two.asker.owner.updateReviewTemplate({
      id: form,
      version: template.version,
      name,
      content: more,
    });
    await two.asker.owner.publishReviewTemplate({ id: form, version: saved.version });
    const next = await two.supplier.owner.startDeclaration({
      requestId: await ask(two, { kind: 'questionnaire', form }),
    });
    expect(next.draft?.answers).toMatchObject({ people: 40, policy: 'yes', paper: [{ name: '방침.pdf' }] });
    expect(next.draft?.offered).toMatchObject({ people: 'last', policy: 'last', paper: 'last' });
    expect(next.attachments).toMatchObject([{ name: '방침.pdf', path: 'answers.paper' }]);
    expect(next.attachments[0]?.id).not.toBe(file.id);
    await submit(two, next);
    // The original and the copy of a file exist independently of each other.
    expect((await get(begun)).attachments).toMatchObject([{ id: file.id }]);
  });

  it('S2.4 is begun once, whoever of the company begins it, and by nobody else', async () => {
    const requestId = await ask(two, { kind: 'questionnaire', form });
    const { id } = await two.supplier.owner.startDeclaration({ requestId });
    const colleague = await member(two.supplier.id, 'editor');
    expect((await colleague.startDeclaration({ requestId })).id).toBe(id);
    const viewer = await member(two.supplier.id, 'viewer');
    await expect(viewer.startDeclaration({ requestId })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(two.asker.owner.startDeclaration({ requestId })).rejects.toMatchObject(hidden);
    const stranger = await firm('모르는 회사');
    await expect(stranger.owner.startDeclaration({ requestId })).rejects.toMatchObject(hidden);
    await expect(two.asker.owner.getDeclaration({ id })).rejects.toMatchObject(hidden);
    expect((await viewer.getDeclaration({ id })).acts).toEqual([]);
  });

  it('S2.4 26.5 chooses the only factory, and none of several or of another company', async () => {
    const { owner } = two.supplier;
    // A factory of the asking company is no choice.
    await two.asker.owner.registerFactory({ name: '남의 공장', country: 'KR', isNew: true });
    const only = await owner.startDeclaration({ requestId: await ask(two) });
    expect(only.subject).toMatchObject({ factoryId: two.factoryId, name: '오창 공장' });
    expect(only.draft?.missing).toEqual([]);
    await submit(two, only);
    await owner.registerFactory({ name: '청주 공장', country: 'KR', isNew: true });
    const several = await owner.startDeclaration({ requestId: await ask(two) });
    expect(several.subject.factoryId).toBeNull();
    expect(several.draft?.missing).toEqual([{ path: 'subject', problem: 'missing' }]);
  });

  it('S2.4 says what it is about where nobody asks, by what is one’s own', async () => {
    const { owner } = two.supplier;
    const nothing = owner.startDeclaration({ kind: 'factory' });
    await expect(nothing).rejects.toMatchObject({ code: 'review.subject_missing' });
    const foreign = await two.asker.owner.registerFactory({ name: '남의 공장', country: 'KR', isNew: true });
    await expect(owner.startDeclaration({ kind: 'factory', factoryId: foreign.id })).rejects.toMatchObject(hidden);
    await expect(owner.startDeclaration({ kind: 'flows' })).rejects.toMatchObject({ code: 'review.period_missing' });
    const formless = owner.startDeclaration({ kind: 'questionnaire' });
    await expect(formless).rejects.toMatchObject({ code: 'review.form_missing' });
    const begun = await owner.startDeclaration({ kind: 'factory', factoryId: two.factoryId });
    expect(begun).toMatchObject({ reviewer: null, requestId: null, subject: { name: '오창 공장' }, dueOn: '' });
    const second = await owner.registerFactory({ name: '청주 공장', country: 'KR', isNew: true });
    const moved = await owner.chooseSubject({ id: begun.id, version: begun.version, factoryId: second.id });
    expect(moved.subject.name).toBe('청주 공장');
    const taken = owner.chooseSubject({ id: begun.id, version: moved.version, factoryId: foreign.id });
    await expect(taken).rejects.toMatchObject(hidden);
  });
});

describe('saveAnswers', () => {
  it('S2.4 keeps what nobody else has answered meanwhile, and names what somebody has', async () => {
    const begun = await asked(two, form);
    const colleague = await member(two.supplier.id, 'editor', { name: '이동료' });
    const saved = await answer(colleague, begun, 'name', '누리셀', '누리셀에너지');
    expect(saved.draft).toMatchObject({ answers: { name: '누리셀', people: 12 }, savedBy: '이동료' });
    expect(saved.draft?.offered).toEqual({});
    expect(saved.version).toBe(begun.version + 1);
    const late = two.supplier.owner.saveAnswers({
      id: begun.id,
      answers: [
        { key: 'name', value: '다른 이름', was: '누리셀에너지' },
        { key: 'people', value: 13, was: 12 },
      ],
    });
    await expect(late).rejects.toMatchObject({ code: 'review.answer_changed', fields: { name: 'changed' } });
    expect((await get(begun)).draft?.answers.people).toBe(12);
    // Saving a value that is stored already overwrites nothing.
    await answer(two.supplier.owner, begun, 'name', '누리셀', '누리셀에너지');
    expect((await get(begun)).version).toBe(saved.version);
    const statement = { value: '사실과 같습니다.', was: '' };
    await two.supplier.owner.saveAnswers({ id: begun.id, statement });
    const clash = two.supplier.owner.saveAnswers({ id: begun.id, statement: { value: '아닙니다.', was: '' } });
    await expect(clash).rejects.toMatchObject({ code: 'review.answer_changed', fields: { statement: 'changed' } });
    await answer(two.supplier.owner, begun, 'name', null, '누리셀');
    expect((await get(begun)).draft?.answers).toEqual({ people: 12 });
  });

  it('S2.4 23.4 takes “none” of several choices only alone, and does not hold up what was closed before', async () => {
    const metals = ['gold', 'tin', 'none'].map((key) => ({ key, words: words(key) }));
    const asksMetals = { key: 'metals', kind: 'choices', words: words('광물'), options: metals } as const;
    const [part] = QUESTIONS.sections;
    const content = {
      sections: [{ ...part, key: 'one', words: words('하나'), questions: [...(part?.questions ?? []), asksMetals] }],
    };
    const begun = await asked(two, (await questionnaire(two.asker, content, '광물')).id);
    const { owner } = two.supplier;
    const both = answer(owner, begun, 'metals', ['gold', 'none']);
    await expect(both).rejects.toMatchObject({ code: 'review.answers_refused', fields: { metals: 'alone' } });
    await answer(owner, begun, 'metals', ['none']);
    const before = async (state: 'draft' | 'changes_requested') => {
      const answers = JSON.stringify({ people: 12, metals: ['gold', 'none'] });
      await world.db().updateTable('review_declaration').set({ answers, state }).where('id', '=', begun.id).execute();
      return get(begun);
    };
    const old = await before('draft');
    expect(old.draft?.missing).toEqual([{ path: 'answers.metals', problem: 'alone' }]);
    await expect(submit(two, old)).rejects.toMatchObject({ fields: { 'answers.metals': 'alone' } });
    await answer(owner, begun, 'metals', ['gold'], ['gold', 'none']);
    await sentBack(two, await take(two.asker.owner, await submit(two, await get(begun))), 'answers.people');
    const closed = await before('changes_requested');
    expect(closed.draft?.missing).toEqual([]);
    expect((await submit(two, closed)).state).toBe('submitted');
  });

  it('S2.4 is for the company that answers, while it is its turn', async () => {
    const begun = await asked(two, form);
    const viewer = await member(two.supplier.id, 'viewer');
    await expect(answer(viewer, begun, 'people', 13, 12)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(answer(two.asker.owner, begun, 'people', 13, 12)).rejects.toMatchObject(hidden);
    await submit(two, begun);
    const late = answer(two.supplier.owner, begun, 'people', 13, 12);
    await expect(late).rejects.toMatchObject(impossible('submitted', 'save'));
    await expect(answer(two.asker.owner, begun, 'people', 13, 12)).rejects.toMatchObject({ code: 'access.denied' });
  });
});

describe('replyToComment and listOwnDeclarations', () => {
  it('S2.4 answers what was published, to those who said it', async () => {
    const { owner } = two.supplier;
    const taken = await take(two.asker.owner, await submit(two, await asked(two, form)));
    await sentBack(two, taken, 'answers.people');
    const [comment] = (await get(taken)).comments;
    const id = comment?.id ?? '';
    const replied = await owner.replyToComment({ id, text: '정규직만 셌습니다.' });
    expect(replied.comments[0]?.replies).toMatchObject([{ text: '정규직만 셌습니다.', isMine: true, by: '김이음' }]);
    const [seen] = (await two.asker.owner.getDeclaration({ id: taken.id })).comments;
    expect(seen?.replies).toMatchObject([{ text: '정규직만 셌습니다.', isMine: false, by: '누리셀에너지' }]);
    const stranger = (await firm('모르는 회사')).owner;
    await expect(stranger.replyToComment({ id, text: '-' })).rejects.toMatchObject(hidden);
    const asker = two.asker.owner.replyToComment({ id, text: '-' });
    await expect(asker).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('S2.4 lists one’s own by state, kind, turn and words, and nobody else’s', async () => {
    const { owner } = two.supplier;
    const begun = await asked(two, form);
    const second = await owner.startDeclaration({ kind: 'factory', factoryId: two.factoryId });
    await submit(two, second);
    const list = async (more: object) => (await owner.listOwnDeclarations(more)).rows.map(({ id }) => id);
    expect((await list({})).toSorted()).toEqual([begun.id, second.id].toSorted());
    expect(await list({ waiting: 'mine' })).toEqual([begun.id]);
    expect(await list({ waiting: 'theirs' })).toEqual([second.id]);
    expect(await list({ kind: 'factory' })).toEqual([second.id]);
    expect(await list({ state: 'submitted' })).toEqual([second.id]);
    expect(await list({ search: '자가진단' })).toEqual([begun.id]);
    expect(await list({ search: '오창' })).toEqual([second.id]);
    expect((await two.asker.owner.listOwnDeclarations({})).total).toBe(0);
    const mine = await product(two.supplier, '다른 제품');
    await link(two.asker, await product(two.asker, '다른 차'), two.supplier, mine);
    expect((await owner.listOwnDeclarations({})).rows).toMatchObject([{}, {}]);
  });
});
