import { REVIEW_NOTE_MAX, type ReviewRequest } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../kit/form/checked-form.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { ConfirmDialog } from '../../kit/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
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

const useDone = (act: RequestAct, onClose: () => void) => {
  const { t } = useTranslation('declaration');
  return {
    onSuccess: () => {
      showToast({ kind: 'done', text: t(`done.${act}`) });
      onClose();
    },
  };
};

const RemindDialog = ({ request, onClose }: DialogProps) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const remind = useRemindRequest();
  const done = useDone('remind', onClose);
  return (
    <ConfirmDialog
      title={t('dialog.remind.title')}
      text={t('dialog.remind.text', { name: words.partner(request.partner) })}
      confirm={t('act.remind')}
      isPending={remind.isPending}
      onConfirm={() => remind.mutate({ id: request.id }, { ...done, onError: onClose })}
      onClose={onClose}
    />
  );
};

const { Date: Day } = boundInputs<{ dueOn: string }>();

const DueDialog = ({ request, onClose }: DialogProps) => {
  const { t } = useTranslation('declaration');
  const change = useChangeDue();
  const done = useDone('changeDue', onClose);
  const form = useCheckedForm<{ dueOn: string }>({ dueOn: request.dueOn }, ({ dueOn }): FieldProblem[] => {
    if (dueOn === '') return [['dueOn', 'form.required']];
    return dueOn < todayInKorea() ? [['dueOn', 'declaration:problem.past']] : [];
  });
  const submit = form.handleSubmit(({ dueOn }) =>
    change.mutate(
      { id: request.id, dueOn },
      { ...done, onError: () => form.setError('dueOn', { message: 'declaration:problem.past' }) },
    ),
  );
  return (
    <FormDialog
      title={t('dialog.changeDue.title')}
      text={t('dialog.changeDue.text')}
      submit={t('act.changeDue')}
      isPending={change.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Day name="dueOn" label={t('label.dueOn')} min={todayInKorea()} />
      </FormProvider>
    </FormDialog>
  );
};

const { Area } = boundInputs<{ reason: string }>();

const ReasonDialog = ({ act, request, onClose }: DialogProps & { act: 'decline' | 'cancel' }) => {
  const { t } = useTranslation('declaration');
  const decline = useDeclineRequest();
  const cancel = useCancelRequest();
  const done = useDone(act, onClose);
  const isNeeded = act === 'decline';
  const form = useCheckedForm<{ reason: string }>({ reason: '' }, ({ reason }) =>
    isNeeded && reason.trim() === '' ? [['reason', 'form.required']] : [],
  );
  const submit = form.handleSubmit(({ reason }) =>
    (isNeeded ? decline : cancel).mutate({ id: request.id, reason }, done),
  );
  return (
    <FormDialog
      title={t(`dialog.${act}.title`)}
      text={t(`dialog.${act}.text`)}
      submit={t(`act.${act}`)}
      isPending={decline.isPending || cancel.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Area name="reason" label={t('label.reason')} isOptional={!isNeeded} maxLength={REVIEW_NOTE_MAX} rows={3} />
      </FormProvider>
    </FormDialog>
  );
};
