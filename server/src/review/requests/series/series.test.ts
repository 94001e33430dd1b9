import { describe, expect, it } from 'vitest';
import { useSeries } from '../../../../test/fixtures/review/series.ts';
import { useWorld } from '../../../../test/fixtures/world/world.ts';

const world = useWorld();
const { two, another, start, runOn, requestsOf, firm, member, questionnaire } = useSeries(world);
const nobody = { code: 'request.not_found' };

describe('startReviewSeries', () => {
  it('27.7 S2.4 asks at once for the period that has ended, and shows the next dates', async () => {
    const { asker, supplier } = two();
    const series = await start({ firstPeriod: '2026-Q3' });
    expect(series).toMatchObject({
      state: 'active',
      every: 'quarter',
      suppliers: 1,
      next: { period: '2026-Q4', sendOn: '2027-01-01' },
      last: { period: '2026-Q3', outcome: 'sent', asked: 1, open: 1, answered: 0 },
      acts: ['remind', 'edit', 'pause', 'skip', 'end'],
    });
    expect(series.dates.slice(0, 2)).toEqual([
      { period: '2026-Q4', sendOn: '2027-01-01', dueOn: '2027-01-15', isSkipped: false },
      { period: '2027-Q1', sendOn: '2027-04-01', dueOn: '2027-04-15', isSkipped: false },
    ]);
    const [received] = await requestsOf(supplier);
    expect(received).toMatchObject({
      kind: 'flows',
      every: 'quarter',
      seriesId: null,
      dueOn: '2026-11-29',
      subject: { from: '2026-Q3', to: '2026-Q3' },
    });
    const { rows } = await asker.owner.listReviewRequests({ side: 'asked' });
    expect(rows).toMatchObject([{ every: 'quarter', seriesId: series.id }]);
    expect(series.events.map(({ kind }) => kind).toSorted()).toEqual(['sent', 'started']);
  });

  it('27.7 S2.4 sends nothing before the first period ends, and gives the answer the period of its request', async () => {
    const { supplier, factoryId } = two();
    await start({ kind: 'factory', every: 'half_year', firstPeriod: '2026-Q3' });
    expect(await requestsOf(supplier)).toEqual([]);
    await runOn('2027-01-01');
    const [received] = await requestsOf(supplier);
    expect(received).toMatchObject({ every: 'half_year', subject: { from: '2026-Q3', to: '2026-Q4' } });
    const begun = await supplier.owner.startDeclaration({ requestId: received?.id ?? '', factoryId });
    expect(begun.subject).toMatchObject({ from: '2026-Q3', to: '2026-Q4', factoryId });
  });

  it('27.7 refuses periods of another interval, past, reversed or too far, and who is no partner', async () => {
    const { asker } = two();
    const refused = async (more: Parameters<typeof start>[0], fields: object) =>
      expect(start(more)).rejects.toMatchObject({ code: 'review.series_period', fields });
    await refused({ firstPeriod: '2026-10' }, { firstPeriod: 'interval' });
    await refused({ firstPeriod: '2026-Q2' }, { firstPeriod: 'past' });
    await refused({ firstPeriod: '2090-Q1' }, { firstPeriod: 'far' });
    await refused({ every: 'half_year', firstPeriod: '2027-Q2' }, { firstPeriod: 'interval' });
    await refused({ firstPeriod: '2027-Q1', lastPeriod: '2026-Q4' }, { lastPeriod: 'before_start' });
    await refused({ firstPeriod: '2027-Q1', lastPeriod: '2027-03' }, { lastPeriod: 'interval' });
    await refused({ firstPeriod: '2027-Q1', lastPeriod: '2099-Q1' }, { lastPeriod: 'far' });
    const stranger = await firm('모르는 회사');
    await expect(start({ recipients: [two().supplier.id, stranger.id] })).rejects.toMatchObject({
      code: 'review.not_supplier',
      fields: { 'recipients.1': 'not_supplier' },
    });
    await expect(start({ kind: 'questionnaire' })).rejects.toMatchObject({ code: 'review.form_missing' });
    expect((await asker.owner.listReviewSeries({})).total).toBe(0);
  });

  it('27.7 is for those who may write in a verified company, and at most fifty run at a time', async () => {
    const { asker, supplier } = two();
    const input = {
      kind: 'factory',
      every: 'year',
      firstPeriod: '2027-Q1',
      answerDays: 30,
      purpose: '해마다',
    } as const;
    const viewer = await member(asker.id, 'viewer');
    const recipients = [supplier.id];
    await expect(viewer.startReviewSeries({ ...input, recipients })).rejects.toMatchObject({ code: 'access.denied' });
    const unconfirmed = await member(asker.id, 'owner', { email_confirmed_at: null });
    await expect(unconfirmed.startReviewSeries({ ...input, recipients })).rejects.toMatchObject({
      code: 'company.email_unconfirmed',
    });
    for (let at = 0; at < 50; at += 1) await asker.owner.startReviewSeries({ ...input, recipients });
    await expect(start({})).rejects.toMatchObject({ code: 'review.series_full' });
    const { rows } = await asker.owner.listReviewSeries({});
    const [one] = rows;
    await asker.owner.endReviewSeries({ id: one?.id ?? '', version: 1 });
    expect(await start({})).toMatchObject({ state: 'active' });
  }, 120_000);
});

