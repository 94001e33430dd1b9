import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import { LIMITS, type SampleForm } from './sample-form-schema.ts';

export const SamplePaperInputs = () => {
  const { t } = useTranslation('showcase');
  const message = useFieldMessage();
  const { register, control, formState } = useFormContext<SampleForm>();
  const { certificate, note, hasAgreed } = formState.errors;

  return (
    <>
      <Controller
        control={control}
        name="certificate"
        render={({ field: { value, ...field } }) => (
          <FileDrop
            label={t('sampleForm.paper.certificate')}
            help={t('sampleForm.paper.certificateHelp')}
            error={message(certificate?.message)}
            accept=".pdf,application/pdf"
            maxSize={LIMITS.fileBytes}
            files={value}
            {...field}
          />
        )}
      />
      <TextArea
        label={t('sampleForm.paper.note')}
        error={message(note?.message)}
        maxLength={LIMITS.note}
        isOptional
        {...register('note')}
      />
      <Switch label={t('sampleForm.paper.news')} help={t('sampleForm.paper.newsHelp')} {...register('hasNews')} />
      <Checkbox
        label={t('sampleForm.paper.agree')}
        error={message(hasAgreed?.message)}
        required
        {...register('hasAgreed')}
      />
    </>
  );
};
