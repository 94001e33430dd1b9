import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import styles from '../audit/audit.module.css';

type LogToolsProps = {
  total: number;
  hasMore: boolean;
  /** How many filters are set. */
  filterCount: number;
  onClear: () => void;
  action?: ReactNode;
  children: ReactNode;
};

/** Wide enough to have the filters open from the start. */
const WIDE = '(min-width: 769px)';

/** Above a log: how many lines there are, what can be done with them, and the filters. */
export const LogTools = ({ total, hasMore, filterCount, onClear, action, children }: LogToolsProps) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const [isOpen, setOpen] = useState(() => filterCount > 0 || window.matchMedia(WIDE).matches);
  const id = useId();
  const shown = new Intl.NumberFormat(tag).format(total);
  return (
    <>
      <div className={styles.tools}>
        <span className={styles.count} role="status">
          {hasMore ? t('countedMore', { shown }) : t('counted', { count: total, shown })}
        </span>
        {filterCount > 0 && (
          <Button size="small" look="ghost" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={filterCount > 0 ? t('filtersOn', { shown: filterCount }) : undefined}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {t('filters')}
          {filterCount > 0 && <span className={styles.number}>{filterCount}</span>}
        </Button>
        {action}
      </div>
      <div id={id} className={styles.filters} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
};
