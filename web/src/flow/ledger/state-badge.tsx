import type { FlowState } from '@ieum/contract';
import { Handshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const TONES = { entered: 'neutral', matched: 'good', mismatch: 'bad', settled: 'good' } as const;

/** Shows whether the two figures of a row agree. */
export const FlowStateBadge = ({ state }: { state: FlowState }) => {
  const { t } = useTranslation('flow');
  const icon = state === 'settled' && { icon: Handshake };
  return (
    <Badge tone={TONES[state]} {...icon}>
      {t(`state.${state}`)}
    </Badge>
  );
};
