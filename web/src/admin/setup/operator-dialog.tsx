import { zodResolver } from '@hookform/resolvers/zod';
import { OPERATOR_FIELDS, operatorInput, type Setup } from '@ieum/contract';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useSetOperator } from './setup.queries.ts';

const operatorForm = operatorInput.omit({ version: true }).required();
type OperatorForm = Record<(typeof OPERATOR_FIELDS)[number], string>;

const { Text } = boundInputs<OperatorForm>();

type OperatorDialogProps = {
  operator: Setup['operator'];
  labelOf: (field: (typeof OPERATOR_FIELDS)[number]) => string;
  onClose: () => void;
};

export const OperatorDialog = ({ operator, labelOf, onClose }: OperatorDialogProps) => {
  const { t } = useTranslation('setup');
  const set = useSetOperator();
  const known = (name: string) => operator.fields.find(({ field }) => field === name);
  const form = useForm<OperatorForm, unknown, z.output<typeof operatorForm>>({
    resolver: zodResolver(operatorForm),
    mode: 'onTouched',
    defaultValues: Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, known(field)?.value ?? ''])),
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((typed) =>
    set.mutate(
      { ...typed, version: operator.version },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('operator.saved') });
          onClose();
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        size="medium"
        title={t('operator.title')}
        submit={t('save')}
        isPending={set.isPending}
        attempts={form.formState.submitCount}
        onSubmit={submit}
        onClose={onClose}
      >
        {OPERATOR_FIELDS.map((field) => (
          <Text
            key={field}
            name={field}
            label={labelOf(field)}
            disabled={known(field)?.source === 'environment'}
            isOptional
          />
        ))}
      </FormDialog>
    </FormProvider>
  );
};
