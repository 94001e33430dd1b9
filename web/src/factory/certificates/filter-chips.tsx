import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { categoryFormat } from '../../kit/ui/plot/plot-format.ts';
import styles from './certificates.module.css';

type ChipsProps = { month: string; isHolding: boolean; onClear: (filter: 'month' | 'holds') => void };

/** Shows the filters that a link from the dashboard has set, each with a button to remove it. */
export const CertificateChips = ({ month, isHolding, onClear }: ChipsProps) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  if (month === '' && !isHolding) return null;
  return (
    <div className={styles.lights}>
      {isHolding && <Chip text={t('chip.holds')} onClear={() => onClear('holds')} />}
      {month !== '' && (
        <Chip text={t('chip.month', { month: categoryFormat(tag, 'month')(month) })} onClear={() => onClear('month')} />
      )}
    </div>
  );
};

const Chip = ({ text, onClear }: { text: string; onClear: () => void }) => {
  const { t } = useTranslation('certificate');
  return (
    <Button size="small" look="subtle" aria-label={t('chip.clear', { filter: text })} onClick={onClear}>
      {text}
      <X size={16} aria-hidden />
    </Button>
  );
};
