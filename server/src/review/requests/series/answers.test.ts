import { describe, expect, it } from 'vitest';
import { useSeries } from '../../../../test/fixtures/review/series.ts';
import { useWorld } from '../../../../test/fixtures/world/world.ts';

const world = useWorld();
const { two, another, start, requestsOf, firm, member, product, link, questionnaire, answer } = useSeries(world);

const noticesTo = async (id: string, kind: string) =>
  (await world.db().selectFrom('notice').select(['kind', 'about', 'path']).where('user_id', '=', id).execute()).filter(
    (notice) => notice.kind === kind,
  );

describe('remindSeries', () => {
  it('27.7 S2.4 reminds once a day those who have not answered the period', async () => {
    const { asker, supplier } = two();
    const second = await another('대성화학');
    const { id } = await start({ firstPeriod: '2026-Q3', recipients: [supplier.id, second.id] });
    const [declined] = await requestsOf(second);
    await second.owner.declineReviewRequest({ id: declined?.id ?? '', reason: '해당 없음' });
    expect(await asker.owner.remindSeries({ id, period: '2026-Q3' })).toEqual({ reminded: 1 });
    const again = asker.owner.remindSeries({ id, period: '2026-Q3' });
    await expect(again).rejects.toMatchObject({ code: 'review.reminded_today' });
    expect(await asker.owner.remindSeries({ id, period: '2026-Q4' })).toEqual({ reminded: 0 });
    expect(await noticesTo(supplier.owner.id, 'review.due')).toMatchObject([{ about: { change: 'reminded' } }]);
    expect(await noticesTo(second.owner.id, 'review.due')).toEqual([]);
    world.passHours(24);
    const next = await member(asker.id);
    expect(await next.remindSeries({ id, period: '2026-Q3' })).toEqual({ reminded: 1 });
  });
});

describe('what came back', () => {
  it('27.7 S2.4 shows a declaration once it was submitted, never a draft', async () => {
    const { asker, supplier } = two();
    const { id: form } = await questionnaire(asker);
    const { id } = await start({ kind: 'questionnaire', form, firstPeriod: '2026-Q3' });
    const [received] = await requestsOf(supplier);
    const begun = await supplier.owner.startDeclaration({ requestId: received?.id ?? '' });
    const cells = async () => (await asker.owner.getSeriesAnswers({ id })).rows[0]?.cells;
    expect(await cells()).toEqual([{ state: 'open', requestId: received?.id, declarationId: null }]);
    const saved = await answer(supplier.owner, begun, 'people', 3);
    await supplier.owner.submitDeclaration({ id: begun.id, version: saved.version });
    expect(await cells()).toEqual([{ state: 'submitted', requestId: received?.id, declarationId: begun.id }]);
    expect(await asker.owner.getReviewSeries({ id })).toMatchObject({ last: { answered: 1, open: 0 } });
    const seen = await asker.owner.getDeclaration({ id: begun.id });
    expect(seen.subject).toMatchObject({ from: '2026-Q3', to: '2026-Q3' });
  });

  it('27.7 S2.4 keeps the row of a supplier that was removed', async () => {
    const { asker, supplier } = two();
    const second = await another('대성화학');
    const { id, version } = await start({ firstPeriod: '2026-Q3' });
    const plan = { answerDays: 14, purpose: '분기 출고량', recipients: [second.id] };
    await asker.owner.updateReviewSeries({ id, version, ...plan });
    const { rows } = await asker.owner.getSeriesAnswers({ id });
    expect(rows.map(({ supplier: { id: of }, isMember, cells }) => [of, isMember, cells[0]?.state])).toEqual([
      [supplier.id, false, 'open'],
      [second.id, true, 'none'],
    ]);
  });

  it('27.7 S2.4 leaves no trace of a recurring request in what is passed on', async () => {
    const { asker, supplier } = two();
    const last = await firm('더 아래');
    const sold = await product(supplier, '셀');
    await link(supplier, sold, last, await product(last, '양극재'));
    const { id } = await start({ firstPeriod: '2026-Q3', purpose: '⟦처음⟧ 목적' });
    const [received] = await requestsOf(supplier);
    await supplier.owner.askForDeclarations({
      ...{ kind: 'flows', from: '2026-Q3', to: '2026-Q3', purpose: '우리 확인', dueOn: '2026-12-15' },
      recipients: [{ companyId: last.id }],
      forwardedFrom: received?.id ?? '',
    });
    const seen = await requestsOf(last);
    expect(seen).toMatchObject([{ every: null, seriesId: null, forwardedFrom: null }]);
    const text = JSON.stringify([seen, await last.owner.listNotices({})]);
    for (const trace of ['⟦처음⟧', asker.id, asker.name, id, received?.id ?? id]) expect(text).not.toContain(trace);
  });
});
