import cn from '../../../../locales/cn/sheets/flow-columns.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/flow-columns.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/flow-columns.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/flow-columns.json' with { type: 'json' };
import { wordTree } from '../../kit/words.ts';
import type { EarlierHeadings } from '../../supply/sheets/column-words.ts';

const words = wordTree({ kr, en, cn, jp });

/** Columns of a sheet of flows, in order. */
export const FLOW_COLUMNS = words.columns;
export type FlowColumn = keyof typeof FLOW_COLUMNS;
export const EARLIER_FLOW_HEADINGS: EarlierHeadings = {
  partner: ['거래 상대', 'Other company', '交易对方', '取引相手'],
  product: ['我方产品'],
  originCountry: ['原产国'],
  originRegion: ['原产地区'],
  recycledShare: ['回收比例'],
};

/** Columns that only an export has and that an import ignores. No figure appears without its unit. */
export const FLOW_EXPORT_COLUMNS = words.exportColumns;
