import { REVIEW_NOTE_MAX, type ReviewRequest } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../kit/form/checked-form.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { AskDialog } from '../../kit/ui/dialog/ask-dialog.tsx';
import { SendDialog } from '../../kit/ui/dialog/send-dialog.tsx';
import { useReviewWords } from '../review-words.ts';
import type { RequestAct } from './acts.tsx';
import { useCancelRequest, useChangeDue, useDeclineRequest, useRemindRequest } from './request.queries.ts';

type DialogProps = { request: ReviewRequest; onClose: () => void };

export const RequestDialog = ({ act, ...rest }: DialogProps & { act: RequestAct }) => {
  switch (act) {
    case 'remind':
      return <RemindDialog {...rest} />;
    case 'changeDue':
      return <DueDialog {...rest} />;
    default:
      return <ReasonDialog {...rest} act={act} />;
  }
};

const RemindDialog = ({ request, onClose }: DialogProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  return (
    <AskDialog
      title={t('dialog.remind.title')}
      text={t('dialog.remind.text', { name: words.partner(request.partner) })}
      submit={t('act.remind')}
      done={t('done.remind')}
      act={useRemindRequest()}
      input={{ id: request.id }}
      onClose={onClose}
    />
  );
};

const { Date: Day } = boundInputs<{ dueOn: string }>();

const DueDialog = ({ request, onClose }: DialogProps) => {
  const { t } = useTranslation('declaration');
  const change = useChangeDue();
  const form = useCheckedForm<{ dueOn: string }>({ dueOn: request.dueOn }, ({ dueOn }): FieldProblem[] => {
    if (dueOn === '') return [['dueOn', 'form.required']];
    return dueOn < todayInKorea() ? [['dueOn', 'declaration:problem.past']] : [];
  });
  return (
    <SendDialog
      title={t('dialog.changeDue.title')}
      text={t('dialog.changeDue.text')}
      submit={t('act.changeDue')}
      isPending={change.isPending}
      form={form}
      send={({ dueOn }, how) => change.mutate({ id: request.id, dueOn }, how)}
      done={t('done.changeDue')}
      onError={() => form.setError('dueOn', { message: 'declaration:problem.past' })}
      onClose={onClose}
    >
      <Day name="dueOn" label={t('label.dueOn')} min={todayInKorea()} />
    </SendDialog>
  );
};

const { Area } = boundInputs<{ reason: string }>();

const ReasonDialog = ({ act, request, onClose }: DialogProps & { act: 'decline' | 'cancel' }) => {
  const { t } = useTranslation('declaration');
  const decline = useDeclineRequest();
  const cancel = useCancelRequest();
  const isNeeded = act === 'decline';
  const form = useCheckedForm<{ reason: string }>({ reason: '' }, ({ reason }) =>
    isNeeded && reason.trim() === '' ? [['reason', 'form.required']] : [],
  );
  return (
    <SendDialog
      title={t(`dialog.${act}.title`)}
      text={t(`dialog.${act}.text`)}
      submit={t(`act.${act}`)}
      isPending={decline.isPending || cancel.isPending}
      form={form}
      send={({ reason }, how) => (isNeeded ? decline : cancel).mutate({ id: request.id, reason }, how)}
      done={t(`done.${act}`)}
      onClose={onClose}
    >
      <Area name="reason" label={t('label.reason')} isOptional={!isNeeded} maxLength={REVIEW_NOTE_MAX} rows={3} />
    </SendDialog>
  );
};
