import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFirstErrorFocus } from '../../../kit/form/first-error.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { SampleCompanyInputs } from './sample-company-inputs.tsx';
import { SampleFactoryInputs } from './sample-factory-inputs.tsx';
import styles from './sample-form.module.css';
import { EMPTY_SAMPLE, type SampleAnswer, type SampleForm, sampleForm } from './sample-form-schema.ts';
import { SamplePaperInputs } from './sample-paper-inputs.tsx';

/** Shows a long form as the product has them: sections, one column, every message at its field. */
export const SampleFormExample = () => {
  const { t } = useTranslation('showcase');
  const form = useForm<SampleForm, unknown, SampleAnswer>({
    resolver: zodResolver(sampleForm),
    defaultValues: EMPTY_SAMPLE,
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  const submit = form.handleSubmit(({ factory }) => {
    showToast({ kind: 'done', text: t('sampleForm.sent', { factory }) });
    form.reset(EMPTY_SAMPLE);
  });

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate aria-label={t('sampleForm.title')}>
        <Section title={t('sampleForm.company.title')}>
          <SampleCompanyInputs />
        </Section>
        <Section title={t('sampleForm.factory.title')}>
          <SampleFactoryInputs />
        </Section>
        <Section title={t('sampleForm.paper.title')}>
          <SamplePaperInputs />
        </Section>
        <div className={styles.actions}>
          <Button onClick={() => form.reset(EMPTY_SAMPLE)}>{t('sampleForm.reset')}</Button>
          <Button type="submit" look="solid">
            {t('sampleForm.submit')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  );
};
