import type { CompanyRow } from '@ieum/contract';
import { Ban } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Badges } from '../../kit/ui/section/section.tsx';

const TONES = { pending: 'info', verified: 'good', rejected: 'bad' } as const;

export const CompanyBadges = ({ state, isDisabled }: Pick<CompanyRow, 'state' | 'isDisabled'>) => {
  const { t } = useTranslation('admin');
  return (
    <Badges>
      <Badge tone={TONES[state]}>{t(`companyState.${state}`)}</Badge>
      {isDisabled && (
        <Badge tone="bad" icon={Ban}>
          {t('company.closed')}
        </Badge>
      )}
    </Badges>
  );
};
