import { type FormContentInput, formContent, READY_FORMS, TEMPLATES_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, useReviews, words } from '../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { insertTemplate } from './template.store.ts';

const world = useWorld();
const { pair, ask, member, questionnaire } = useReviews(world);

let two: Awaited<ReturnType<typeof pair>>;
world.arrange(async () => {
  two = await pair();
});
const whole = (content: FormContentInput) => formContent.parse(content);
const revised = { sections: QUESTIONS.sections.map((section) => ({ ...section, key: 'anew' })) };

describe('ready questionnaires', () => {
  it('S2.4 are there for everybody, in the language of the reader, and can be copied', async () => {
    const { owner } = two.asker;
    const { rows, can } = await owner.listReviewTemplates({});
    expect(rows.map(({ id }) => id)).toEqual([...READY_FORMS]);
    expect(can).toEqual({ add: true });
    for (const { questions, state, isReady } of rows) {
      expect([isReady, state]).toEqual([true, 'published']);
      expect(questions).toBeGreaterThan(0);
    }
    const ready = await owner.getReviewTemplate({ id: 'cbam' });
    expect(ready.can).toEqual({ edit: false });
    const copy = await owner.addReviewTemplate({ name: words('우리 CBAM'), copyOf: 'cbam' });
    expect(copy).toMatchObject({ isReady: false, state: 'draft', formVersion: 0, questions: ready.questions });
    expect(copy.content).toEqual(ready.content);
  });

  it('S2.4 stay as they were when they were sent', async () => {
    await ask(two, { kind: 'questionnaire', form: 'self-assessment' });
    const kept = await world.db().selectFrom('review_form').select(['ready_key', 'version']).execute();
    expect(kept).toEqual([{ ready_key: 'self-assessment', version: 2 }]);
    const spoiling = await world.db().savepoint('spoiling').execute();
    const change = spoiling.updateTable('review_form').set({ questions: 1 }).execute();
    await expect(change).rejects.toThrow('kept as it was');
    await spoiling.rollbackToSavepoint('spoiling').execute();
    await expect(two.asker.owner.getReviewTemplate({ id: 'cbam', formVersion: 99 })).rejects.toMatchObject({
      code: 'request.not_found',
    });
  });
});

describe('own questionnaires', () => {
  it('S2.4 are published by versions, of which what was sent keeps its own', async () => {
    const { owner } = two.asker;
    const first = await questionnaire(two.asker);
    expect(first).toMatchObject({ state: 'published', formVersion: 1, hasChanges: false, questions: 5 });
    const requestId = await ask(two, { kind: 'questionnaire', form: first.id });
    const changed = await owner.updateReviewTemplate({
      id: first.id,
      version: first.version,
      name: words('새 이름'),
      content: whole(revised),
    });
    expect(changed).toMatchObject({ formVersion: 1, hasChanges: true });
    const second = await owner.publishReviewTemplate({ id: first.id, version: changed.version });
    expect(second).toMatchObject({ formVersion: 2, hasChanges: false, versions: [{ version: 2 }, { version: 1 }] });
    const old = await owner.getReviewTemplate({ id: first.id, formVersion: 1 });
    expect([old.name.kr, old.content.sections[0]?.key]).toEqual(['자가진단', 'company']);
    const request = await two.supplier.owner.getReviewRequest({ id: requestId });
    expect(request.subject.form).toMatchObject({ words: { kr: '자가진단' }, version: 1 });
  });

  it('S2.4 are published only when something has changed and nothing is wrong', async () => {
    const { owner } = two.asker;
    const { id, version } = await questionnaire(two.asker);
    await expect(owner.publishReviewTemplate({ id, version })).rejects.toMatchObject({ code: 'review.form_same' });
    const [section] = QUESTIONS.sections;
    if (!section) throw new Error('no section');
    const lone = { key: 'lone', kind: 'choice', words: words('하나뿐') } as const;
    const broken = { sections: [{ ...section, questions: [...section.questions, lone] }] };
    const saved = await owner.updateReviewTemplate({ id, version, name: words('자가진단'), content: whole(broken) });
    await expect(owner.publishReviewTemplate({ id, version: saved.version })).rejects.toMatchObject({
      code: 'review.form_refused',
      fields: { 'sections.0.questions.5.options': 'options_lacking' },
    });
  });

  it('S2.4 are changed by one at a time, and by whoever may write', async () => {
    const { id, version } = await questionnaire(two.asker);
    const change = { id, version, name: words('둘'), content: whole(QUESTIONS) };
    await two.asker.owner.updateReviewTemplate(change);
    await expect(two.asker.owner.updateReviewTemplate(change)).rejects.toMatchObject({
      code: 'review.template_changed',
    });
    const viewer = await member(two.asker.id, 'viewer');
    expect((await viewer.getReviewTemplate({ id })).can).toEqual({ edit: false });
    await expect(viewer.updateReviewTemplate(change)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(viewer.addReviewTemplate({ name: words('셋') })).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('S2.4 are nobody else’s, not even the questionnaire that was sent to them', async () => {
    const { id, version } = await questionnaire(two.asker);
    await ask(two, { kind: 'questionnaire', form: id });
    const { owner } = two.supplier;
    const gone = { code: 'request.not_found' };
    await expect(owner.getReviewTemplate({ id })).rejects.toMatchObject(gone);
    await expect(owner.publishReviewTemplate({ id, version })).rejects.toMatchObject(gone);
    await expect(owner.retireReviewTemplate({ id, version, isRetired: true })).rejects.toMatchObject(gone);
    await expect(owner.addReviewTemplate({ name: words('복사'), copyOf: id })).rejects.toMatchObject(gone);
    expect((await owner.listReviewTemplates({})).rows.filter(({ isReady }) => !isReady)).toEqual([]);
  });

  it('S2.4 are taken out of the choice and brought back', async () => {
    const { owner } = two.asker;
    const { id, version } = await questionnaire(two.asker);
    const retired = await owner.retireReviewTemplate({ id, version, isRetired: true });
    expect(retired.state).toBe('retired');
    const asking = ask(two, { kind: 'questionnaire', form: id });
    await expect(asking).rejects.toMatchObject({ code: 'review.form_missing' });
    const back = await owner.retireReviewTemplate({ id, version: retired.version, isRetired: false });
    expect(back.state).toBe('published');
    await ask(two, { kind: 'questionnaire', form: id });
  });

  it('S2.4 are at most two hundred', async () => {
    const at = world.clock().toISOString();
    const row = { company_id: two.asker.id, name: JSON.stringify(words('하나')), content: '{"sections":[]}' };
    for (let made = 0; made < TEMPLATES_MAX; made++) {
      await insertTemplate(world.db(), { ...row, created_at: at, updated_at: at });
    }
    await expect(two.asker.owner.addReviewTemplate({ name: words('하나 더') })).rejects.toMatchObject({
      code: 'review.templates_full',
    });
  });
});
