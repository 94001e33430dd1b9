import { type flowSheetsContract, inEveryLanguage, type Language } from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/file-names.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/file-names.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/file-names.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/file-names.json' with { type: 'json' };
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { type SheetCell, sheetFile } from '../../kit/sheet/writer.ts';
import { mayWrite } from '../../supply/supply.policy.ts';
import { presentFlows } from './row.presenter.ts';
import { refuseReversed } from './rows.service.ts';
import { takeFlows } from './sheet-import.ts';
import { flowCells, flowHeadings } from './sheet-rows.ts';
import { findMatchingFlowIds, findViewedFlows } from './view.store.ts';

/** Number of rows in memory at once. */
const PART = 200;
const { flows: NAMES } = inEveryLanguage({ kr, en, cn, jp });

export const flowSheetsService: Handlers<typeof flowSheetsContract> = {
  async exportFlows({ inTransaction, record, actor, clock }, { format, language, ...filters }) {
    refuseReversed(filters);
    await inTransaction((db) => record(db));
    const { companyId } = actor;
    const ids = await inTransaction((db) => findMatchingFlowIds(db, companyId, filters));
    const rows = inParts(ids, (part) => inTransaction((db) => cellsOf(db, companyId, part, language)));
    const name = NAMES[language];
    return sheetFile(`${name}-${todayInSeoul(clock())}`, format, [{ name, columns: flowHeadings(language), rows }]);
  },

  async importFlows({ inTransaction, actor, clock, file }, { apply }) {
    if (!mayWrite(actor)) fail('access.denied');
    await inTransaction((db) => refuseOutside(db, actor));
    const who = { companyId: actor.companyId, by: actor.id, at: clock() };
    return takeFlows(inTransaction, who, file.path, apply === 'yes');
  },
};

const cellsOf = async (db: Db, companyId: string, ids: string[], language: Language): Promise<SheetCell[][]> => {
  const shown = await presentFlows(db, companyId, ids);
  const kept = new Map((await findViewedFlows(db, companyId, ids)).map((row) => [row.id, row]));
  return shown.map((row) => {
    const { shipped = null, received = null, settledQuantity: agreed = null } = kept.get(row.id) ?? {};
    const [own, theirs] = row.side === 'in' ? [received, shipped] : [shipped, received];
    return flowCells(row, { own, theirs, agreed }, language);
  });
};

async function* inParts(
  ids: string[],
  read: (part: string[]) => Promise<SheetCell[][]>,
): AsyncGenerator<SheetCell[][]> {
  for (let at = 0; at < ids.length; at += PART) yield await read(ids.slice(at, at + PART));
}
