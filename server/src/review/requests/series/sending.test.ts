import { LANGUAGES } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../../test/fixtures/database/plans.ts';
import { useSeries } from '../../../../test/fixtures/review/series.ts';
import type { Firm } from '../../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../../test/fixtures/world/world.ts';
import { emitToNotices } from '../../notifications.ts';
import { sendDue } from './sending.ts';
import { findSeries } from './series.store.ts';

const world = useWorld();
const { two, another, start, runOn, requestsOf, member, product, link, questionnaire } = useSeries(world);

const noticesTo = async (id: string, kind: string) =>
  (await world.db().selectFrom('notice').select(['kind', 'about', 'path']).where('user_id', '=', id).execute()).filter(
    (notice) => notice.kind === kind,
  );
const periodsOf = async (supplier: Firm) => (await requestsOf(supplier)).map(({ subject }) => subject.from).toSorted();

describe('the daily job', () => {
  it('27.7 S2.4 sends each period once, however often it runs, and notifies both sides', async () => {
    const { asker, supplier } = two();
    const { id } = await start();
    await runOn('2026-12-31');
    expect(await requestsOf(supplier)).toEqual([]);
    for (const day of ['2027-01-01', '2027-01-01', '2027-01-02']) await runOn(day);
    expect(await periodsOf(supplier)).toEqual(['2026-Q4']);
    const [asked] = await noticesTo(supplier.owner.id, 'review.asked');
    expect(asked).toMatchObject({ about: { company: asker.name, change: 'asked', dueOn: '2027-01-15' } });
    expect(JSON.stringify(await noticesTo(supplier.owner.id, 'review.asked'))).not.toContain(id);
    expect(await noticesTo(asker.owner.id, 'review.series')).toEqual([
      {
        kind: 'review.series',
        path: `/supply-chain/review/requests/series/${id}`,
        about: {
          ...{ change: 'sent', subject: '분기 출고량', period: '2026-Q4', periodTo: '2026-Q4' },
          ...{ sent: '1', notAsked: '0', behind: '0' },
        },
      },
    ]);
    expect((await world.mails()).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['review.asked', 'review.series']),
    );
  });

  it('27.7 catches up after days without a server, and never sends more than the last period', async () => {
    const { asker, supplier } = two();
    const { id } = await start({ every: 'month', firstPeriod: '2026-11' });
    await runOn('2027-03-09');
    expect(await periodsOf(supplier)).toEqual(['2027-02']);
    expect(await requestsOf(supplier)).toMatchObject([{ dueOn: '2027-03-23' }]);
    const { periods } = await asker.owner.getSeriesAnswers({ id });
    expect(periods.map(({ period, outcome }) => `${period} ${outcome}`)).toEqual([
      '2027-02 sent',
      '2027-01 missed',
      '2026-12 missed',
      '2026-11 missed',
    ]);
    await runOn('2027-04-01');
    expect(await periodsOf(supplier)).toEqual(['2027-02', '2027-03']);
  });

  it('27.7 ends a series after its last period, also if that passed while nothing ran', async () => {
    const { asker, supplier } = two();
    const short = await start({ lastPeriod: '2026-Q4' });
    await runOn('2027-01-01');
    expect(await asker.owner.getReviewSeries({ id: short.id })).toMatchObject({ state: 'ended', next: null });
    const passed = await start({ every: 'month', lastPeriod: '2026-12', firstPeriod: '2026-12' });
    await runOn('2027-04-01');
    expect(await asker.owner.getReviewSeries({ id: passed.id })).toMatchObject({ state: 'ended', last: null });
    expect(await periodsOf(supplier)).toEqual(['2026-Q4']);
  });

  it('27.7 S2.4 asks no company whose link has ended, and says so', async () => {
    const { asker, supplier, linkId } = two();
    const second = await another('대성화학');
    const { id } = await start({ recipients: [supplier.id, second.id] });
    await world.db().updateTable('supply_link').set({ state: 'ended' }).where('id', '=', linkId).execute();
    await runOn('2027-01-01');
    expect(await requestsOf(supplier)).toEqual([]);
    expect(await periodsOf(second)).toEqual(['2026-Q4']);
    const answers = await asker.owner.getSeriesAnswers({ id });
    expect(answers.periods).toMatchObject([{ asked: 1, notAsked: 1 }]);
    expect(answers.rows).toMatchObject([
      { supplier: { id: supplier.id, isSupplier: false }, isMember: true, cells: [{ state: 'not_supplier' }] },
      { supplier: { id: second.id, isSupplier: true }, cells: [{ state: 'open' }] },
    ]);
    expect(await noticesTo(asker.owner.id, 'review.series')).toMatchObject([{ about: { sent: '1', notAsked: '1' } }]);
    // It may stay in the series, and is asked again once there is a link.
    const seen = await asker.owner.getReviewSeries({ id });
    const plan = { recipients: [supplier.id, second.id], answerDays: 14, purpose: '분기 출고량' };
    await asker.owner.updateReviewSeries({ id, version: seen.version, ...plan });
    await link(asker, await product(asker, '새 차'), supplier, await product(supplier, '새 배터리'));
    await runOn('2027-04-01');
    expect(await periodsOf(supplier)).toEqual(['2027-Q1']);
  });

  it('27.7 S2.4 asks again whoever has declined or not answered, once, and shows what is behind', async () => {
    const { asker, supplier } = two();
    const second = await another('대성화학');
    const { id: form } = await questionnaire(asker);
    const { id } = await start({ kind: 'questionnaire', form, recipients: [supplier.id, second.id] });
    await runOn('2027-01-01');
    const [declined] = await requestsOf(second);
    await second.owner.declineReviewRequest({ id: declined?.id ?? '', reason: '해당 없음' });
    await runOn('2027-04-01');
    await runOn('2027-04-02');
    expect(await periodsOf(supplier)).toEqual(['2026-Q4', '2027-Q1']);
    expect(await periodsOf(second)).toEqual(['2026-Q4', '2027-Q1']);
    const { rows, periods } = await asker.owner.getSeriesAnswers({ id });
    expect(periods).toMatchObject([
      { period: '2027-Q1', asked: 2, open: 2, declined: 0 },
      { period: '2026-Q4', asked: 2, open: 1, declined: 1 },
    ]);
    expect(rows.map(({ open, cells }) => [open, ...cells.map(({ state }) => state)])).toEqual([
      [2, 'open', 'open'],
      [1, 'open', 'declined'],
    ]);
    const told = await noticesTo(asker.owner.id, 'review.series');
    expect(told.map(({ about }) => Object(about).behind).toSorted()).toEqual(['0', '1']);
  });

  it('27.7 S2.4 lets an equal request that is open stand for the period', async () => {
    const { asker, supplier } = two();
    const single = { kind: 'flows', from: '2026-Q4', to: '2026-Q4', dueOn: '2027-02-01', purpose: '따로' } as const;
    const { ids } = await asker.owner.askForDeclarations({ ...single, recipients: [{ companyId: supplier.id }] });
    const { id } = await start();
    await runOn('2027-01-01');
    expect(await requestsOf(supplier)).toMatchObject([{ id: ids[0], every: null }]);
    const { rows } = await asker.owner.getSeriesAnswers({ id });
    expect(rows).toMatchObject([{ cells: [{ state: 'same_open', requestId: ids[0] }] }]);
  });

  it('27.7 waits while its company is not verified', async () => {
    const { asker, supplier } = two();
    await start();
    const company = world.db().updateTable('company').where('id', '=', asker.id);
    await company.set({ disabled_at: world.clock().toISOString() }).execute();
    await runOn('2027-01-01');
    expect(await requestsOf(supplier)).toEqual([]);
    await company.set({ disabled_at: null }).execute();
    await runOn('2027-01-05');
    expect(await requestsOf(supplier)).toMatchObject([{ dueOn: '2027-01-19' }]);
  });

  it('27.7 asks five suppliers in as many statements as one', async () => {
    const db = world.db();
    const suppliers: Firm[] = [];
    for (let at = 0; at < 5; at += 1) suppliers.push(await another(`협력사 ${at}`));
    const counted = async (recipients: Firm[]) => {
      const { id } = await start({ recipients: recipients.map((one) => one.id), purpose: crypto.randomUUID() });
      const { statements } = await watchStatements(db, async (watched) => {
        const series = await findSeries(watched, two().asker.id, id);
        if (!series) throw new Error('no series');
        const at = new Date('2027-01-01T00:00:00Z');
        await sendDue(watched, series, { emit: emitToNotices(world.platform.notices), at, by: null });
      });
      return statements.filter((sql) => !/notice_mail|kit_job/.test(sql)).length;
    };
    const [first, ...rest] = suppliers;
    if (!first) throw new Error('nobody to ask');
    expect(await counted(rest)).toBe(await counted([first]));
  });

  it.each(LANGUAGES)('27.7 S2.4 writes its mails in %s', async (language) => {
    const { asker } = two();
    const reader = await member(asker.id, 'editor', { language });
    const { id: form, version } = await questionnaire(asker);
    await start();
    await start({ kind: 'questionnaire', form });
    await asker.owner.retireReviewTemplate({ id: form, version, isRetired: true });
    await runOn('2027-01-01');
    const own = (await world.mails()).filter(({ user_id, kind }) => user_id === reader.id && kind === 'review.series');
    expect(own.map(({ language: of }) => of)).toEqual([language, language]);
    const subjects = {
      kr: ['정기 자료 요청을 보냈어요', '정기 자료 요청이 일시 중지됐어요'],
      en: ['Your recurring request was paused', 'Your recurring request was sent'],
      cn: ['定期资料请求已发送', '定期资料请求已暂停'],
      jp: ['定期依頼が一時停止されました', '定期依頼を送信しました'],
    }[language];
    expect(own.map(({ subject }) => subject.replace(/^(\[.*?\] |【.*?】)/, '')).toSorted()).toEqual(
      subjects.toSorted(),
    );
  });
});
