// @both-engines: the embedded database queues where PostgreSQL locks
import { contract, createClient } from '@ieum/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../../test/fixtures/database/databases.ts';
import { appOn } from '../../../test/fixtures/world/parallel-app.ts';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const newFolder = useFolders();
const databases = await useDatabases();
let made = 0;

describe.each(databases)('several who enter at once, on %s', (_, database) => {
  const { app, runs, person, tokenOf } = appOn(database, newFolder());

  beforeEach(() => Object.assign(runs, { asked: 0, made: 0 }));
  // A transaction that ran again was one of two that waited for each other.
  afterEach(() => expect(runs.made).toBe(runs.asked));

  const signedIn = async (companyId: string) => {
    const { id, email } = await person('supplier', companyId);
    const confirmed = { email_confirmed_at: new Date().toISOString() };
    await database.inTransaction((db) => db.updateTable('account_user').set(confirmed).where('id', '=', id).execute());
    const authorization = `Bearer ${await tokenOf(email)}`;
    return createClient(contract, {
      send: async ({ url, method, headers, body }) => {
        const payload = typeof body === 'string' ? { payload: body } : {};
        const answer = await app.inject({ url, method, headers: { ...headers, authorization }, ...payload });
        const type = String(answer.headers['content-type']);
        return new Response(new Uint8Array(answer.rawPayload), {
          status: answer.statusCode,
          headers: { 'content-type': type },
        });
      },
    });
  };
  const firm = async () => {
    made += 1;
    const number = String(4_000_000_000 + made);
    const row = { business_number: number, state: 'verified', name: `회사 ${made}` } as const;
    const { id } = await database.inTransaction((db) =>
      db.insertInto('company').values(row).returning('id').executeTakeFirstOrThrow(),
    );
    return { number, first: await signedIn(id), second: await signedIn(id) };
  };
  const pair = async () => {
    const [seller, buyer] = [await firm(), await firm()];
    const { id: bought } = await buyer.first.addProduct({ name: '양극재', unit: 'TNE' });
    const { id: sold } = await seller.first.addProduct({ name: '전구체', unit: 'TNE' });
    const words = { company: '상대', product: '전구체' };
    const proposal = { side: 'buyer', productId: bought, businessNumber: seller.number, words } as const;
    const { id: linkId, version } = await buyer.first.proposeLink(proposal);
    await seller.first.confirmLink({ id: linkId, version, productId: sold });
    return { seller, buyer, linkId };
  };
  type Rows = Parameters<Awaited<ReturnType<typeof signedIn>>['saveFlowRows']>[0]['rows'];
  const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
    answers.map((answer) => (answer.status === 'fulfilled' ? 'entered' : answer.reason.code)).toSorted();

  it('S2.4 lets one of two colleagues enter a row, and tells the other at its cell', async () => {
    const { seller, linkId } = await pair();
    for (const nth of times(5)) {
      const rows: Rows = [{ linkId, period: `2026-0${nth + 1}`, quantity: 10, unit: 'TNE' }];
      const answers = await Promise.allSettled([seller.first, seller.second].map((who) => who.saveFlowRows({ rows })));
      expect(codesOf(answers)).toEqual(['entered', 'flow.rows_refused']);
      const refused = answers.find((answer) => answer.status === 'rejected');
      expect(refused?.reason.fields).toEqual({ 'rows.0.period': 'taken' });
    }
    const { rows } = await seller.first.listFlowRows();
    expect(rows.map(({ period }) => period)).toHaveLength(5);
    for (const { id } of rows) expect((await seller.first.listFlowEvents({ id })).total).toBe(1);
  });

  it('S2.4 joins what both sides enter at once in one row, with both figures', async () => {
    const { seller, buyer, linkId } = await pair();
    const periods = times(8).map((nth) => `2026-0${nth + 1}`);
    await Promise.all(
      periods.flatMap((period) =>
        [seller.first, buyer.first].map((who, at) =>
          who.saveFlowRows({ rows: [{ linkId, period, quantity: 100 + at, unit: 'TNE' }] }),
        ),
      ),
    );
    const { rows, total } = await buyer.first.listFlowRows({ order: 'asc' });
    expect(total).toBe(periods.length);
    expect(rows.map(({ period, shipped, received, state }) => [period, shipped, received, state])).toEqual(
      periods.map((period) => [period, 100, 101, 'matched']),
    );
  });

  it('S2.4 keeps what one side takes back while the other changes its own', async () => {
    const { seller, buyer, linkId } = await pair();
    for (const nth of times(5)) {
      const entry = { linkId, period: `2026-0${nth + 1}`, quantity: 10, unit: 'TNE' } as const;
      const id = (await seller.first.saveFlowRows({ rows: [entry] })).rows[0]?.id ?? '';
      await buyer.first.saveFlowRows({ rows: [entry] });
      await Promise.all([
        seller.first.saveFlowRows({ rows: [{ ...entry, linkId: undefined, rowId: id, version: 1, quantity: 11 }] }),
        buyer.first.removeFlowFigure({ id, version: 1 }),
      ]);
      expect(await seller.first.getFlowRow({ id })).toMatchObject({ shipped: 11, received: null, state: 'entered' });
    }
  });

  it('S2.4 lets one of two change a figure, accept an offer or take a figure back; nothing is lost between them', async () => {
    const { seller, buyer, linkId } = await pair();
    const entry = { linkId, period: '2026-07', quantity: 318, unit: 'TNE' } as const;
    const id = (await seller.first.saveFlowRows({ rows: [entry] })).rows[0]?.id ?? '';
    const change = (who: typeof seller.first, quantity: number) =>
      who.saveFlowRows({ rows: [{ rowId: id, version: 1, period: '2026-07', quantity, unit: 'TNE' }] });
    const changed = await Promise.allSettled([change(seller.first, 319), change(seller.second, 320)]);
    expect(codesOf(changed)).toEqual(['entered', 'flow.row_changed']);
    await buyer.first.saveFlowRows({ rows: [{ ...entry, quantity: 300 }] });
    const { offer } = await seller.first.sayToFlow({ id, text: '다시 봤어요.', offered: 310 });
    const settle = (who: typeof buyer.first) => who.settleFlow({ id, messageId: offer?.messageId ?? '' });
    expect(codesOf(await Promise.allSettled([settle(buyer.first), settle(buyer.second)]))).toEqual([
      'entered',
      'flow.offer_gone',
    ]);
    const takeBack = (who: typeof buyer.first) => who.removeFlowFigure({ id, version: 1 });
    expect(codesOf(await Promise.allSettled([takeBack(buyer.first), takeBack(buyer.second)]))).toEqual([
      'entered',
      'flow.figure_missing',
    ]);
    const { rows } = await seller.first.listFlowEvents({ id });
    expect(rows.map(({ kind }) => kind)).toEqual(['removed', 'settled', 'offered', 'entered', 'changed', 'entered']);
  });
});
