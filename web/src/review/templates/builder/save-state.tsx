import { CircleAlert, CircleCheck, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Saving } from '../../../kit/form/draft-keeper.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import styles from './builder.module.css';

const ICONS = {
  saved: CircleCheck,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  failed: CircleAlert,
  unfit: CircleAlert,
  late: CircleAlert,
} as const;

/** Shows whether the typed text is saved. */
export const SaveState = ({ saving, onRetry }: { saving: Saving; onRetry: () => void }) => {
  const { t } = useTranslation('questionnaire');
  const Icon = ICONS[saving];
  const isBad = saving === 'failed' || saving === 'unfit' || saving === 'late';
  return (
    <div className={styles.saving} data-bad={isBad}>
      <Icon size={16} aria-hidden />
      <span role="status">{t(`saving.${saving === 'waiting' ? 'saving' : saving}`)}</span>
      {saving === 'failed' && (
        <Button size="small" onClick={onRetry}>
          {t('saving.retry')}
        </Button>
      )}
    </div>
  );
};
