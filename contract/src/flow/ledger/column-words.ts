import cn from '../../../../locales/cn/sheets/flow-columns.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/flow-columns.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/flow-columns.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/flow-columns.json' with { type: 'json' };
import { wordTree } from '../../kit/words.ts';

const words = wordTree({ kr, en, cn, jp });

/** Columns of a sheet of flows, in order. */
export const FLOW_COLUMNS = words.columns;
export type FlowColumn = keyof typeof FLOW_COLUMNS;

/** Columns that only an export has and that an import ignores. No figure appears without its unit. */
export const FLOW_EXPORT_COLUMNS = words.exportColumns;
