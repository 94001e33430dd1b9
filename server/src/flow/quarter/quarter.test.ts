import type { contract, Input, Output } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, propose, link, factory, pair, ship, receive, enter } = useFlows(world);

type Line = Output<typeof contract.getQuarterSheet>['lines'][number];
type Saved = Input<typeof contract.saveQuarterDrafts>['lines'][number];
/** The quarter of today: the links of these companies begin in it. */
const PERIOD = '2026-Q4';
const NOW = { period: PERIOD };

const sheetOf = async ({ owner }: Pick<Firm, 'owner'>, period = PERIOD) => owner.getQuarterSheet({ period });
const lineOf = async (who: Pick<Firm, 'owner'>, period = PERIOD): Promise<Line> => {
  const [line] = (await sheetOf(who, period)).lines;
  if (!line) throw new Error('the sheet is empty');
  return line;
};
const valued = (line: Line, quantity: number | null, more: Partial<NonNullable<Saved['value']>> = {}): Saved => ({
  key: line.key,
  version: line.draft?.version ?? 0,
  value: { quantity, unit: line.unit, isChecked: false, figureVersion: line.version, ...more },
});
const save = async ({ owner }: Pick<Firm, 'owner'>, ...lines: Saved[]) =>
  (await owner.saveQuarterDrafts({ period: PERIOD, lines })).lines;

describe('getQuarterSheet', () => {
  it('S2.4 has one line per link, with the unit, the own factory, the last figure and the figure of the partner', async () => {
    const two = await pair();
    await receive(two, 2_300_000, { unit: 'KGM', period: '2026-Q3' });
    await ship(two, 2_420, NOW);
    const { lines, total, can } = await sheetOf(two.buyer);
    expect([total, lines.length, can.enter]).toEqual([1, 1, true]);
    expect(lines[0]).toMatchObject({
      side: 'in',
      partner: { id: two.supplier.id, name: '에코전구체' },
      product: { id: two.bought, name: '양극재' },
      goods: { name: '전구체', hs: '285390' },
      from: null,
      to: { id: two.to, name: '포항공장' },
      unit: 'TNE',
      last: 2_300,
      lastUnit: null,
      mine: null,
      version: 0,
      theirs: 2_420,
      state: 'entered',
      draft: null,
    });
    expect(await lineOf(two.supplier)).toMatchObject({
      side: 'out',
      last: null,
      mine: 2_420,
      theirs: null,
      version: 1,
    });
  });

  it('S2.4 shows a link until the day it ends, and a new one from the quarter in which it begins', async () => {
    const [own, partner] = [await firm('우리'), await firm('거래처')];
    const [made, goods] = [await product(own, '차', { unit: 'H87' }), await product(partner, '볼트', { unit: 'H87' })];
    await link(own, made, partner, goods, { validFrom: '2026-07-15', validTo: '2026-08-15' });
    expect((await sheetOf(own, '2026-Q2')).lines).toEqual([]);
    expect(await lineOf(own, '2026-Q3')).toMatchObject({ isNew: true, endsOn: '2026-08-15', unit: 'H87' });
    expect(await lineOf(own, '2026-08')).toMatchObject({ isNew: false, endsOn: '2026-08-15' });
    expect((await sheetOf(own, '2026-Q4')).lines).toEqual([]);
  });

  it('S2.4 has a line for each own factory of a link, and for each move of the last year', async () => {
    const two = await pair();
    const there = await factory(two.buyer, '광양공장');
    await receive(two, 10, { period: '2026-Q3' });
    await receive(two, 20, { period: '2026-Q3', toFactoryId: there });
    const move = { transfer: { productId: two.bought }, fromFactoryId: two.to, toFactoryId: there };
    await enter(two.buyer, { ...move, period: '2026-Q1', quantity: 5, unit: 'TNE' });
    const { lines, total } = await sheetOf(two.buyer);
    expect(total).toBe(2);
    expect(lines.map(({ side, from, to, last }) => [side, from?.name, to?.name, last])).toEqual([
      ['in', undefined, '광양공장', 20],
      ['in', undefined, '포항공장', 10],
      ['own', '포항공장', '광양공장', null],
    ]);
    expect((await sheetOf(two.buyer, '2027-Q2')).lines.filter(({ side }) => side === 'own')).toEqual([]);
  });

  it('S2.4 adds up the months of the quarter before, names a unit that cannot be converted, and a month inside the quarter', async () => {
    const two = await pair();
    for (const [period, quantity] of [
      ['2026-07', 10],
      ['2026-08', 20],
      ['2026-09', 30.5],
    ] as const)
      await receive(two, quantity, { period });
    expect(await lineOf(two.buyer)).toMatchObject({ last: 60.5, enteredIn: '' });
    expect(await lineOf(two.buyer, '2026-09')).toMatchObject({ last: 20, mine: 30.5 });
    await ship(two, 9, { period: '2026-10' });
    expect(await lineOf(two.buyer)).toMatchObject({ enteredIn: '2026-10', rowId: null, theirs: null });
    const alone = await firm('혼자');
    const { id } = await propose(alone, await product(alone, '차', { unit: 'H87' }), await firm('어딘가'));
    await enter(alone, { linkId: id, period: '2026-Q3', quantity: 3, unit: 'TNE' });
    await enter(alone, { linkId: id, period: PERIOD, quantity: 3, unit: 'H87' });
    expect(await lineOf(alone)).toMatchObject({ unit: 'H87', last: null, lastUnit: 'TNE' });
  });

  it('S2.4 has the production of the quarter beside it, and what was made in the one before', async () => {
    const { buyer, bought, inputId, to } = await pair();
    const record = { factoryId: to, productId: bought, quantityOut: 100, unit: 'TNE' as const };
    await buyer.owner.saveTransformation({ ...record, period: '2026-Q3' });
    expect((await sheetOf(buyer)).production).toMatchObject([
      { id: null, period: PERIOD, factory: { id: to }, product: { id: bought }, quantityOut: null, inputs: [] },
    ]);
    const inputs = [{ inputId, quantity: 95, unit: 'TNE' as const }];
    await buyer.owner.saveTransformation({ ...record, period: PERIOD, inputs });
    expect((await sheetOf(buyer)).production).toMatchObject([
      { quantityOut: 100, unit: 'TNE', inputs: [{ name: '전구체', quantity: 95, unit: 'TNE' }] },
    ]);
    expect((await buyer.owner.getQuarterSheet({ period: PERIOD, page: 2 })).production).toEqual([]);
  });

  it('A1 S2.2 tells a stranger nothing, and a partner nothing of a claim that is not assigned', async () => {
    const two = await pair();
    const line = await lineOf(two.buyer);
    await save(two.buyer, valued(line, 731_913.25));
    expect(await sheetOf(await firm('남의 회사'))).toMatchObject({ lines: [], total: 0, production: [] });
    expect(JSON.stringify(await sheetOf(two.supplier))).not.toContain('731913');
    const { id } = await two.supplier.owner.proposeLink({
      side: 'supplier',
      productId: two.sold,
      businessNumber: two.buyer.number,
      words: { company: '고객', product: '부품' },
    });
    await enter(two.supplier, { linkId: id, period: PERIOD, quantity: 512_077.25, unit: 'TNE' });
    expect(JSON.stringify(await sheetOf(two.buyer))).not.toContain('512077');
    expect((await sheetOf(two.supplier)).lines).toHaveLength(2);
  });
});

