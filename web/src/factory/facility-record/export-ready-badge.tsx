import { type Factory, facilityRecordGaps } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';

/** Shows whether a factory can be exported as a facility record. `RecordGaps` lists what is missing. */
export const ExportReadyBadge = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('codes');
  const { tag } = useLanguage();
  const { length: count } = facilityRecordGaps(factory);
  if (count === 0) return <Badge tone="good">{t('record.ready')}</Badge>;
  return <Badge tone="warn">{t('record.notReady', { count, shown: formatNumber(count, tag) })}</Badge>;
};
