import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { isMedia } from '../../kit/ui/media.ts';
import styles from '../audit/audit.module.css';

type LogToolsProps = {
  total: number;
  hasMore: boolean;
  /** Number of active filters. */
  filterCount: number;
  onClear: () => void;
  action?: ReactNode;
  children: ReactNode;
};

/** Shows the number of lines, the actions and the filters above a log. */
export const LogTools = ({ total, hasMore, filterCount, onClear, action, children }: LogToolsProps) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const [isOpen, setOpen] = useState(() => filterCount > 0 || !isMedia('upToTablet'));
  const id = useId();
  const shown = formatNumber(total, tag);
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
