import { FORM_QUESTIONS_MAX, type FormContentInput, formContent } from '@ieum/contract';
import { expect, it } from 'vitest';
import { useReviews, words } from '../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ask, asked, answer, questionnaire, submit, pdf } = useReviews(world);

let two: Awaited<ReturnType<typeof pair>>;
world.arrange(async () => {
  two = await pair();
});

const manyQuestions = (count: number): FormContentInput => ({
  sections: [0, 1].map((section) => ({
    key: `s-${section}`,
    words: words('구역'),
    questions: Array.from({ length: count / 2 }, (_, at) => ({
      key: `q-${section}-${at}`,
      kind: 'text' as const,
      words: words(`질문 ${at}`),
    })),
  })),
});

it('S2.4 refuses a thousand questions, and takes five hundred, answered all at once', async () => {
  const { owner } = two.asker;
  const { id, version } = await owner.addReviewTemplate({ name: words('너무 긴 것') });
  const long = owner.updateReviewTemplate({
    id,
    version,
    name: words('긴'),
    content: formContent.parse(manyQuestions(1_000)),
  });
  await expect(long).rejects.toMatchObject({ code: 'review.form_refused', fields: { sections: 'many' } });
  const most = await questionnaire(two.asker, manyQuestions(FORM_QUESTIONS_MAX));
  const begun = await two.supplier.owner.startDeclaration({
    requestId: await ask(two, { kind: 'questionnaire', form: most.id }),
  });
  const answers = Array.from({ length: FORM_QUESTIONS_MAX }, (_, at) => ({
    key: `q-${at % 2}-${Math.floor(at / 2)}`,
    value: '답',
    was: null,
  }));
  const saved = await two.supplier.owner.saveAnswers({ id: begun.id, answers });
  expect(Object.keys(saved.draft?.answers ?? {})).toHaveLength(FORM_QUESTIONS_MAX);
  const more = [...answers, { key: 'q-one-more', value: '답', was: null }];
  await expect(two.supplier.owner.saveAnswers({ id: begun.id, answers: more })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});

it('S2.4 names each answer that is of the wrong kind, and stores none of them', async () => {
  const { id: form } = await questionnaire(two.asker);
  const begun = await asked(two, form);
  const saving = two.supplier.owner.saveAnswers({
    id: begun.id,
    answers: [
      { key: 'name', value: '새 이름', was: '누리셀에너지' },
      { key: 'people', value: '열둘', was: 12 },
      { key: 'policy', value: 'maybe', was: null },
      { key: 'paper', value: [{ id: crypto.randomUUID(), name: '남의 것.pdf' }], was: null },
      { key: 'smelters', value: [{ nothing: '1' }], was: null },
      { key: 'unknown', value: '-', was: null },
    ],
  });
  await expect(saving).rejects.toMatchObject({
    code: 'review.answers_refused',
    fields: { people: 'number', policy: 'option', paper: 'type', smelters: 'type', unknown: 'type' },
  });
  const kept = await two.supplier.owner.getDeclaration({ id: begun.id });
  expect(kept.draft?.answers).toEqual({ name: '누리셀에너지', people: 12 });
  expect(kept.version).toBe(begun.version);
});

it('S2.4 names what is missing before it is submitted, and a file that is there no more', async () => {
  const { owner } = two.supplier;
  const { id: form } = await questionnaire(two.asker);
  const begun = await asked(two, form);
  await answer(owner, begun, 'policy', 'yes');
  await answer(owner, begun, 'smelters', [{ id: '' }]);
  const lacking = await owner.getDeclaration({ id: begun.id });
  await expect(submit(two, lacking)).rejects.toMatchObject({
    code: 'review.answers_missing',
    fields: { 'answers.paper': 'missing', 'answers.smelters': 'missing' },
  });
  // A table row with a column called id is not a file.
  await answer(owner, begun, 'smelters', [{ id: 'CID001' }], [{ id: '' }]);
  const file = await owner.attachFile({ declarationId: begun.id, path: 'answers.paper', file: await pdf() });
  await world.db().updateTable('review_attachment').set({ is_detached: true }).where('id', '=', file.id).execute();
  const gone = await owner.getDeclaration({ id: begun.id });
  await expect(submit(two, gone)).rejects.toMatchObject({
    code: 'review.file_gone',
    fields: { 'answers.paper': 'gone' },
  });
  await world.db().updateTable('review_attachment').set({ is_detached: false }).where('id', '=', file.id).execute();
  const submitted = await submit(two, gone);
  const back = await owner.recallDeclaration({ id: begun.id, version: submitted.version });
  expect(back.state).toBe('draft');
});

it('S2.4 is about nothing any more when its factory was removed, and says so', async () => {
  const begun = await two.supplier.owner.startDeclaration({ kind: 'factory', factoryId: two.factoryId });
  await world.db().deleteFrom('factory').where('id', '=', two.factoryId).execute();
  const left = await two.supplier.owner.getDeclaration({ id: begun.id });
  expect(left.draft?.missing).toEqual([{ path: 'subject', problem: 'missing' }]);
  await expect(submit(two, left)).rejects.toMatchObject({ code: 'review.subject_missing' });
  await expect(two.supplier.owner.previewDeclaration({ id: begun.id })).rejects.toMatchObject({
    code: 'review.subject_missing',
  });
});
