import { inEveryLanguage, type sheetsContract } from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/file-names.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/file-names.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/file-names.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/file-names.json' with { type: 'json' };
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { type SheetCell, sheetFile } from '../../kit/sheet/writer.ts';
import type { Enqueue } from '../links/delivery.jobs.ts';
import { presentLinkParts } from '../links/link.presenter.ts';
import { findMatchingLinkIds } from '../links/view.store.ts';
import { wholeProduct } from '../products/changes.ts';
import { findMatchingProductIds, findWholeProducts } from '../products/list.store.ts';
import { mayWrite } from '../supply.policy.ts';
import { linkCells, linkHeadings } from './link-rows.ts';
import { takeProducts } from './product-import.ts';
import { productCells, productHeadings } from './product-rows.ts';
import { takeSuppliers } from './supplier-import.ts';

/** Number of rows in memory at once. */
const PART = 200;

const NAMES = inEveryLanguage({ kr, en, cn, jp });

export const createSheetsService = ({ enqueue }: { enqueue: Enqueue }): Handlers<typeof sheetsContract> => ({
  async exportProducts({ inTransaction, record, actor, clock }, { format, language, ...filters }) {
    await inTransaction((db) => record(db));
    const ids = await inTransaction((db) => findMatchingProductIds(db, actor.companyId, filters));
    const rows = inParts(ids, async (part) => {
      const found = await inTransaction((db) => findWholeProducts(db, actor.companyId, part));
      const byId = new Map(found.map((row) => [row.id, row]));
      return part.flatMap((id) => {
        const product = byId.get(id);
        return product ? [productCells(wholeProduct(product.details), language)] : [];
      });
    });
    const name = NAMES.products[language];
    const sheets = { name, columns: productHeadings(language), rows };
    return sheetFile(`${name}-${todayInSeoul(clock())}`, format, [sheets]);
  },

  async exportLinks({ inTransaction, record, actor, clock }, { format, language, ...filters }) {
    await inTransaction((db) => record(db));
    const ids = await inTransaction((db) => findMatchingLinkIds(db, actor.companyId, filters));
    const rows = inParts(ids, async (part) => {
      const found = await inTransaction((db) => presentLinkParts(db, actor.companyId, part));
      return found.map((link) => linkCells(link, language));
    });
    const name = NAMES.links[language];
    return sheetFile(`${name}-${todayInSeoul(clock())}`, format, [{ name, columns: linkHeadings(language), rows }]);
  },

  async importProducts({ inTransaction, actor, clock, file }, { apply }) {
    if (!mayWrite(actor)) fail('access.denied');
    const who = { companyId: actor.companyId, by: actor.id, at: clock() };
    return takeProducts(inTransaction, who, file.path, apply === 'yes');
  },

  async importSuppliers({ inTransaction, actor, clock, file }, { apply }) {
    if (!mayWrite(actor)) fail('access.denied');
    await inTransaction((db) => refuseOutside(db, actor));
    const who = { companyId: actor.companyId, by: actor.id, at: clock() };
    return takeSuppliers(inTransaction, enqueue, who, file.path, apply === 'yes');
  },
});

/** Reads the rows in parts. The ids were found once: the filter costs the same for the last part as for the first. */
async function* inParts(
  ids: string[],
  read: (part: string[]) => Promise<SheetCell[][]>,
): AsyncGenerator<SheetCell[][]> {
  for (let at = 0; at < ids.length; at += PART) yield await read(ids.slice(at, at + PART));
}
