import { useTranslation } from 'react-i18next';
import { TimelinePlot } from '../../../kit/ui/plot/timeline/timeline-plot.tsx';

const ITEMS = [
  { id: '1', name: '울산 1공장 ISO 9001', start: '2024-11-16', end: '2027-11-15', group: 'valid' },
  { id: '2', name: '울산 1공장 ISO 14001', start: '2023-12-01', end: '2026-11-30', group: 'expiring' },
  { id: '3', name: '창원 2공장 IATF 16949', start: '2023-03-10', end: '2026-03-09', group: 'expired' },
  { id: '4', name: 'CSDDD 2026', end: '2026-12-20', group: 'due' },
  { id: '5', name: '平泽电池材料工厂 ISO 45001', start: '2026-02-01', end: '2029-01-31', group: 'valid' },
];

/** An item without a start is a due date. */
export const TimelinePlotExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <TimelinePlot
      title={t('plots.period')}
      heading="h4"
      asOf="2026-10-15"
      today="2026-10-15"
      items={ITEMS}
      groups={[
        { id: 'valid', name: t('plots.valid'), tone: 'good' },
        { id: 'expiring', name: t('plots.expiring'), tone: 'warn' },
        { id: 'expired', name: t('plots.expired'), tone: 'bad' },
        { id: 'due', name: t('plots.due'), tone: 'info' },
      ]}
      categoryLabel={t('plots.item')}
      groupLabel={t('plots.state')}
      hrefOf={({ id }) => `?certificate=${id}#plot-timeline`}
    />
  );
};
