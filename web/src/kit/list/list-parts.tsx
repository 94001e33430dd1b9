import { formatNumber } from '../format/number-text.ts';
import { useLanguage } from '../language/use-language.ts';
import { styled } from '../ui/styled.tsx';
import styles from './list-parts.module.css';

/** Buttons of a list, with the main one last. */
export const ListActions = styled('div', styles.actions);
/** Rows of a bulk action that were refused, each with its reason. */
export const RefusedList = styled('ul', styles.refused);

type Count = { count: number; shown: string };

/** Says how many rows there are, or that there are more than were counted. Nothing while the list is read. */
export const useCount = (
  data: { total: number; isTotalExact?: boolean } | undefined,
  words: (key: 'count' | 'countMore', count: Count) => string,
) => {
  const { tag } = useLanguage();
  if (!data) return;
  const { total, isTotalExact = true } = data;
  return words(isTotalExact ? 'count' : 'countMore', { count: total, shown: formatNumber(total, tag) });
};
