import { zodResolver } from '@hookform/resolvers/zod';
import { type DisclosureField, disclosureContract } from '@ieum/contract';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRequestDisclosure } from './disclosure.queries.ts';
import { DisclosureTermsInputs } from './terms-inputs.tsx';

const input = disclosureContract.requestDisclosure.input.omit({ companyId: true });
const FIRST: DisclosureField[] = ['identity'];

type AskDialogProps = { company: { id: string; name: string }; onClose: () => void };

export const AskDialog = ({ company, onClose }: AskDialogProps) => {
  const { t } = useTranslation('disclosure');
  const ask = useRequestDisclosure();
  const form = useForm({
    resolver: zodResolver(input),
    mode: 'onTouched',
    defaultValues: { fields: FIRST, purpose: '', until: '' },
    shouldFocusError: false,
  });
  const { submitCount } = form.formState;
  const submit = form.handleSubmit((values) =>
    ask.mutate(
      { companyId: company.id, ...values },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('asked') });
          onClose();
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('ask')}
        text={t('askText', { company: company.name })}
        submit={t('askSubmit')}
        isPending={ask.isPending}
        attempts={submitCount}
        onSubmit={submit}
        onClose={onClose}
      >
        <DisclosureTermsInputs />
      </FormDialog>
    </FormProvider>
  );
};
