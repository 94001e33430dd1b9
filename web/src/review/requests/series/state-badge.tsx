import type { SeriesState } from '@ieum/contract';
import { CircleStop, Pause, Repeat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';

const LOOKS = {
  active: { tone: 'good', icon: Repeat },
  paused: { tone: 'warn', icon: Pause },
  ended: { tone: 'neutral', icon: CircleStop },
} as const;

export const SeriesStateBadge = ({ state }: { state: SeriesState }) => {
  const { t } = useTranslation('series');
  return <Badge {...LOOKS[state]}>{t(`state.${state}`)}</Badge>;
};
