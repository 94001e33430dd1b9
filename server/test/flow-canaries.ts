import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSheet } from '../src/factory/sheet-reading.ts';
import { DEEP, useChain } from './chains.ts';
import type { Firm } from './supply.ts';
import type { Caller, useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

export const TIME = { from: '2026-Q1', to: '2026-Q4' } as const;
/** What is the sender's alone, the receiver's alone, and what only the two of them know. */
const [SELLER, BUYER, BOTH] = ['⟦보낸 쪽⟧', '⟦받은 쪽⟧', '⟦둘만⟧'];
/** Numbers that nothing else has. */
const SHIPPED = 731_913.25;
const RECEIVED = 640_007.75;
const OFFERED = 655_551.5;
const MADE = 512_077.25;
const MINED = 498_003.5;

/** A chain by which something went, two companies beside it, and whatever is secret of one row in the midst of it. */
export const useFlowCanaries = (world: World) => {
  const supply = useChain(world);
  const { chain, firm, product, link } = supply;

  const weigh = async ({ owner }: Firm) => {
    for (const { id } of (await owner.listProducts()).rows) {
      const { links, createdAt, updatedAt, updatedBy, can, state, ...details } = await owner.getProduct({ id });
      await owner.updateProduct({ ...details, unit: 'KGM' });
    }
  };
  const enter = async ({ owner }: Firm, linkId: string, quantity: number, more: object = {}) => {
    const rows = [{ linkId, period: '2026-07', quantity, unit: 'KGM' as const, ...more }];
    return (await owner.saveFlowRows({ rows })).rows[0]?.id ?? '';
  };
  const make = async ({ owner }: Firm, factoryId: string, quantityOut: number, note: string) => {
    const productId = (await owner.listProducts()).rows[0]?.id ?? '';
    const byProducts = [{ name: note, quantity: 1, unit: 'KGM' as const }];
    const told = { factoryId, productId, period: '2026-Q3', quantityOut, unit: 'KGM' as const, note, byProducts };
    return { ...(await owner.saveTransformation(told)), productId };
  };

  const entered = async () => {
    const made = chain();
    const { car, cells, cathodes, lithium, lithiumLink, cathodeLink } = made;
    const [other, customer] = [await firm('다른 공급사'), await firm('다른 고객사')];
    const [salt] = (await lithium.owner.listProducts()).rows;
    const [cathode] = (await cathodes.owner.listProducts()).rows;
    const otherSalt = await product(other, '다른 소금', { materialGroup: 'lithium' });
    const otherLink = (await link(cathodes, cathode?.id ?? '', other, otherSalt)).id;
    const customerLink = (await link(customer, await product(customer, '유리'), lithium, salt?.id ?? '')).id;
    for (const one of [cells, cathodes, lithium, other]) await weigh(one);
    const site = (await lithium.owner.listFactories()).rows[0]?.id ?? '';
    const plant = (await cathodes.owner.registerFactory({ name: `${BUYER} 공장`, country: 'KR', isNew: true })).id;
    const told = { documents: [`${BOTH} 송장`], lots: [{ number: `${BOTH} 로트` }], origin: { region: BOTH } };
    const rowId = await enter(lithium, lithiumLink, SHIPPED, { ...told, fromFactoryId: site, note: SELLER });
    await enter(cathodes, lithiumLink, RECEIVED, { ...told, toFactoryId: plant, note: BUYER });
    const { offer } = await lithium.owner.sayToFlow({ id: rowId, text: `${BOTH} 계근표`, offered: OFFERED });
    const mined = await make(lithium, site, MINED, SELLER);
    const done = await make(cathodes, plant, MADE, BUYER);
    await cathodes.owner.setTolerance({ productId: done.productId, percent: 3 });
    await enter(other, otherLink, 250_000);
    await enter(customer, customerLink, 99_000);
    await enter(cathodes, cathodeLink, 500_000);
    const carLink = (await car.owner.listLinks()).rows[0]?.id ?? '';
    await enter(cells, carLink, 400_000);
    const owned = {
      ...{ rowId, linkId: lithiumLink, messageId: offer?.messageId ?? '', factoryId: site },
      ...{ productId: salt?.id ?? '', makingId: mined.id ?? '' },
    };
    return { ...made, other, customer, otherLink, carLink, plant, owned };
  };
  type Entered = Awaited<ReturnType<typeof entered>>;

  /** By what it is about: who knows it is said by whoever looks. */
  const secretsOf = ({ lithium, cathodes, plant, owned }: Entered) => ({
    seller: [DEEP, lithium.id, lithium.number],
    buyer: [cathodes.name, cathodes.id, cathodes.number],
    goods: ['⟦비밀⟧ 제품', '28252012', owned.productId],
    row: [BOTH, String(SHIPPED), String(RECEIVED), String(OFFERED), owned.rowId, owned.linkId, owned.messageId],
    sellersOwn: [SELLER, '⟦비밀⟧ 공장', String(MINED), owned.factoryId, owned.makingId],
    buyersOwn: [BUYER, String(MADE), plant],
  });

  const sheetText = async (file: Blob) => {
    const path = join(world.files.arrivingFolder, crypto.randomUUID());
    writeFileSync(path, Buffer.from(await file.arrayBuffer()));
    const read: unknown[] = [];
    // Of somebody without rows it has no more than headings.
    await readSheet(path, {
      onSheet: async ({ heads }) => void read.push(heads),
      onRows: async (rows) => void read.push(rows),
    }).catch((trouble) => read.push(String(trouble)));
    return JSON.stringify(read);
  };

  const historyOf = async (owner: Caller) => {
    const made = (await owner.listTransformations()).rows;
    const keys = made.map(({ factory, product: { id }, period }) => ({ factoryId: factory.id, productId: id, period }));
    return Promise.all(keys.map((key) => owner.listTransformationEvents(key)));
  };

  /** Whatever somebody can come to know by asking about its own, in every way of asking. */
  const everything = async (owner: Caller) => {
    const answers: unknown[] = [
      ...[await owner.listFlowRows(), await owner.listFlowRows({ search: '리튬' }), await owner.listFlowChoices()],
      ...[await historyOf(owner), await owner.listTransformations(), await owner.getMassBalance({ period: '2026-Q3' })],
      ...[await owner.listSupplyFlags({ show: 'all' }), await owner.listNotices()],
      await (await owner.exportFlows({ format: 'csv' })).text(),
      await sheetText(await owner.exportFlows({ format: 'xlsx' })),
    ];
    const keep = (ask: Promise<unknown>) =>
      ask.then(
        (answer) => answers.push(answer),
        (error) => answers.push(`${error.code} ${JSON.stringify(error.fields)}`),
      );
    for (const { id } of (await owner.listFlowRows()).rows) {
      await keep(owner.getFlowRow({ id }));
      await keep(owner.listFlowEvents({ id }));
    }
    for (const format of ['epcis', 'untp'] as const)
      await keep(owner.exportFlowEvents({ ...TIME, format }).then((file) => file.text()));
    for (const by of ['company', 'factory', 'country', 'tier'] as const) {
      await keep(owner.getFlowMap({ ...TIME, by }));
      await keep(owner.exportFlowMap({ ...TIME, by }).then((file) => file.text()));
    }
    for (const month of ['2026-06', '2026-07', '2026-08'])
      await keep(owner.getFlowMap({ from: month, to: month, by: 'company' }));
    for (const { id: productId } of (await owner.listProducts()).rows) {
      const nodes = await owner.getFlowMap({ ...TIME, productId }).then(
        (map) => map.nodes,
        () => [],
      );
      for (const through of ['', ...nodes.map(({ id }) => id)])
        for (const direction of ['up', 'down'] as const)
          await keep(owner.traceFlow({ productId, ...TIME, direction, through }));
    }
    return JSON.stringify(answers);
  };

  return { ...supply, entered, enter, secretsOf, everything };
};
