import { type Declaration, readSnapshot } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useReviews } from '../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, asked, answer, questionnaire, pdf, submit, take, sentBack, approve, valuesOf } = useReviews(world);

let two: Awaited<ReturnType<typeof pair>>;
let form: string;
world.arrange(async () => {
  two = await pair();
  form = (await questionnaire(two.asker)).id;
});
const get = ({ id }: Pick<Declaration, 'id'>) => two.supplier.owner.getDeclaration({ id });
const impossible = (state: string, act: string) => ({ code: 'review.act_impossible', fields: { state, act } });
const hidden = { code: 'request.not_found' };

describe('submitDeclaration, recallDeclaration and removeDraft', () => {
  it('S2.4 submits exactly what the preview shows, and takes it back before anybody looks', async () => {
    const { owner } = two.supplier;
    const begun = await asked(two, form);
    const preview = await owner.previewDeclaration({ id: begun.id });
    expect(preview.before).toBeNull();
    const submitted = await submit(two, begun);
    expect(submitted).toMatchObject({ state: 'submitted', round: 1, draft: null, snapshot: preview.snapshot });
    const sent = await world.db().selectFrom('notice').select('path').where('kind', '=', 'review.submitted').execute();
    expect(sent).toEqual([{ path: `/supply-chain/review/${begun.id}` }]);
    await expect(submit(two, submitted)).rejects.toMatchObject(impossible('submitted', 'submit'));
    await expect(submit(two, begun)).rejects.toMatchObject({ code: 'review.declaration_changed' });
    const back = await owner.recallDeclaration({ id: begun.id, version: submitted.version });
    expect(back).toMatchObject({ state: 'draft', snapshot: null, submittedAt: null });
    await expect(two.asker.owner.getDeclaration({ id: begun.id })).rejects.toMatchObject(hidden);
    const open = await two.asker.owner.getReviewRequest({ id: begun.requestId ?? '' });
    expect(open).toMatchObject({ state: 'open', declaration: null });
    const removing = owner.removeDraft({ id: begun.id, version: back.version });
    await expect(removing).rejects.toMatchObject(impossible('draft', 'remove'));
    const again = await submit(two, back);
    expect([again.round, again.rounds.map(({ decision }) => decision)]).toEqual([2, ['recalled', null]]);
    const taken = await take(two.asker.owner, again);
    const late = owner.recallDeclaration({ id: begun.id, version: taken.version });
    await expect(late).rejects.toMatchObject(impossible('in_review', 'recall'));
  });

  it('S2.4 goes back to what was asked to be changed when a later round is taken back', async () => {
    const { owner } = two.supplier;
    const first = await submit(two, await asked(two, form));
    await sentBack(two, await take(two.asker.owner, first), 'answers.people');
    await answer(owner, first, 'people', 15, 12);
    const second = await submit(two, await get(first));
    expect(valuesOf((await two.asker.owner.getDeclaration({ id: first.id })).snapshot)['answers.people']).toBe(15);
    await owner.recallDeclaration({ id: first.id, version: second.version });
    const seen = await two.asker.owner.getDeclaration({ id: first.id });
    expect(seen).toMatchObject({ state: 'changes_requested', snapshot: first.snapshot, round: 1 });
    expect(seen.rounds).toHaveLength(1);
    expect((await get(first)).draft).toMatchObject({ answers: { people: 15 } });
  });

  it('S2.4 removes a draft with its files, of the own company alone', async () => {
    const { owner } = two.supplier;
    const begun = await asked(two, form);
    await owner.attachFile({ declarationId: begun.id, path: 'attachments', file: await pdf('지울 것.pdf') });
    const { id, version } = await get(begun);
    await expect(two.asker.owner.removeDraft({ id, version })).rejects.toMatchObject(hidden);
    await owner.removeDraft({ id, version });
    await expect(get(begun)).rejects.toMatchObject(hidden);
    expect(await world.db().selectFrom('document').select('id').where('name', '=', '지울 것.pdf').execute()).toEqual(
      [],
    );
    expect((await owner.getReviewRequest({ id: begun.requestId ?? '' })).acts).toContain('start');
  });
});

describe('renewDeclaration', () => {
  it('S2.4 begins one next edition, with what was said, and leaves the last as it was', async () => {
    const { owner } = two.supplier;
    const first = await approve(
      two.asker.owner,
      await take(two.asker.owner, await submit(two, await asked(two, form))),
    );
    const next = await owner.renewDeclaration({ id: first.id });
    expect(next).toMatchObject({ edition: 2, state: 'draft', round: 0, editions: [{ id: first.id, edition: 1 }] });
    expect(next.draft).toMatchObject({ answers: { people: 12 }, offered: { people: 'last' } });
    const again = owner.renewDeclaration({ id: first.id });
    await expect(again).rejects.toMatchObject({ code: 'review.renewed_already' });
    await expect(two.asker.owner.renewDeclaration({ id: first.id })).rejects.toMatchObject({ code: 'access.denied' });
    expect((await two.asker.owner.getDeclaration({ id: first.id })).editions).toEqual([]);
    const submitted = await submit(two, next);
    expect(readSnapshot(submitted.snapshot ?? '').edition).toBe(2);
  });
});
