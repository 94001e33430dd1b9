import {
  convert,
  type PeriodSpan,
  type ProductionRecord,
  type productionContract,
  spanOf,
  type Unit,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { wholeProduct } from '../../supply/products/changes.ts';
import { type Member, mayWrite } from '../../supply/supply.policy.ts';
import { sumIn } from '../balance/mass-balance.ts';
import { refuseReversed } from '../ledger/rows.service.ts';
import { findFactoryNames, findLedgerProducts, findMovedIn, findReceived, findShipped } from '../ledger/sums.store.ts';
import { findProductionEvents, insertProductionEvent } from './event.store.ts';
import {
  deleteProduction,
  findProduction,
  findProductionPage,
  findProductionRecordsAround,
  lockMadeProduct,
  type ProductionDetails,
  putProduction,
} from './production.store.ts';

type Key = { factoryId: string; productId: string; period: string };

export const productionService: Handlers<typeof productionContract> = {
  async listTransformations({ db, actor }, query) {
    refuseReversed(query);
    const from = query.from && spanOf(query.from).from;
    const to = query.to && spanOf(query.to).to;
    const { rows, total } = await findProductionPage(db, actor.companyId, { ...query, from, to });
    const listed = rows.map(({ id, period, details, version, updatedAt, updatedBy, ...row }) => ({
      id,
      period,
      version,
      updatedAt,
      updatedBy: updatedBy ?? '',
      factory: { id: row.factoryId, name: row.factoryName },
      product: { id: row.productId, name: row.productName, unit: row.productUnit },
      quantityOut: details.quantityOut,
      unit: details.unit,
      scrap: details.scrap,
      inputs: details.inputs.length,
    }));
    return { rows: listed, total, can: { edit: mayWrite(actor) } };
  },

  async getTransformation({ db, actor }, key) {
    return present(db, actor, key);
  },

  async listTransformationEvents({ db, actor }, { page, size, ...key }) {
    await madeAt(db, actor.companyId, key);
    return findProductionEvents(db, { companyId: actor.companyId, ...key }, { page, size });
  },

  async saveTransformation({ db, actor, clock }, { factoryId, productId, period, version, ...details }) {
    if (!mayWrite(actor)) fail('access.denied');
    const key = { factoryId, productId, period };
    if (!(await lockMadeProduct(db, actor.companyId, productId))) fail('request.not_found');
    const { details: product } = await madeAt(db, actor.companyId, key);
    refuseUnits(product, details);
    const span = spanOf(period);
    const around = await findProductionRecordsAround(db, actor.companyId, key, span);
    const same = around.find((row) => row.period === period);
    if ((same?.version ?? 0) !== version) fail('flow.production_changed', { version: 'changed' });
    if (around.some((row) => row.period !== period)) fail('flow.period_overlaps', { period: 'period_overlaps' });
    const entry = { companyId: actor.companyId, ...key, details, by: actor.id, at: clock() };
    await putProduction(db, { ...entry, span });
    await insertProductionEvent(db, entry);
    return present(db, actor, key);
  },

  async removeTransformation({ db, actor, clock }, { id }) {
    if (!mayWrite(actor)) fail('access.denied');
    const { companyId } = actor;
    const { productId } = (await findProduction(db, companyId, id)) ?? fail('request.not_found');
    await lockMadeProduct(db, companyId, productId);
    // Another request may have been faster.
    const { factoryId, period } = (await findProduction(db, companyId, id)) ?? fail('request.not_found');
    await deleteProduction(db, id);
    const key = { companyId, factoryId, productId, period };
    await insertProductionEvent(db, { ...key, details: null, by: actor.id, at: clock() });
    return {};
  },
};

/** Returns the own product and the own factory. Another company's are not found. */
const madeAt = async (db: Db, companyId: string, { factoryId, productId }: Key) => {
  const [product] = await findLedgerProducts(db, companyId, [productId]);
  const name = (await findFactoryNames(db, companyId, [factoryId])).get(factoryId);
  if (!product || name === undefined) return fail('request.not_found');
  return { factory: { id: factoryId, name }, name: product.name, details: wholeProduct(product.details) };
};

type Product = ReturnType<typeof wholeProduct>;

const refuseUnits = (product: Product, { unit, inputs }: ProductionDetails) => {
  if (convert(1, unit, product.unit, product) === null) fail('flow.unit_dimension', { unit: 'unit_dimension' });
  const lines = new Map(product.inputs.map((line) => [line.id, line]));
  const seen = new Set<string>();
  for (const [nth, input] of inputs.entries()) {
    const line = lines.get(input.inputId);
    if (!line) return fail('flow.input_unknown', { [`inputs.${nth}.inputId`]: 'unknown' });
    if (seen.has(input.inputId)) fail('flow.input_unknown', { [`inputs.${nth}.inputId`]: 'repeated' });
    seen.add(input.inputId);
    if (convert(1, input.unit, line.unit) === null)
      fail('flow.unit_dimension', { [`inputs.${nth}.unit`]: 'unit_dimension' });
  }
};

/** Presents what was entered; otherwise what the ledger and the bill suggest. */
const present = async (db: Db, actor: Member, key: Key): Promise<ProductionRecord> => {
  const { companyId } = actor;
  const { factory, name, details: product } = await madeAt(db, companyId, key);
  const span = spanOf(key.period);
  const around = await findProductionRecordsAround(db, companyId, key, span);
  const kept = around.find(({ period }) => period === key.period);
  const ledger = await ledgerOf(db, companyId, key, span, product);
  const entered = kept?.details;
  const out = entered?.quantityOut ?? ledger.shipped ?? 0;
  const unit = entered?.unit ?? product.unit;
  const inputs = product.inputs.map((line) => {
    const used = entered?.inputs.find(({ inputId }) => inputId === line.id);
    const { quantityPerUnit, lossPercent } = line;
    return {
      inputId: line.id,
      name: line.name,
      // A quantity is measured or left out: a guess by the bill must not be saved as if somebody had weighed it.
      quantity: used?.quantity ?? null,
      unit: used?.unit ?? line.unit,
      stockOpen: used?.stockOpen ?? null,
      stockClose: used?.stockClose ?? null,
      quantityPerUnit,
      lossPercent,
      received: ledger.receivedFor(line.id, used?.unit ?? line.unit),
    };
  });
  return {
    id: kept?.id ?? null,
    factory,
    period: key.period,
    product: { id: key.productId, name, unit: product.unit },
    quantityOut: out,
    unit,
    scrap: entered?.scrap ?? 0,
    byProducts: entered?.byProducts ?? [],
    inputs,
    version: kept?.version ?? 0,
    updatedAt: kept?.updatedAt ?? null,
    updatedBy: kept?.updatedBy ?? '',
    tolerance: entered?.tolerance ?? null,
    note: entered?.note ?? '',
    shipped: ledger.shipped,
    can: { edit: mayWrite(actor) },
  };
};

const ledgerOf = async (db: Db, companyId: string, key: Key, span: PeriodSpan, product: Product) => {
  const left = await findShipped(db, companyId, span, key);
  const brought = await findMovedIn(db, companyId, span, key);
  const received = await findReceived(db, companyId, span, key);
  const made = [...left, ...brought.map((row) => ({ ...row, quantity: -row.quantity }))];
  const sum = sumIn(made, product.unit, product);
  return {
    shipped: left.length === 0 || sum === null ? null : Math.max(0, sum),
    receivedFor: (lineId: string, unit: Unit) => {
      const fed = received.filter(({ inputId }) => inputId === lineId);
      return fed.length === 0 ? null : sumIn(fed, unit);
    },
  };
};
