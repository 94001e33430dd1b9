import { type MissingWeight, NO_NAMES, type PeriodSpan } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { type Member, mayWrite } from '../../supply/supply.policy.ts';
import { isShared, linkSideOf, listedFlow } from '../ledger/row.presenter.ts';
import { findViewedFlows } from '../ledger/view.store.ts';
import { findWeightless } from '../map/map.store.ts';

type Material = { weightless: number; linkIds: string[] };

/**
 * Returns goods of which nobody has stated what one weighs, and who can: the own company on the product's page, the
 * other side where it can be asked.
 */
export const missingWeights = async (
  db: Db,
  actor: Member,
  materials: Material[],
  span: PeriodSpan,
): Promise<MissingWeight[]> => {
  const linkIds = materials.filter(({ weightless }) => weightless > 0).flatMap((material) => material.linkIds);
  const found = await findWeightless(db, actor.companyId, linkIds, span);
  const last = await findViewedFlows(
    db,
    actor.companyId,
    found.map(({ rowId }) => rowId),
  );
  const byId = new Map(last.map((row) => [row.id, row]));
  return found.flatMap(({ linkId, rowId, unit, rows }) => {
    const row = byId.get(rowId);
    if (!row) return [];
    const { partner, goods, product, side } = listedFlow(row, actor.companyId);
    const canAsk = side === 'in' && mayWrite(actor) && isShared(row, linkSideOf(row));
    return [
      {
        linkId,
        unit,
        rows,
        partner: partner ?? NO_NAMES,
        goods: goods.name,
        productId: side === 'out' ? (product?.id ?? null) : null,
        askAt: canAsk ? rowId : null,
      },
    ];
  });
};
