import { X } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-chip.module.css';

/** Line of the filters in use. There is none while no filter is used. */
export const FilterChips = ({ children }: { children: ReactNode }) =>
  Children.toArray(children).some((chip) => chip !== '') && <div className={styles.chips}>{children}</div>;

type FilterChipProps = { label: string; text: string; onRemove: () => void };

/** Shows a filter in use. A click removes it. */
export const FilterChip = ({ label, text, onRemove }: FilterChipProps) => {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('filter.drop', { name: `${label} ${text}`.trim() })}
      onClick={onRemove}
    >
      <bdi>{text}</bdi>
      <X size={14} aria-hidden />
    </button>
  );
};
