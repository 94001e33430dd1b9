import type { factoryInput } from '@ieum/contract';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFieldMessage } from '../kit/form/field-message.ts';
import { countryOptions } from '../kit/format/country-names.ts';
import { useLanguage } from '../kit/i18n/use-language.ts';
import { SelectField } from '../kit/ui/select-field.tsx';
import { TextField } from '../kit/ui/text-field.tsx';

export type FactoryFields = z.input<typeof factoryInput>;

/** The fields of a factory, for registering and editing alike. */
export const FactoryInputs = () => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { register, formState } = useFormContext<FactoryFields>();
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const { name, nameEnglish, country } = formState.errors;

  return (
    <>
      <TextField
        label={t('label.name')}
        help={t('help.name')}
        error={message(name?.message)}
        autoComplete="off"
        {...register('name')}
      />
      <TextField
        label={t('label.nameEnglish')}
        help={t('help.nameEnglish')}
        error={message(nameEnglish?.message)}
        isOptional
        autoComplete="off"
        lang="en"
        {...register('nameEnglish')}
      />
      <SelectField
        label={t('label.country')}
        error={message(country?.message)}
        options={countries}
        {...register('country')}
      />
    </>
  );
};
