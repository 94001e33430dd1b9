import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import styles from './tabs.module.css';

/** Number beside the name of a tab. */
export const TabCount = ({ count }: { count: number }) => {
  const { tag } = useLanguage();
  return <span className={styles.count}>{formatNumber(count, tag)}</span>;
};
