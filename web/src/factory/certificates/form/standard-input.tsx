import { STANDARD_NAME_MAX } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { Combobox } from '../../../kit/ui/select/combobox.tsx';
import { certificateQueries } from '../certificate.queries.ts';
import { type CertificateFields, OTHER_STANDARD } from './fields.ts';

/** Chooses a standard from the list by code or subject, or takes a typed name. */
export const StandardInput = () => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const { control, register, formState } = useFormContext<CertificateFields>();
  const standardId = useWatch({ control, name: 'standardId' });
  const options = useStandardOptions(standardId);
  return (
    <>
      <Controller
        control={control}
        name="standardId"
        render={({ field, fieldState }) => (
          <Combobox
            label={t('field.standardId')}
            help={t('help.standardId')}
            error={message(fieldState.error?.message)}
            options={options}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
      {standardId === OTHER_STANDARD && (
        <TextField
          label={t('field.standardName')}
          error={message(formState.errors.standardName?.message)}
          autoComplete="off"
          maxLength={STANDARD_NAME_MAX}
          {...register('standardName')}
        />
      )}
    </>
  );
};

/** Offers a retired standard only where it is already chosen. */
const useStandardOptions = (chosen: string) => {
  const { t } = useTranslation('certificate');
  const { name: language } = useLanguage();
  const { data } = useQuery(certificateQueries.standards());
  return useMemo(() => {
    const offered = (data?.rows ?? []).filter(({ id, isRetired }) => !isRetired || id === chosen);
    const listed = offered.map((standard) => ({
      value: standard.id,
      label: `${standard.code} · ${standard[language]}`,
    }));
    return [...listed, { value: OTHER_STANDARD, label: t('other'), isAlwaysShown: true }];
  }, [data, chosen, language, t]);
};
