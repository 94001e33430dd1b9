import { type contract, daysBetween, type Input, spanOf } from '@ieum/contract';
import { type DemoQuarter, quartersOf, SETTLED } from '../fixtures/date-shift.ts';
import type { DemoData } from '../fixtures/demo-data.ts';
import { relationFor } from '../fixtures/flows.ts';
import { found, type SeedContext } from '../timeline/seed-context.ts';

type DemoFlow = DemoData['flows'][number];
type Row = Input<typeof contract.saveFlowRows>['rows'][number];

/** Before this day nobody could enter anything, because links were still being confirmed. */
export const EARLIEST = 150;
const SHIPPED_AFTER = 8;
const RECEIVED_AFTER = 11;
const TALKED_AFTER = 14;
/** Days ago, unless the quarter has ended later. */
const OFFERED = 6;

const flow = (
  code: string,
  ends: [from: string, to: string],
  product: string,
  unit: DemoFlow['unit'],
  quantity: number,
) => ({
  code,
  from_factory: ends[0],
  to_factory: ends[1],
  product,
  unit,
  period: '',
  qty_shipped: quantity,
  qty_received: quantity,
});

/** Flows that `demo.json` does not have; only one side enters a disputed or unanswered one. */
const MORE: DemoFlow[] = [
  flow('L11', ['F003', 'F001'], 'P02', 'H87', 31_000),
  flow('L12', ['F006', 'F001'], 'P04', 'H87', 62_000),
  flow('L13', ['F009', 'F001'], 'P05', 'H87', 31_400),
  flow('L14', ['F010', 'F001'], 'P06', 'H87', 31_200),
  flow('L15', ['F012', 'F002'], 'P07', 'TNE', 9_800),
  flow('L16', ['F028', 'F026'], 'P20', 'TNE', 88),
  { ...flow('L17', ['F039', 'F033'], 'P29', 'TNE', 410), qty_received: null },
  { ...flow('L18', ['F044', 'F039'], 'P34', 'TNE', 460), qty_shipped: null },
];

/** Country where it was grown, mined or made, as the receiver says. */
const ORIGINS: Record<string, string> = {
  L01: 'KR',
  L02: 'AU',
  L03: 'KR',
  L04: 'US',
  L05: 'UZ',
  L07: 'KR',
  L08: 'KR',
  L09: 'KR',
  L11: 'KR',
  L12: 'KR',
  L13: 'VN',
  L14: 'KR',
  L15: 'KR',
  L16: 'KR',
  L18: 'CD',
};

/**
 * Enters the flows quarter by quarter: each side its own figure some days after the end, and one difference is
 * discussed.
 */
export const enterQuarters = (context: SeedContext) => {
  const { timeline, demo } = context;
  const extended = { ...demo, flows: [...demo.flows, ...MORE] };
  for (const [nth, quarter] of quartersOf(extended, demo.as_of).entries()) {
    const over = daysBetween(spanOf(quarter.period).to, demo.as_of);
    const daysAgo = (after: number) => Math.max(0, Math.min(over, EARLIEST + RECEIVED_AFTER - nth * 3) - after);
    timeline.on(daysAgo(SHIPPED_AFTER), 10, () => enter(context, quarter, 'shipped'));
    timeline.on(daysAgo(RECEIVED_AFTER), 13, () => enter(context, quarter, 'received'));
    if (quarter.period === demo.flows[0]?.period)
      timeline.on(Math.min(OFFERED, daysAgo(TALKED_AFTER)), 16, () => offer(context));
    if (nth === SETTLED.nth) timeline.on(daysAgo(TALKED_AFTER), 11, () => talkOver(context, quarter));
  }
};

const enter = async (context: SeedContext, { period, flows }: DemoQuarter, end: 'shipped' | 'received') => {
  const rows = new Map<string, Row[]>();
  for (const entered of flows) {
    const quantity = end === 'shipped' ? entered.qty_shipped : entered.qty_received;
    const factory = end === 'shipped' ? entered.from_factory : entered.to_factory;
    const linkId = context.links.get(linkOf(context, entered));
    if (quantity === null || factory === null || linkId === undefined) continue;
    const company = companyAt(context, factory);
    const own = found(context.factories, factory);
    const received = { toFactoryId: own, origin: { country: ORIGINS[entered.code] ?? '' } };
    const place = end === 'shipped' ? { fromFactoryId: own } : received;
    rows.set(company, [...(rows.get(company) ?? []), { linkId, period, quantity, unit: entered.unit, ...place }]);
  }
  for (const [company, entries] of rows) await context.actors.as(company).saveFlowRows({ rows: entries });
};

const companyAt = ({ demo }: SeedContext, factory: string) =>
  demo.factories.find(({ code }) => code === factory)?.company ?? factory;

const linkOf = (context: SeedContext, entered: DemoFlow) =>
  relationFor(context.demo, entered, companyAt(context, entered.to_factory));

const rowOf = async (context: SeedContext, by: string, code: string, period: string) => {
  const entered = context.demo.flows.find((each) => each.code === code);
  const linkId = entered && context.links.get(linkOf(context, entered));
  const { rows } = await context.actors.as(by).listFlowRows({ linkId, from: period, to: period });
  const [row] = rows;
  if (!row) throw new Error(`${by} has no row of ${code}`);
  return row;
};

const talkOver = async (context: SeedContext, { period, flows }: DemoQuarter) => {
  const settled = flows.find(({ code }) => code === SETTLED.code);
  const [supplier, buyer] = [context.actors.as('C20'), context.actors.as('C07.editor')];
  const { id } = await rowOf(context, 'C07', SETTLED.code, period);
  await buyer.sayToFlow({ id, text: '우리 쪽 입고는 3% 적어요. 함수율을 뺀 무게로 적으셨나요?' });
  const agreed = Math.round((settled?.qty_shipped ?? 0) * SETTLED.agreed);
  const thread = await supplier.sayToFlow({
    id,
    text: '건조 전 무게였습니다. 건조 후 무게로 맞춰 주세요.',
    offered: agreed,
  });
  const offered = thread.messages.find(({ offered }) => offered !== null);
  if (!offered) throw new Error('nothing was offered');
  await buyer.settleFlow({ id, messageId: offered.id });
};

/** The knitter proposes a figure between both; the dye house has not answered yet. */
const offer = async (context: SeedContext) => {
  const knitted = context.demo.flows.find(({ code }) => code === 'L08');
  const { id } = await rowOf(context, 'C38', 'L08', knitted?.period ?? '');
  const text = '출고 저울을 다시 달아 보니 312톤이었습니다. 이 수량으로 맞춰도 될까요?';
  await context.actors.as('C38').sayToFlow({ id, text, offered: 312 });
};
