import type { FactoryState } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const TONES = { draft: 'info', active: 'good', closed: 'neutral' } as const;

export const StateBadge = ({ state }: { state: FactoryState }) => {
  const { t } = useTranslation('factory');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
};
