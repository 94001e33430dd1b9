import { type Declaration, MESSAGE_MAX } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { companyQueries } from '../../../company/company.queries.ts';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { type FieldProblem, useCheckedForm } from '../../../kit/form/checked-form.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useAnswerApproval, useAskApproval } from '../answering.queries.ts';

type Fields = { memberId: string; note: string };
const { Select, Area } = boundInputs<Fields>();
const NOBODY: FieldProblem[] = [['memberId', 'form.required']];
type DialogProps = { declaration: Declaration; onClose: () => void };

export const AskApprovalDialog = ({ declaration, onClose }: DialogProps) => {
  const { t } = useTranslation('declaration');
  const { id, version } = declaration;
  const ask = useAskApproval();
  const { data } = useQuery(companyQueries.colleagues());
  const colleagues = (data ?? []).filter(({ isMe, role }) => !isMe && role !== 'viewer');
  const form = useCheckedForm<Fields>({ memberId: '', note: '' }, ({ memberId }) => (memberId === '' ? NOBODY : []));
  const submit = form.handleSubmit((fields) =>
    ask.mutate(
      { id, version, ...fields },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('approval.sent') });
          onClose();
        },
      },
    ),
  );
  return (
    <FormDialog
      title={t('approval.ask')}
      text={t(data && colleagues.length === 0 ? 'approval.nobody' : 'approval.askText')}
      submit={t('approval.send')}
      isPending={ask.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Select
          name="memberId"
          label={t('approval.person')}
          options={[
            { value: '', label: t('form.choose') },
            ...colleagues.map((person) => ({ value: person.id, label: person.name })),
          ]}
        />
        <Area name="note" label={t('approval.note')} isOptional maxLength={MESSAGE_MAX} rows={3} />
      </FormProvider>
    </FormDialog>
  );
};

const { Area: Words } = boundInputs<{ note: string }>();
const NO_WORDS: FieldProblem[] = [['note', 'form.required']];

export const AnswerApprovalDialog = ({ declaration, isApproved, onClose }: DialogProps & { isApproved: boolean }) => {
  const { t } = useTranslation('declaration');
  const { id, version } = declaration;
  const answer = useAnswerApproval();
  const form = useCheckedForm<{ note: string }>({ note: '' }, ({ note }) =>
    !isApproved && note.trim() === '' ? NO_WORDS : [],
  );
  const submit = form.handleSubmit(({ note }) =>
    answer.mutate(
      { id, version, isApproved, note },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('approval.told') });
          onClose();
        },
      },
    ),
  );
  const act = isApproved ? 'approve' : 'refuse';
  return (
    <FormDialog
      title={t(`approval.${act}`)}
      text={t(`approval.${act}Text`)}
      submit={t(`approval.${act}`)}
      isPending={answer.isPending}
      attempts={form.formState.submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Words name="note" label={t('approval.note')} isOptional={isApproved} maxLength={MESSAGE_MAX} rows={3} />
      </FormProvider>
    </FormDialog>
  );
};
