import { useMedia } from '../media.ts';

const NORMAL = 44;
const DENSE = 36;

/**
 * Returns the height of a row. A virtual table needs it before the rows are drawn, so it is set here and passed to the
 * style sheet.
 */
export const useRowHeight = (isDense: boolean) => {
  const isForFingers = useMedia('fingers');
  return isDense && !isForFingers ? DENSE : NORMAL;
};
