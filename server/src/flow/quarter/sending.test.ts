import type { contract, Input, Output } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, link, pair, ship, receive, enter } = useFlows(world);

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
const send = async (who: Pick<Firm, 'owner'>) => {
  const { lines } = await sheetOf(who);
  return who.owner.sendQuarterSheet({
    period: PERIOD,
    lines: lines.flatMap(({ key, draft }) => (draft ? [{ key, version: draft.version }] : [])),
  });
};

describe('sendQuarterSheet', () => {
  it('S2.4 makes drafts the figures of the ledger, where the partner sees them and hears of a difference', async () => {
    const two = await pair();
    await ship(two, 2_420, NOW);
    await save(two.buyer, valued(await lineOf(two.buyer), 2_300));
    expect(await send(two.buyer)).toEqual({ sent: 1, differing: 1, refused: [] });
    expect(await lineOf(two.buyer)).toMatchObject({ mine: 2_300, version: 1, state: 'mismatch', draft: null });
    expect(await lineOf(two.supplier)).toMatchObject({ mine: 2_420, theirs: 2_300 });
    const { rows } = await two.supplier.owner.listNotices();
    expect(rows.map(({ kind }) => kind)).toContain('flow.differs');
  });

  it('S2.4 keeps lots, documents and the note of a figure whose quantity changes, and enters an explicit nothing', async () => {
    const two = await pair();
    const details = { lots: [{ number: 'L-1', quantity: 5 }], documents: ['DN-1'], note: '우리 메모' };
    const { id } = await receive(two, 10, { ...details, ...NOW });
    await save(two.buyer, valued(await lineOf(two.buyer), 12));
    expect(await send(two.buyer)).toMatchObject({ sent: 1 });
    const { receivedFigure } = await two.buyer.owner.getFlowRow({ id });
    expect(receivedFigure).toMatchObject({ quantity: 12, documents: ['DN-1'], note: '우리 메모' });
    expect(receivedFigure?.lots).toMatchObject([{ number: 'L-1', quantity: 5 }]);
    await save(two.buyer, valued(await lineOf(two.buyer), 0));
    expect(await send(two.buyer)).toMatchObject({ sent: 0, refused: [{ nth: 0, problem: 'over_quantity' }] });
    await save(two.supplier, valued(await lineOf(two.supplier), 0));
    expect(await send(two.supplier)).toMatchObject({ sent: 1 });
    expect(await lineOf(two.supplier)).toMatchObject({ mine: 0, draft: null });
  });

  it('S2.4 leaves behind what a colleague has changed, what is not known, and what is no draft; the rest is sent', async () => {
    const two = await pair();
    const goods = await Promise.all(
      ['첨가제', '바인더', '용매'].map((name) => product(two.supplier, name, { unit: 'KGM' })),
    );
    for (const id of goods) await link(two.buyer, two.bought, two.supplier, id);
    const colleague = { owner: await member(two.buyer.id, 'editor') };
    const { lines } = await sheetOf(two.buyer);
    await save(two.buyer, ...lines.map((line, at) => valued(line, at === 1 ? null : 10)));
    const typed = (await sheetOf(two.buyer)).lines;
    const [first, , third, fourth] = typed;
    if (!first || !third || !fourth) throw new Error('there are four lines');
    await enter(colleague as Firm, {
      linkId: first.key.linkId ?? '',
      toFactoryId: first.key.toFactoryId,
      period: PERIOD,
      quantity: 99,
      unit: first.unit,
    });
    await save(colleague, valued(third, 33));
    const keys = typed.map(({ key, draft }) => ({ key, version: draft?.version ?? 1 }));
    const answer = await two.buyer.owner.sendQuarterSheet({ period: PERIOD, lines: keys });
    expect(answer).toMatchObject({
      sent: 1,
      refused: [
        { nth: 0, problem: 'changed' },
        { nth: 1, problem: 'missing' },
        { nth: 2, problem: 'draft_changed' },
      ],
    });
    const after = (await sheetOf(two.buyer)).lines;
    expect(after.map(({ mine, draft }) => [mine, draft?.quantity])).toEqual([
      [99, 10],
      [null, null],
      [null, 33],
      [10, undefined],
    ]);
    // Having seen the colleague's figure, the person keeps the own one.
    const [stale] = after;
    if (!stale) throw new Error('there are four lines');
    await save(two.buyer, valued(stale, 10));
    expect(
      await two.buyer.owner.sendQuarterSheet({ period: PERIOD, lines: [{ key: stale.key, version: 2 }] }),
    ).toMatchObject({ sent: 1 });
    expect((await sheetOf(two.buyer)).lines[0]).toMatchObject({ mine: 10, version: 2 });
  });

  it('A1 A3 refuses viewers, and finds no drafts of others', async () => {
    const two = await pair();
    await save(two.buyer, valued(await lineOf(two.buyer), 10));
    const { key } = await lineOf(two.buyer);
    const input = { period: PERIOD, lines: [{ key, version: 1 }] };
    const viewer = await member(two.buyer.id, 'viewer');
    await expect(viewer.sendQuarterSheet(input)).rejects.toMatchObject({ code: 'access.denied' });
    const stranger = await firm('남의 회사');
    for (const who of [stranger, two.supplier])
      expect(await who.owner.sendQuarterSheet(input)).toMatchObject({
        sent: 0,
        refused: [{ nth: 0, problem: 'unknown' }],
      });
    await expect(two.buyer.owner.sendQuarterSheet({ ...input, period: '2027-Q1' })).rejects.toMatchObject({
      code: 'flow.period_ahead',
    });
    expect((await two.buyer.owner.listFlowRows()).total).toBe(0);
  });
});
