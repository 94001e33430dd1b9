import type { SupplyFlag } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const TONES = { high: 'bad', medium: 'warn', low: 'neutral', info: 'info' } as const;

/** Shows the flag's name in the tone of its severity. */
export const FlagBadge = ({ flag: { code, severity } }: { flag: Pick<SupplyFlag, 'code' | 'severity'> }) => {
  const { t } = useTranslation('flag');
  return <Badge tone={TONES[severity]}>{t(`code.${code}`)}</Badge>;
};
