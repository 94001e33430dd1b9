import { type Company, OPENED_MIN } from '@ieum/contract';
import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { countryOptions } from '../../kit/format/country-names.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { DateField } from '../../kit/ui/date/date-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import styles from '../company.module.css';
import { CodeInputs } from './code-inputs.tsx';
import type { CompanyFields } from './fields.ts';
import { FixedIdentity } from './fixed-identity.tsx';
import { CompanyText } from './text-input.tsx';

/** Inputs of the profile. The identity of a verified company is read-only here: an operator decides about a change. */
export const CompanyInputs = ({ company }: { company: Company }) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { register, control, formState } = useFormContext<CompanyFields>();
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const { errors } = formState;
  const isFixed = company.state === 'verified';

  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('group.identity')}</legend>
        {isFixed ? (
          <FixedIdentity company={company} />
        ) : (
          <>
            <CompanyText name="name" autoComplete="organization" />
            <CompanyText name="nameEnglish" lang="en" />
            <CompanyText name="nameChinese" lang="zh" />
            <CompanyText name="nameJapanese" lang="ja" />
            <CompanyText name="representative" />
          </>
        )}
        <Controller
          control={control}
          name="openedOn"
          render={({ field }) => (
            <DateField
              label={t('field.openedOn')}
              help={t('help.openedOn')}
              error={message(errors.openedOn?.message)}
              isOptional
              min={OPENED_MIN}
              max={todayInKorea()}
              {...field}
              value={field.value ?? ''}
            />
          )}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('group.address')}</legend>
        {!isFixed && (
          <SelectField
            label={t('field.country')}
            error={message(errors.country?.message)}
            options={countries}
            {...register('country')}
          />
        )}
        <CompanyText name="address" autoComplete="street-address" />
        <CompanyText name="addressEnglish" lang="en" />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('group.contact')}</legend>
        <CompanyText name="phone" type="tel" autoComplete="tel" />
        <CompanyText name="email" type="email" inputMode="email" />
        <CompanyText name="website" type="url" inputMode="url" autoComplete="url" />
      </fieldset>
      <CodeInputs />
    </>
  );
};
