import { REVIEW_NOTE_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../kit/form/checked-form.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { useRejectDeclaration } from '../record/declaration.queries.ts';
import { type ActProps, useActEnds } from './act-ends.ts';

type Fields = { reason: string };
const { Area } = boundInputs<Fields>();
const MISSING: FieldProblem[] = [['reason', 'form.required']];

/** Rejects this edition finally, with a reason. */
export const RejectDialog = (props: ActProps) => {
  const { t } = useTranslation('review');
  const reject = useRejectDeclaration(props.declaration);
  const howOf = useActEnds(props);
  const form = useCheckedForm<Fields>({ reason: '' }, ({ reason }) => (reason.trim() === '' ? MISSING : []));
  const submit = form.handleSubmit(({ reason }) => reject.mutate({ reason }, howOf('reject')));
  return (
    <FormDialog
      title={t('reject.title')}
      text={t('reject.text')}
      submit={t('act.reject')}
      isPending={reject.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <FormProvider {...form}>
        <Area name="reason" label={t('label.reason')} maxLength={REVIEW_NOTE_MAX} rows={4} />
      </FormProvider>
    </FormDialog>
  );
};