describe('a series', () => {
  it('27.7 S2.4 exists for the company that asks alone', async () => {
    const { supplier } = two();
    const { id, version } = await start({ firstPeriod: '2026-Q3' });
    for (const { owner } of [supplier, await firm('모르는 회사')]) {
      const plan = { recipients: [supplier.id], answerDays: 30, purpose: '바꿈' };
      await expect(owner.getReviewSeries({ id })).rejects.toMatchObject(nobody);
      await expect(owner.getSeriesAnswers({ id })).rejects.toMatchObject(nobody);
      await expect(owner.updateReviewSeries({ id, version, ...plan })).rejects.toMatchObject(nobody);
      await expect(owner.pauseReviewSeries({ id, version })).rejects.toMatchObject(nobody);
      await expect(owner.resumeReviewSeries({ id, version })).rejects.toMatchObject(nobody);
      await expect(owner.endReviewSeries({ id, version })).rejects.toMatchObject(nobody);
      const skipping = owner.skipSeriesPeriod({ id, version, period: '2026-Q4', isSkipped: true });
      await expect(skipping).rejects.toMatchObject(nobody);
      await expect(owner.remindSeries({ id, period: '2026-Q3' })).rejects.toMatchObject(nobody);
      expect((await owner.listReviewSeries({})).total).toBe(0);
    }
    const viewer = await member(two().asker.id, 'viewer');
    expect(await viewer.getReviewSeries({ id })).toMatchObject({ acts: [] });
    await expect(viewer.pauseReviewSeries({ id, version })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(viewer.remindSeries({ id, period: '2026-Q3' })).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('27.7 is changed by one person at a time, and keeps what it was', async () => {
    const { asker, supplier } = two();
    const second = await another('대성화학');
    const { id, version } = await start({ firstPeriod: '2026-Q4' });
    const plan = { recipients: [supplier.id, second.id], answerDays: 30, purpose: '바꾼 목적', lastPeriod: '2027-Q2' };
    const changed = await asker.owner.updateReviewSeries({ id, version, ...plan });
    expect(changed).toMatchObject({ version: 2, suppliers: 2, purpose: '바꾼 목적', lastPeriod: '2027-Q2' });
    expect(changed.dates).toHaveLength(3);
    const colleague = await member(asker.id, 'editor');
    const late = colleague.updateReviewSeries({ id, version, ...plan, purpose: '늦은 목적' });
    await expect(late).rejects.toMatchObject({ code: 'review.series_changed' });
    await expect(colleague.pauseReviewSeries({ id, version })).rejects.toMatchObject({ code: 'review.series_changed' });
    const shorter = { id, version: 2, ...plan, recipients: [second.id] };
    expect(await colleague.updateReviewSeries(shorter)).toMatchObject({ suppliers: 1 });
    const { events } = await asker.owner.getReviewSeries({ id });
    expect(events.filter(({ kind }) => kind === 'changed').map(({ added, removed }) => [added, removed])).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 0],
      ]),
    );
    const kept = await world
      .db()
      .selectFrom('review_series_event')
      .select('before')
      .where('kind', '=', 'changed')
      .execute();
    expect(kept.map(({ before }) => before)).toContainEqual(
      expect.objectContaining({ purpose: '분기 출고량', answerDays: 14 }),
    );
    await runOn('2027-01-01');
    const past = asker.owner.updateReviewSeries({
      id,
      version: 3,
      ...plan,
      recipients: [second.id],
      lastPeriod: '2026-Q4',
    });
    await expect(past).rejects.toMatchObject({ code: 'review.series_period', fields: { lastPeriod: 'past' } });
    expect(await requestsOf(supplier)).toEqual([]);
    expect(await requestsOf(second)).toMatchObject([{ purpose: '바꾼 목적', dueOn: '2027-01-31' }]);
  });

  it('27.7 pauses, resumes with the last period alone, and ends for good', async () => {
    const { asker, supplier } = two();
    const { id, version } = await start({ firstPeriod: '2026-Q4' });
    const paused = await asker.owner.pauseReviewSeries({ id, version });
    expect(paused).toMatchObject({ state: 'paused', next: null, acts: ['edit', 'resume', 'skip', 'end'] });
    await expect(asker.owner.pauseReviewSeries({ id, version: 2 })).rejects.toMatchObject({
      code: 'review.series_closed',
    });
    await runOn('2027-01-01');
    await runOn('2027-04-01');
    expect(await requestsOf(supplier)).toEqual([]);
    world.passHours(24 * 140);
    const later = await member(asker.id);
    const resumed = await later.resumeReviewSeries({ id, version: 2 });
    expect(resumed).toMatchObject({ state: 'active', next: { period: '2027-Q2' }, last: { period: '2027-Q1' } });
    const answers = await later.getSeriesAnswers({ id });
    expect(answers.periods.map(({ period, outcome }) => [period, outcome])).toEqual([
      ['2027-Q1', 'sent'],
      ['2026-Q4', 'missed'],
    ]);
    expect(answers.rows[0]?.cells.map(({ state }) => state)).toEqual(['open', 'missed']);
    const ended = await later.endReviewSeries({ id, version: 3 });
    expect(ended).toMatchObject({ state: 'ended', next: null, dates: [], acts: ['remind'] });
    await expect(later.resumeReviewSeries({ id, version: 4 })).rejects.toMatchObject({ code: 'review.series_closed' });
    await runOn('2027-07-01');
    const { owner } = supplier;
    const reader = { ...supplier, owner: { ...(await member(supplier.id)), id: owner.id } };
    expect(await requestsOf(reader)).toHaveLength(1);
  });

  it('27.7 leaves out one period, unless that is taken back', async () => {
    const { asker, supplier } = two();
    const { id, version } = await start({ firstPeriod: '2026-Q4' });
    const skip = (period: string, isSkipped: boolean, seen: number) =>
      asker.owner.skipSeriesPeriod({ id, version: seen, period, isSkipped });
    const skipped = await skip('2026-Q4', true, version);
    expect(skipped).toMatchObject({
      next: { period: '2027-Q1' },
      dates: [{ period: '2026-Q4', isSkipped: true }, {}, {}, {}, {}, {}],
    });
    await expect(skip('2026-Q3', true, 2)).rejects.toMatchObject({ code: 'review.series_period' });
    await expect(skip('2026-10', true, 2)).rejects.toMatchObject({ code: 'review.series_period' });
    await skip('2027-Q1', true, 2);
    expect(await skip('2027-Q1', false, 3)).toMatchObject({ version: 4, next: { period: '2027-Q1' } });
    await runOn('2027-01-01');
    expect(await requestsOf(supplier)).toEqual([]);
    await runOn('2027-04-01');
    expect((await requestsOf(supplier)).map(({ subject }) => subject.from)).toEqual(['2027-Q1']);
    const { rows } = await asker.owner.listReviewSeries({ search: '분기', state: 'active', kind: 'flows' });
    expect(rows).toMatchObject([{ id, next: { period: '2027-Q2' }, last: { period: '2027-Q1' } }]);
    expect((await asker.owner.listReviewSeries({ search: '누리' })).total).toBe(1);
    expect((await asker.owner.listReviewSeries({ search: '없는 말' })).total).toBe(0);
  });

  it('27.7 is paused with a notice if its questionnaire is no longer published', async () => {
    const { asker, supplier } = two();
    const { id: form, version } = await questionnaire(asker);
    const series = await start({ kind: 'questionnaire', form, firstPeriod: '2026-Q4' });
    expect(series.form).toMatchObject({ choice: form, words: { kr: '자가진단' } });
    await asker.owner.retireReviewTemplate({ id: form, version, isRetired: true });
    await runOn('2027-01-01');
    expect(await requestsOf(supplier)).toEqual([]);
    const stopped = await asker.owner.getReviewSeries({ id: series.id });
    expect(stopped).toMatchObject({ state: 'paused', events: [{ kind: 'stopped', by: '' }, {}] });
    const { rows } = await asker.owner.listNotices({});
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'review.series', about: { change: 'stopped', subject: '분기 출고량' } }),
    );
    const resuming = asker.owner.resumeReviewSeries({ id: series.id, version: series.version });
    await expect(resuming).rejects.toMatchObject({ code: 'review.form_missing' });
    await asker.owner.retireReviewTemplate({ id: form, version: version + 1, isRetired: false });
    await asker.owner.resumeReviewSeries({ id: series.id, version: series.version });
    await runOn('2027-01-02');
    expect(await requestsOf(supplier)).toMatchObject([
      { subject: { from: '2026-Q4', form: { words: { kr: '자가진단' } } } },
    ]);
  });
});
