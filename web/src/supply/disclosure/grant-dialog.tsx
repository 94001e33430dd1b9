import { zodResolver } from '@hookform/resolvers/zod';
import { DISCLOSURE_FIELDS, type DisclosureField, disclosureContract } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showRefusal } from '../../kit/form/refusal.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { disclosureQueries, useGrantDisclosure } from './disclosure.queries.ts';
import { DisclosureTermsInputs } from './terms-inputs.tsx';

const { input } = disclosureContract.grantDisclosure;
const FIRST: DisclosureField[] = ['location'];
/** A partner already sees the name and the certificates. */
const MORE = DISCLOSURE_FIELDS.filter((field) => field !== 'identity' && field !== 'certificates');

/** Discloses more to a partner that has not requested it. */
export const GrantDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('disclosure');
  const { nameOf } = useNames();
  const grant = useGrantDisclosure();
  const partners = useQuery(disclosureQueries.partners()).data?.partners ?? [];
  const form = useForm({
    resolver: zodResolver(input),
    mode: 'onTouched',
    defaultValues: { companyId: '', fields: FIRST, purpose: '', until: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('granted') });
    onClose();
  };
  const submit = form.handleSubmit((values) =>
    grant.mutate(values, { onSuccess: finish, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('give')}
        text={t('giveText')}
        submit={t('grant')}
        isPending={grant.isPending}
        attempts={submitCount}
        onSubmit={submit}
        onClose={onClose}
      >
        <SelectField
          label={t('partner')}
          error={errors.companyId && t('preview.pick')}
          options={[
            { value: '', label: t('preview.pick') },
            ...partners.map(([value, names]) => ({ value, label: nameOf(names) })),
          ]}
          {...form.register('companyId')}
        />
        <DisclosureTermsInputs among={MORE} />
      </FormDialog>
    </FormProvider>
  );
};
