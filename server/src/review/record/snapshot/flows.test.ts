import { expect, it } from 'vitest';
import { useFlows } from '../../../../test/fixtures/flow/flows.ts';
import { useReviews } from '../../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ship, receive, enter, firm, product, link } = useFlows(world);
const { valuesOf } = useReviews(world);
const CANARY = '⟦비밀⟧';
const DUE = '2026-12-15';

const shippedToTwo = async () => {
  const two = await pair();
  const row = await ship(two, 100);
  await receive(two, 90);
  await ship(two, 30, { period: '2026-01' });
  const rival = await firm(`${CANARY} 경쟁사`);
  const bought = await product(rival, `${CANARY} 다른 양극재`, { unit: 'TNE' });
  const { id: linkId } = await link(rival, bought, two.supplier, two.sold);
  const shipment = { linkId, fromFactoryId: two.from, period: '2026-Q3', quantity: 777.25, unit: 'TNE' } as const;
  const rivals = await enter(two.supplier, shipment);
  return { ...two, row, rivals };
};

it('S2.4 submits what was shipped to the customer that asks, in its time, and nothing of another’s', async () => {
  const { buyer, supplier, row } = await shippedToTwo();
  const { ids } = await buyer.owner.askForDeclarations({
    kind: 'flows',
    recipients: [{ companyId: supplier.id }],
    from: '2026-07',
    to: '2026-Q3',
    purpose: '3분기 확인',
    dueOn: DUE,
  });
  const begun = await supplier.owner.startDeclaration({ requestId: ids[0] ?? '' });
  expect(begun.subject).toMatchObject({ from: '2026-07', to: '2026-Q3' });
  const { snapshot } = await supplier.owner.submitDeclaration({ id: begun.id, version: begun.version });
  const values = valuesOf(snapshot);
  const [path = ''] = Object.keys(values);
  expect(Object.keys(values)).toEqual([expect.stringMatching(/^flows\.[0-9A-Z]{16}$/), 'attachments']);
  expect(snapshot).not.toContain(row.id);
  expect(values[path]).toMatchObject({
    partner: '에코양극재',
    goods: { name: '전구체' },
    period: '2026-Q3',
    quantity: 100,
    unit: 'TNE',
    // The link names no factory, so neither side sees the other's.
    from: '',
    to: '',
    state: 'mismatch',
  });
  for (const secret of [CANARY, '777.25', '포항공장', '울산공장']) expect(snapshot).not.toContain(secret);
});

it('S2.4 submits to the operator all that was shipped in a time', async () => {
  const { supplier, row, rivals } = await shippedToTwo();
  const begun = await supplier.owner.startDeclaration({ kind: 'flows', from: '2026-Q3', to: '2026-Q3' });
  const { snapshot } = await supplier.owner.submitDeclaration({ id: begun.id, version: begun.version });
  const values = valuesOf(snapshot);
  expect(Object.keys(values).filter((path) => path.startsWith('flows.'))).toHaveLength(2);
  for (const { id } of [row, rivals]) expect(snapshot).not.toContain(id);
  expect(Object.values(values)).toContainEqual(expect.objectContaining({ from: '울산공장', to: '' }));
});
