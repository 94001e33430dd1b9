import { DISCLOSURE_PURPOSE_MAX, type DisclosureField } from '@ieum/contract';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { DateField } from '../../kit/ui/date/date-field.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { DisclosureFieldsInput } from './fields-input.tsx';

type Terms = { fields: DisclosureField[]; purpose: string; until: string };

/** Inputs for the fields, the purpose and the last day. A request and a grant share them. */
export const DisclosureTermsInputs = ({ among }: { among?: readonly DisclosureField[] }) => {
  const { t } = useTranslation('disclosure');
  const message = useFieldMessage();
  const { register, watch, setValue, formState } = useFormContext<Terms>();
  const { errors, submitCount } = formState;
  return (
    <>
      <DisclosureFieldsInput
        {...(among && { among })}
        value={watch('fields')}
        onChange={(fields) => setValue('fields', fields, { shouldValidate: true })}
        error={errors.fields && t('whatMissing')}
      />
      <TextArea
        label={t('purpose')}
        error={message(errors.purpose?.message)}
        maxLength={DISCLOSURE_PURPOSE_MAX}
        rows={3}
        {...register('purpose')}
      />
      <DateField
        label={t('until')}
        min={todayInKorea()}
        value={watch('until')}
        onChange={(until) => setValue('until', until, { shouldValidate: submitCount > 0 })}
        error={message(errors.until?.message)}
      />
    </>
  );
};
