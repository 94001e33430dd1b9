import { type SnapshotFlow, spanBetween } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { seesPartner } from '../../supply/disclosure/disclosure.ts';
import { findShipped } from './declaration-facts.store.ts';

type FlowsQuery = { companyId: string; buyerId: string | null; from: string; to: string };
type Shipped = Awaited<ReturnType<typeof findShipped>>[number];

/**
 * Returns what a company has shipped to one customer in a period. A null customer is the operator, who sees all of
 * them.
 */
export const findDeclaredFlows = async (
  db: Db,
  { companyId, buyerId, from, to }: FlowsQuery,
): Promise<{ id: string; flow: SnapshotFlow }[]> => {
  const rows = await findShipped(db, { companyId, buyerId, span: spanBetween(from, to) });
  return rows.flatMap((row) => {
    const { shipped, words } = row;
    if (shipped === null) return [];
    return [
      {
        id: row.id,
        flow: {
          partner: seesPartner(row, 'supplier') ? (row.buyerName ?? words.company) : words.company,
          goods: { name: row.goodsName ?? words.product, hs: row.goodsHs ?? words.hs },
          from: factoryOf(row, buyerId === null),
          to: row.namesPlaces && row.figures.buyerFactoryIds.includes(row.toId ?? '') ? (row.toName ?? '') : '',
          period: row.period,
          quantity: shipped.quantity,
          unit: shipped.unit,
          state: row.state,
          origin: { country: shipped.origin.country, region: shipped.origin.region },
        },
      },
    ];
  });
};

/** Returns the factory; a customer sees only one that the link names. */
const factoryOf = ({ fromId, fromName, figures, namesPlaces }: Shipped, isOperator: boolean) =>
  fromId !== null && (isOperator || (namesPlaces && figures.supplierFactoryIds.includes(fromId)))
    ? (fromName ?? '')
    : '';
