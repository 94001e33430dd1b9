import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { NumberField } from '../../../kit/ui/input/number-field.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import { LIMITS, type SampleForm } from './sample-form-schema.ts';

export const SampleFactoryInputs = () => {
  const { t } = useTranslation('showcase');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { register, control, formState } = useFormContext<SampleForm>();
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const { factory, country, area, workers, shift } = formState.errors;
  const shifts = [
    { value: 'day', label: t('sampleForm.factory.day') },
    { value: 'two', label: t('sampleForm.factory.two') },
    { value: 'three', label: t('sampleForm.factory.three') },
  ];

  return (
    <>
      <TextField
        label={t('sampleForm.factory.name')}
        error={message(factory?.message)}
        maxLength={LIMITS.factory}
        autoComplete="off"
        {...register('factory')}
      />
      <SelectField
        label={t('sampleForm.factory.country')}
        error={message(country?.message)}
        options={countries}
        {...register('country')}
      />
      <Controller
        control={control}
        name="area"
        render={({ field }) => (
          <NumberField
            label={t('sampleForm.factory.area')}
            help={t('sampleForm.factory.areaHelp')}
            error={message(area?.message)}
            unit="㎡"
            min={0}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="workers"
        render={({ field }) => (
          <NumberField
            label={t('sampleForm.factory.workers')}
            error={message(workers?.message)}
            unit={t('sampleForm.factory.people')}
            min={0}
            max={LIMITS.workers}
            isOptional
            {...field}
          />
        )}
      />
      <RadioGroup
        label={t('sampleForm.factory.shift')}
        error={message(shift?.message)}
        options={shifts}
        isRow
        {...register('shift')}
      />
    </>
  );
};