describe('saveQuarterDrafts', () => {
  it('S2.4 keeps what is typed as a draft of the own company, also "not yet known", which is no figure', async () => {
    const two = await pair();
    const colleague = { owner: await member(two.buyer.id, 'editor') };
    const line = await lineOf(two.buyer);
    const [saved] = await save(two.buyer, valued(line, 2_300));
    expect(saved).toMatchObject({ problem: null, draft: { quantity: 2_300, version: 1, isMine: true }, version: 0 });
    const seen = await lineOf(colleague);
    expect(seen.draft).toMatchObject({ quantity: 2_300, isMine: false, by: expect.stringMatching(/./) });
    expect((await lineOf(two.supplier)).draft).toBeNull();
    expect((await two.buyer.owner.listFlowRows()).total).toBe(0);
    const [unknown] = await save(colleague, valued(seen, null));
    expect(unknown).toMatchObject({ problem: null, draft: { quantity: null, version: 2, isMine: true } });
    const [gone] = await save(colleague, { ...valued(seen, 1), version: 2, value: null });
    expect(gone).toMatchObject({ problem: null, draft: null });
  });

  it('S2.4 leaves what a colleague has typed meanwhile, and says what it is; the other lines are saved', async () => {
    const two = await pair();
    const other = await product(two.supplier, '첨가제', { unit: 'KGM' });
    await link(two.buyer, two.bought, two.supplier, other);
    const colleague = { owner: await member(two.buyer.id, 'editor') };
    const [first, second] = (await sheetOf(two.buyer)).lines;
    if (!first || !second) throw new Error('there are two lines');
    await save(colleague, valued(first, 7));
    const answer = await save(two.buyer, valued(first, 8), valued(second, 9), valued(second, 10));
    expect(answer).toMatchObject([
      { problem: 'draft_changed', draft: { quantity: 7, version: 1, isMine: false } },
      { problem: null, draft: { quantity: 9 } },
      { problem: 'repeated' },
    ]);
    expect(await save(two.buyer, { ...valued(first, 8), version: 1, value: null }, valued(second, 11))).toMatchObject([
      { problem: null, draft: null },
      { problem: 'draft_changed', draft: { quantity: 9 } },
    ]);
  });

  it('S2.4 answers with the figure that the partner has entered while somebody typed', async () => {
    const two = await pair();
    const line = await lineOf(two.buyer);
    await ship(two, 186_000, NOW);
    const [saved] = await save(two.buyer, valued(line, 184_000));
    expect(saved).toMatchObject({ problem: null, theirs: 186_000, mine: null });
    // The row that the partner has begun is the same line.
    expect(await lineOf(two.buyer)).toMatchObject({ theirs: 186_000, draft: { quantity: 184_000 } });
  });

  it('A3 F1 refuses viewers, lines of others and periods to come', async () => {
    const two = await pair();
    const foreign = await pair();
    const line = await lineOf(two.buyer);
    const viewer = await member(two.buyer.id, 'viewer');
    const lines = [valued(line, 1)];
    await expect(viewer.saveQuarterDrafts({ period: PERIOD, lines })).rejects.toMatchObject({ code: 'access.denied' });
    expect(await viewer.getQuarterSheet({ period: PERIOD })).toMatchObject({ can: { enter: false }, total: 1 });
    await expect(two.buyer.owner.saveQuarterDrafts({ period: '2027-Q1', lines })).rejects.toMatchObject({
      code: 'flow.period_ahead',
    });
    const key = { ...line.key, toFactoryId: foreign.to };
    expect(await save(foreign.buyer, valued(line, 1))).toMatchObject([
      { problem: 'unknown', draft: null, theirs: null },
    ]);
    expect(await save(two.buyer, { ...valued(line, 1), key })).toMatchObject([{ problem: 'unknown' }]);
    const both = { ...line.key, productId: two.bought };
    expect(await save(two.buyer, { ...valued(line, 1), key: both })).toMatchObject([{ problem: 'unknown' }]);
    expect((await lineOf(two.buyer)).draft).toBeNull();
  });
});
