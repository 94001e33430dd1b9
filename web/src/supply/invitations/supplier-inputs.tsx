import { languageOfCountry } from '@ieum/contract';
import { type ChangeEvent, useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { countryOptions } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { DigitBoxes } from '../../kit/ui/digit-boxes/digit-boxes.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { type InviteFields, isKorea } from './invite-fields.ts';

const GROUPS = [3, 2, 5];

type SupplierInputsProps = {
  /** The link has the business number. */
  hasNumber: boolean;
};

/** Identifies the supplier by a business number in Korea and by a name elsewhere, and asks for the mail address. */
export const SupplierInputs = ({ hasNumber }: SupplierInputsProps) => {
  const { t } = useTranslation('supplyInvite');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { register, control, formState, getValues, setValue } = useFormContext<InviteFields>();
  const chosen = useWatch<InviteFields, 'country'>({ name: 'country' });
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const { errors } = formState;
  const inKorea = isKorea(chosen);
  /** The mail's language follows the country, unless another language has been chosen. */
  const follow = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    if (getValues('language') !== languageOfCountry(chosen)) return;
    setValue('language', languageOfCountry(target.value), { shouldDirty: true });
  };
  return (
    <>
      <SelectField
        label={t('country')}
        error={message(errors.country?.message)}
        options={countries}
        {...register('country', { onChange: follow })}
      />
      {inKorea && (
        <Controller
          control={control}
          name="businessNumber"
          render={({ field }) => (
            <DigitBoxes
              label={t('businessNumber')}
              help={t(hasNumber ? 'numberHelp' : 'numberNeeded')}
              isOptional={hasNumber}
              error={message(errors.businessNumber?.message)}
              groups={GROUPS}
              {...field}
            />
          )}
        />
      )}
      <TextField
        label={t('companyName')}
        error={message(errors.companyName?.message)}
        isOptional={inKorea}
        {...register('companyName')}
      />
      <TextField
        label={t('email')}
        help={t('emailHelp')}
        error={message(errors.email?.message)}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...register('email')}
      />
    </>
  );
};
