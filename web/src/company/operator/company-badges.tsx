import type { CompanyRow } from '@ieum/contract';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge.tsx';
import styles from '../../kit/ui/record-page.module.css';

const TONES = { pending: 'info', verified: 'good', rejected: 'bad' } as const;

export const CompanyBadges = ({ state, isDisabled }: Pick<CompanyRow, 'state' | 'isDisabled'>) => {
  const { t } = useTranslation('admin');
  return (
    <span className={styles.badges}>
      <Badge tone={TONES[state]}>{t(`companyState.${state}`)}</Badge>
      {isDisabled && (
        <Badge tone="bad" icon={Ban}>
          {t('company.closed')}
        </Badge>
      )}
    </span>
  );
};
