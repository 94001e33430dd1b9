import type { Factory } from '@ieum/contract';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { RecordBanner } from '../../kit/record/record-page.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useConfirmFactory } from './record.queries.ts';

const DUE_MONTHS = 12;

/** Asks once a year to confirm that the record is still correct. */
export const StillTrue = ({ factory }: { factory: Factory }) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const [now] = useState(() => new Date());
  const confirm = useStillTrue(factory);
  const fresh = freshAt(factory);
  const isDue = factory.state === 'active' && monthsAfter(fresh, DUE_MONTHS) <= now;
  if (!isDue || !factory.can.edit) return null;
  return (
    <RecordBanner as="section" aria-label={t('stillTrue.title')}>
      <CalendarClock size={20} aria-hidden />
      <p>
        <strong>{t('stillTrue.title')}</strong>{' '}
        <span>{t('stillTrue.text', { date: formatDate(fresh.toISOString(), tag) })}</span>
      </p>
      <Button size="small" onClick={confirm.send} isPending={confirm.isPending}>
        {t('stillTrue.confirm')}
      </Button>
    </RecordBanner>
  );
};

export const useStillTrue = ({ id, version }: Factory) => {
  const { t } = useTranslation('factory');
  const confirm = useConfirmFactory();
  const done = () => showToast({ kind: 'done', text: t('stillTrue.done') });
  return { isPending: confirm.isPending, send: () => confirm.mutate({ id, version }, { onSuccess: done }) };
};

const freshAt = ({ updatedAt, confirmedAt }: Factory) =>
  new Date(Math.max(Date.parse(updatedAt), Date.parse(confirmedAt ?? updatedAt)));

const monthsAfter = (day: Date, months: number) => {
  const later = new Date(day);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
};
