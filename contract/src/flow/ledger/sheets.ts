import { z } from 'zod';
import { plainHeading } from '../../factory/sheet/column-words.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES, type Language } from '../../kit/language.ts';
import { sheetsContract } from '../../supply/sheets/sheets.ts';
import type { FlowSide, FlowState } from './fields.ts';
import { FLOW_SIDES } from './fields.ts';
import { flowFilters } from './rows.ts';

/** Row limit of one file: all rows are written at once, or none. */
export const FLOW_FILE_ROWS_MAX = 10_000;

type Words = Record<Language, string>;
const four = (kr: string, en: string, cn: string, jp: string): Words => ({ kr, en, cn, jp });

/** Columns of a sheet of flows, in order. */
export const FLOW_COLUMNS = {
  period: four('기간', 'Period', '期间', '期間'),
  side: four('구분', 'Direction', '方向', '区分'),
  partner: four('거래 상대', 'Other company', '交易对方', '取引相手'),
  product: four('우리 제품', 'Our product', '我方产品', '自社の製品'),
  goods: four('품목', 'Goods', '货品', '品目'),
  from: four('출발 공장', 'From factory', '发出工厂', '出荷工場'),
  to: four('도착 공장', 'To factory', '到达工厂', '到着工場'),
  quantity: four('수량', 'Quantity', '数量', '数量'),
  unit: four('단위', 'Unit', '单位', '単位'),
  lot: four('로트', 'Lot', '批次', 'ロット'),
  documents: four('문서 번호', 'Documents', '单据编号', '文書番号'),
  originCountry: four('원산지 국가', 'Country of origin', '原产国', '原産国'),
  originRegion: four('원산지 지역', 'Region of origin', '原产地区', '原産地域'),
  recycledShare: four('재활용 비율(%)', 'Recycled (%)', '回收比例(%)', 'リサイクル率(%)'),
  note: four('메모', 'Note', '备注', 'メモ'),
} as const;
export type FlowColumn = keyof typeof FLOW_COLUMNS;

/** Columns that only an export has and that an import ignores. No figure appears without its unit. */
export const FLOW_EXPORT_COLUMNS = {
  theirs: four('상대 수량', 'Their quantity', '对方数量', '相手の数量'),
  theirUnit: four('상대 단위', 'Their unit', '对方单位', '相手の単位'),
  agreed: four('합의 수량', 'Agreed quantity', '商定数量', '合意数量'),
  agreedUnit: four('합의 단위', 'Agreed unit', '商定单位', '合意の単位'),
  difference: four('차이(%)', 'Difference (%)', '差异(%)', '差異(%)'),
  state: four('상태', 'State', '状态', '状態'),
} as const;

export const FLOW_SIDE_WORDS: Record<FlowSide, Words> = {
  in: four('입고', 'Received', '收货', '入荷'),
  out: four('출고', 'Shipped', '发货', '出荷'),
  own: four('사내 이동', 'Moved', '内部调拨', '社内移動'),
};
export const FLOW_STATE_WORDS: Record<FlowState, Words> = {
  entered: four('한쪽 입력', 'Entered by one side', '单方录入', '片側のみ入力'),
  matched: four('일치', 'Matched', '一致', '一致'),
  mismatch: four('불일치', 'Mismatch', '不一致', '不一致'),
  settled: four('합의됨', 'Settled', '已协商', '合意済み'),
};

const sides = new Map(
  FLOW_SIDES.flatMap((side) =>
    [side, ...Object.values(FLOW_SIDE_WORDS[side])].map((word) => [plainHeading(word), side] as const),
  ),
);
export const sideOfWord = (word: string) => sides.get(plainHeading(word));

const sheet = { format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(LANGUAGES).default('kr') };
const { importProducts, exportProducts } = sheetsContract;

/** Imports the ledger from a spreadsheet, and exports it into one. */
export const flowSheetsContract = defineContract({
  exportFlows: {
    ...exportProducts,
    summary: "Exports the filtered flows of the caller's company into a sheet.",
    path: '/flows/export',
    input: z.strictObject({ ...flowFilters, ...sheet }),
    errors: ['flow.period_reversed'],
  },
  importFlows: {
    ...importProducts,
    summary: "Imports figures of the caller's company from a sheet, all or none; up to ten thousand rows.",
    path: '/flows/import',
    errors: ['supply.sheet_unreadable', 'company.not_verified', 'company.email_unconfirmed'],
  },
});
