import { seriesDates } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../kit/ui/dialog/confirm-dialog.tsx';
import type { AskFields } from '../ask-fields.ts';
import { useSeriesWords } from './series-words.ts';

type StartDialogProps = {
  fields: AskFields;
  today: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says when the first requests are sent, before the series starts. */
export const StartDialog = ({ fields, today, ...dialog }: StartDialogProps) => {
  const { t } = useTranslation('series');
  const words = useSeriesWords();
  const { every, firstPeriod, lastPeriod, answerDays, recipients } = fields;
  if (!every) return null;
  const [first] = seriesDates({ every, nextPeriod: firstPeriod, lastPeriod, answerDays: answerDays ?? 1 }, today, 1);
  const isNow = first?.sendOn === today;
  return (
    <ConfirmDialog
      title={t('plan.summary', { count: recipients.length })}
      text={
        isNow
          ? t('plan.summaryNow', { period: words.period(every, first.period) })
          : t('plan.summaryLater', { day: words.day(first?.sendOn ?? '') })
      }
      confirm={t('plan.start')}
      {...dialog}
    />
  );
};
