import {
  factoryDetails,
  flowEntry,
  linkFigures,
  makingDetails,
  partnerWords,
  periodAfter,
  productDetails,
  spanOf,
} from '@ieum/contract';
import { z } from 'zod';
import { addFactory } from '../src/factory/factory.saving.ts';
import { insertMessage } from '../src/flow/event.store.ts';
import { findMakings, putMaking } from '../src/flow/making.store.ts';
import { enterFigures } from '../src/flow/row.saving.ts';
import { putOffer } from '../src/flow/row.store.ts';
import { actingOn, confirm } from '../src/supply/link.acting.ts';
import { addLink } from '../src/supply/link.proposing.ts';
import { addProduct } from '../src/supply/product.saving.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

/** Rows and transformations of the caller's company: what it needs to be served. Each act has one of its own. */
export const flowKnown = async (world: World, companyId: string, userId: string) => {
  const db = world.db();
  const at = world.clock();
  const partnerId = await world.company(String(Math.floor(1e9 + Math.random() * 8e9)));
  const make = async (of: string) => {
    const details = productDetails.parse({
      name: `제품 ${crypto.randomUUID()}`,
      unit: 'TNE',
      inputs: [{ name: '원료', unit: 'TNE' }],
    });
    return (await addProduct(db, { companyId: of, by: userId, at, details, state: 'active', kind: 'registered' })).id;
  };
  const [own, theirs] = [await make(companyId), await make(partnerId)];
  const told = { side: 'buyer', productId: own, note: '', isUnidentified: false } as const;
  const words = partnerWords.parse({ company: '상대', product: '원료' });
  const asking = { ...told, words, figures: linkFigures.parse({}) };
  const proposed = await addLink(db, { companyId, by: userId, at }, asking, { companyId: partnerId, number: '' });
  const { id: linkId } = await confirm(
    db,
    actingOn(proposed, { companyId: partnerId, by: userId, at }, proposed.version, 'confirm'),
    theirs,
  );
  const site = factoryDetails.parse({ name: `공장 ${crypto.randomUUID()}`, country: 'KR' });
  const registered = { companyId, by: userId, at, confirmedAt: null, kind: 'registered', state: 'active' } as const;
  const { id: factoryId } = await addFactory(db, { ...registered, details: site });

  let period = '2000-01';
  const next = () => {
    period = periodAfter(period);
    return { linkId, period, quantity: 100, unit: 'TNE' as const };
  };
  const enter = async (of: string, entry: ReturnType<typeof next>, quantity: number) => {
    const who = { companyId: of, by: userId, at };
    const { entered } = await enterFigures(db, who, [flowEntry.parse({ ...entry, quantity })]);
    return entered[0]?.row.id ?? '';
  };
  const row = async () => ({ id: await enter(companyId, next(), 100) });
  /** Both have spoken, and differ. */
  const differing = async () => {
    const entry = next();
    await enter(partnerId, entry, 50);
    return { id: await enter(companyId, entry, 100) };
  };
  const offered = async () => {
    const { id } = await differing();
    const said = { rowId: id, side: 'supplier', by: userId, at, text: '-', offered: 75 } as const;
    const messageId = await insertMessage(db, said);
    await putOffer(db, id, { messageId, quantity: 75, by: 'supplier' }, at);
    return { id, messageId };
  };
  const making = async () => {
    const productId = await make(companyId);
    const span = spanOf('2026-Q1');
    const details = z.object(makingDetails).parse({ quantityOut: 1, unit: 'TNE' });
    await putMaking(db, { companyId, factoryId, productId, period: '2026-Q1', span, details, by: userId, at });
    return { id: (await findMakings(db, companyId, span, { productId }))[0]?.id ?? '' };
  };
  const key = { factoryId, productId: own };
  const time = { productId: own, from: '2026-Q1', to: '2026-Q3' };
  return {
    getFlowRow: await row(),
    listFlowEvents: await row(),
    get saveFlowRows() {
      return { rows: [next()] };
    },
    removeFlowFigure: { ...(await row()), version: 1 },
    sayToFlow: await differing(),
    settleFlow: await offered(),
    getTransformation: key,
    get saveTransformation() {
      return { ...key, period: next().period, inputs: [] };
    },
    removeTransformation: await making(),
    listTransformations: { factoryId, productId: own },
    getMassBalance: { factoryId },
    setTolerance: { productId: own },
    getFlowMap: time,
    traceFlow: time,
    exportFlowMap: time,
    exportFlowEvents: time,
  };
};
