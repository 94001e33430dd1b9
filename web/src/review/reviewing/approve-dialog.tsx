import { REVIEW_NOTE_MAX } from '@ieum/contract';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../kit/form/checked-form.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { afterMonths } from '../record/comments/commented-fields.ts';
import { useApproveDeclaration } from '../record/declaration.queries.ts';
import { type ActProps, useActEnds } from './act-ends.ts';
import { BlockedDialog } from './blocked-dialog.tsx';

type Fields = { validTo: string; note: string };
const { Date: Day, Area } = boundInputs<Fields>();

/** Approves with a last valid day and a note. Where two approvals are needed, the first one does not decide yet. */
export const ApproveDialog = (props: ActProps) => {
  const { t } = useTranslation('review');
  const { declaration, onClose } = props;
  const { round, comments, needsTwo, firstApprovalBy, validityMonths } = declaration;
  const approve = useApproveDeclaration(declaration);
  const howOf = useActEnds(props);
  const today = todayInKorea();
  const isFirst = needsTwo && firstApprovalBy === '';
  const problems = ({ validTo }: Fields): FieldProblem[] =>
    !isFirst && validTo !== '' && validTo < today ? [['validTo', 'review:approve.past']] : [];
  const form = useCheckedForm<Fields>({ validTo: afterMonths(today, validityMonths), note: '' }, problems);
  const unpublished = comments.filter((item) => !item.isPublished && item.round === round);
  const open = unpublished.filter(({ severity }) => severity === 'must');
  if (open.length > 0)
    return <BlockedDialog {...props} title={t('approve.blocked')} text={t('approve.blockedText')} comments={open} />;
  const submit = form.handleSubmit(({ validTo, note }) =>
    approve.mutate({ note, validTo: isFirst || validTo === '' ? null : validTo }, howOf(isFirst ? 'first' : 'approve')),
  );
  const textOf = () => {
    if (isFirst) return t('approve.firstText');
    const all = t(unpublished.length > 0 ? 'approve.textWithComments' : 'approve.text');
    return needsTwo ? `${t('approve.secondText', { name: firstApprovalBy })} ${all}` : all;
  };
  return (
    <FormDialog
      title={t('approve.title')}
      text={textOf()}
      submit={t(isFirst ? 'approve.first' : 'act.approve')}
      isPending={approve.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        {!isFirst && <Day name="validTo" label={t('label.validTo')} help={t('approve.validHelp')} min={today} />}
        <Area
          name="note"
          label={t('label.note')}
          help={t(isFirst ? 'approve.noteInside' : 'approve.noteHelp')}
          isOptional
          maxLength={REVIEW_NOTE_MAX}
          rows={3}
        />
      </FormProvider>
    </FormDialog>
  );
};
