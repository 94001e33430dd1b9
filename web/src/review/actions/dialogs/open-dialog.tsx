import { ACTION_TITLE_MAX, type FlagCode, REVIEW_NOTE_MAX, type ReviewAction } from '@ieum/contract';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { showProblems } from '../../../kit/form/refusal.ts';
import { todayInKorea } from '../../../kit/format/today.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useOpenAction } from '../action.queries.ts';
import { OwnerSelect } from './assign-dialog.tsx';
import { isPastDue } from './due-past.ts';

type Fields = { title: string; description: string; dueOn: string };
const { Text, Area, Date: Day } = boundInputs<Fields>();

const problemsOf = ({ title, dueOn }: Fields): FieldProblem[] => [
  ...(title.trim() === '' ? ([['title', 'form.required']] as const) : []),
  ...([...title].length > ACTION_TITLE_MAX ? ([['title', `form.maxLength?max=${ACTION_TITLE_MAX}`]] as const) : []),
  ...(dueOn === '' ? ([['dueOn', 'form.required']] as const) : []),
];

type OpenActionDialogProps = {
  /** Reviewed declaration: the company that answers it has to do the task. */
  declarationId?: string | undefined;
  commentId?: string | undefined;
  /** Flag of our own company, which has to do the task. */
  flag?: { code: FlagCode; subjectId: string } | undefined;
  /** Initial title. */
  title?: string | undefined;
  onDone: (action: ReviewAction) => void;
  onClose: () => void;
};

/** Opens a task: what has to be corrected, and until when. */
export const OpenActionDialog = (props: OpenActionDialogProps) => {
  const { declarationId, commentId, flag, title = '', onDone, onClose } = props;
  const { t } = useTranslation('task');
  const open = useOpenAction();
  const [ownerId, setOwner] = useState('');
  const form = useCheckedForm<Fields>({ title, description: '', dueOn: '' }, problemsOf);
  const submit = form.handleSubmit((fields) =>
    open.mutate(
      {
        ...fields,
        title: fields.title.trim(),
        description: fields.description.trim(),
        declarationId: declarationId ?? null,
        commentId: commentId ?? null,
        flag: flag ?? null,
        ownerId: ownerId || null,
      },
      {
        onSuccess: (action) => {
          showToast({ kind: 'done', text: t(flag ? 'done.openOwn' : 'done.open') });
          onDone(action);
        },
        onError: (error) => isPastDue(error) && showProblems(form, [['dueOn', 'task:problem.past']]),
      },
    ),
  );
  return (
    <FormDialog
      size="medium"
      title={t('open.title')}
      text={t(flag ? 'open.ownText' : 'open.text')}
      submit={t('open.send')}
      isPending={open.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Text name="title" label={t('label.title')} help={t('open.titleHelp')} maxLength={ACTION_TITLE_MAX} />
        <Area name="description" label={t('label.description')} isOptional maxLength={REVIEW_NOTE_MAX} rows={4} />
        <Day name="dueOn" label={t('label.dueOn')} min={todayInKorea()} />
        {flag && <OwnerSelect value={ownerId} onValue={setOwner} />}
      </FormProvider>
    </FormDialog>
  );
};
