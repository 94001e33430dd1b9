import { randomInt } from 'node:crypto';
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

/**
 * Rows and transformations of the caller's company: what it needs to be served, made when it is asked for. Each act has one of
 * its own.
 */
export const flowKnown = (world: World, companyId: string, userId: string) => {
  const db = world.db();
  const at = world.clock();
  const make = async (of: string) => {
    const details = productDetails.parse({
      name: `제품 ${crypto.randomUUID()}`,
      unit: 'TNE',
      inputs: [{ name: '원료', unit: 'TNE' }],
    });
    return (await addProduct(db, { companyId: of, by: userId, at, details, state: 'active', kind: 'registered' })).id;
  };
  /** A product, a factory, and a link by which something can go. */
  const found = async () => {
    const partnerId = await world.company(String(randomInt(1e9, 1e10)));
    const [own, theirs] = [await make(companyId), await make(partnerId)];
    const told = { side: 'buyer', productId: own, note: '', isUnidentified: false } as const;
    const words = partnerWords.parse({ company: '상대', product: '원료' });
    const asking = { ...told, words, figures: linkFigures.parse({}) };
    const proposed = await addLink(db, { companyId, by: userId, at }, asking, { companyId: partnerId, number: '' });
    const answer = actingOn(proposed, { companyId: partnerId, by: userId, at }, proposed.version, 'confirm');
    const { id: linkId } = await confirm(db, answer, theirs);
    const site = factoryDetails.parse({ name: `공장 ${crypto.randomUUID()}`, country: 'KR' });
    const registered = { companyId, by: userId, at, confirmedAt: null, kind: 'registered', state: 'active' } as const;
    const { id: factoryId } = await addFactory(db, { ...registered, details: site });
    return { partnerId, productId: own, linkId, factoryId };
  };
  let ground: ReturnType<typeof found> | undefined;
  const onGround = () => {
    ground ??= found();
    return ground;
  };

  let period = '2000-01';
  const next = async () => {
    period = periodAfter(period);
    return { linkId: (await onGround()).linkId, period, quantity: 100, unit: 'TNE' as const };
  };
  const enter = async (of: string, entry: Awaited<ReturnType<typeof next>>, quantity: number) => {
    const who = { companyId: of, by: userId, at };
    const { entered } = await enterFigures(db, who, [flowEntry.parse({ ...entry, quantity })]);
    return entered[0]?.row.id ?? '';
  };
  const row = async () => ({ id: await enter(companyId, await next(), 100) });
  /** Both have spoken, and differ. */
  const differing = async () => {
    const entry = await next();
    await enter((await onGround()).partnerId, entry, 50);
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
    const [{ factoryId }, productId] = [await onGround(), await make(companyId)];
    const span = spanOf('2026-Q1');
    const details = z.object(makingDetails).parse({ quantityOut: 1, unit: 'TNE' });
    await putMaking(db, { companyId, factoryId, productId, period: '2026-Q1', span, details, by: userId, at });
    return { id: (await findMakings(db, companyId, span, { productId }))[0]?.id ?? '' };
  };
  const key = async () => {
    const { factoryId, productId } = await onGround();
    return { factoryId, productId };
  };
  const product = async () => ({ productId: (await onGround()).productId });
  const time = async () => ({ productId: (await onGround()).productId, from: '2026-Q1', to: '2026-Q3' });

  const makers: Record<string, () => Promise<Record<string, unknown>>> = {
    ...{ getFlowRow: row, listFlowEvents: row, sayToFlow: differing, settleFlow: offered },
    saveFlowRows: async () => ({ rows: [await next()] }),
    removeFlowFigure: async () => ({ ...(await row()), version: 1 }),
    ...{
      getTransformation: key,
      listTransformations: key,
      listTransformationEvents: key,
      removeTransformation: making,
    },
    saveTransformation: async () => ({ ...(await key()), period: (await next()).period, inputs: [] }),
    getMassBalance: async () => ({ factoryId: (await onGround()).factoryId }),
    ...{ setTolerance: product, getDashboard: product, exportDashboard: product },
    ...{ getFlowMap: time, traceFlow: time, exportFlowMap: time, exportFlowEvents: time },
  };
  const made = new Map<string, Promise<Record<string, unknown>>>();
  return async (name: string) => {
    const input = made.get(name) ?? makers[name]?.() ?? Promise.resolve({});
    if (!ALWAYS_NEW.includes(name)) made.set(name, input);
    return input;
  };
};

/** What one of them has used, the next one could not. */
const ALWAYS_NEW = ['saveFlowRows', 'saveTransformation'];
