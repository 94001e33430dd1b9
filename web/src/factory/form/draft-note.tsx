import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNote } from '../../kit/form/form-layout.tsx';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { FactoryFormFields } from './fields.ts';

/** Shows when the draft was last stored. */
export const DraftNote = () => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const form = useFormContext<FactoryFormFields>();
  const [keptAt, setKeptAt] = useState<Date>();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty }) => setKeptAt(isDirty ? new Date() : undefined),
      }),
    [form],
  );
  if (!keptAt) return <FormNote />;
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(keptAt);
  return (
    <FormNote>
      <Check size={16} aria-hidden />
      {t('form.kept', { time })}
    </FormNote>
  );
};
