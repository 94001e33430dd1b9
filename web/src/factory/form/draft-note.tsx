import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormNote } from '../../kit/form/form-layout.tsx';
import { formatClock } from '../../kit/format/moment.ts';
import type { FactoryFormFields } from './fields.ts';

/** Shows when the draft was last stored. */
export const DraftNote = () => {
  const { t } = useTranslation('factory');
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
  return (
    <FormNote>
      <Check size={16} aria-hidden />
      {t('form.kept', { time: formatClock(keptAt) })}
    </FormNote>
  );
};
