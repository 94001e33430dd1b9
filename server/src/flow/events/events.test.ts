import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ship, receive } = useFlows(world);
const TIME = { from: '2026-Q3', to: '2026-Q3' };

const enterEvents = async () => {
  const two = await pair();
  const lots = [{ number: 'L 1', quantity: 300, shippedOn: '2026-07-01' }];
  await ship(two, 1_000, { lots, documents: ['DN/1'], note: '우리끼리' });
  await receive(two, 990);
  const { buyer, bought, to, inputId } = two;
  await buyer.owner.saveTransformation({
    factoryId: to,
    productId: bought,
    period: '2026-Q3',
    quantityOut: 900,
    unit: 'TNE',
    inputs: [{ inputId, quantity: 950, unit: 'TNE' }],
    byProducts: [{ name: '스크랩', quantity: 12, unit: 'H87' }],
  });
  const read = async (firm: 'buyer' | 'supplier', format: 'epcis' | 'untp') =>
    JSON.parse(await (await two[firm].owner.exportFlowEvents({ ...TIME, format })).text());
  return { ...two, read };
};

describe('exportFlowEvents', () => {
  it('S2.4 tells EPCIS what left with its lots, and nothing that the other side has said', async () => {
    const { read, from, sold } = await enterEvents();
    const document = await read('supplier', 'epcis');
    expect(document).toMatchObject({ type: 'EPCISDocument', schemaVersion: '2.0' });
    const { eventList } = document.epcisBody;
    expect(eventList).toMatchObject([
      { type: 'ObjectEvent', action: 'OBSERVE', bizStep: 'shipping', eventTime: '2026-09-30T23:59:59.000+09:00' },
    ]);
    const [event] = eventList;
    expect(event.readPoint.id).toContain(from);
    expect(event.quantityList).toEqual([
      { epcClass: expect.stringContaining(`${sold}/lot/L%201`), quantity: 300, uom: 'TNE' },
      { epcClass: expect.stringMatching(new RegExp(`${sold}$`)), quantity: 700, uom: 'TNE' },
    ]);
    expect(event.bizTransactionList).toEqual([{ bizTransaction: expect.stringContaining('DN%2F1') }]);
    expect(JSON.stringify(document)).not.toContain(':990');
    expect(JSON.stringify(document)).not.toContain('우리끼리');
  });

  it('S2.4 tells EPCIS what came and what was made of it; what is counted is told in pieces', async () => {
    const { read } = await enterEvents();
    const { eventList } = (await read('buyer', 'epcis')).epcisBody;
    expect(eventList.map(({ type, bizStep }: Record<string, string>) => [type, bizStep])).toEqual([
      ['TransformationEvent', 'commissioning'],
      ['ObjectEvent', 'receiving'],
    ]);
    const [made] = eventList;
    expect(made.inputQuantityList).toMatchObject([{ quantity: 950, uom: 'TNE' }]);
    expect(made.outputQuantityList[1]).toEqual({ epcClass: expect.stringContaining('by-product/1'), quantity: 12 });
  });

  it('S2.4 tells UNTP Make and Move events under the own name; a place that was not shared has only its company’s', async () => {
    const { read, to } = await enterEvents();
    const credential = await read('buyer', 'untp');
    expect(credential.type).toEqual(['DigitalTraceabilityEvent', 'VerifiableCredential']);
    expect(credential.issuer.name).toBe('에코양극재');
    const [make, move] = credential.credentialSubject;
    expect(make).toMatchObject({ type: ['MakeEvent', 'LifecycleEvent'], madeAtFacility: { name: '포항공장' } });
    expect(make.outputProduct[0]).toMatchObject({ quantity: { value: 900, unit: 'TNE' }, disposition: 'new' });
    expect(move).toMatchObject({ type: ['MoveEvent', 'LifecycleEvent'], fromFacility: { name: '에코전구체' } });
    expect(move.toFacility.id).toContain(to);
    expect(JSON.stringify(credential)).not.toContain('울산공장');
  });

  it('22.13 carries no id of a partner’s product or of a link, and the same of its own each time', async () => {
    const { read, sold, bought, linkId } = await enterEvents();
    for (const format of ['epcis', 'untp'] as const) {
      const text = JSON.stringify(await read('buyer', format));
      for (const id of [sold, linkId]) expect(text, format).not.toContain(id);
      expect(text).toContain(bought);
      expect(JSON.stringify(await read('buyer', format)).match(/id\/product\/[0-9A-Z]{16}/g)).toEqual(
        text.match(/id\/product\/[0-9A-Z]{16}/g),
      );
    }
    expect(JSON.stringify(await read('supplier', 'epcis'))).toContain(sold);
  });
});
