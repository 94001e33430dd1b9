import type { SheetLine, SheetLineKey } from '@ieum/contract';

const PARTS = [
  'linkId',
  'productId',
  'rowId',
  'fromFactoryId',
  'toFactoryId',
] as const satisfies (keyof SheetLineKey)[];
const NOTHING = '-';

/** Text of a key, under which the browser keeps what was typed. */
export const textOfKey = (key: SheetLineKey) => PARTS.map((part) => key[part] ?? NOTHING).join('_');
export const keyOf = ({ key }: Pick<SheetLine, 'key'>) => textOfKey(key);
