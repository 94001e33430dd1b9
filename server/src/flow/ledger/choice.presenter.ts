import { convert, type flowChoice } from '@ieum/contract';
import type { z } from 'zod';
import type { Db } from '../../kit/db/database.ts';
import { partnerSeen } from '../../supply/disclosure/disclosure.ts';
import { type ChosenLink, findNamedFactories } from './choice.store.ts';

type Choice = z.infer<typeof flowChoice>;

/** Presents each link as its line of the grid needs it. */
export const presentChoices = async (db: Db, links: ChosenLink[]): Promise<Choice[]> => {
  const named = links.flatMap(({ figures }) => [...figures.buyerFactoryIds, ...figures.supplierFactoryIds]);
  const names = await findNamedFactories(db, [...new Set(named)]);
  const shown = (ids: string[]) =>
    ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  return links.map((link) => {
    const { id: linkId, side, figures, productId, productName, productNumber, ownHs, kgPerUnit } = link;
    const { partner, partnerProduct } = partnerSeen(link, side);
    const unit = link.unit ?? link.ownUnit;
    const own = { name: productName, partNumber: productNumber, hs: ownHs };
    return {
      linkId,
      side: side === 'buyer' ? 'in' : 'out',
      partner,
      product: { id: productId, name: productName },
      goods: side === 'buyer' ? partnerProduct : own,
      unit,
      hasWeight: convert(1, unit, 'KGM', { unit, kgPerUnit }) !== null,
      fromFactories: shown(figures.supplierFactoryIds),
      toFactories: shown(figures.buyerFactoryIds),
    };
  });
};
