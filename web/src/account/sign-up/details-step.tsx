import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { type ReactNode, useId, useRef } from 'react';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { CompanyInputs } from './company-inputs.tsx';
import { isFilled, type SignUpAnswer, type SignUpValues } from './form-fields.ts';
import { PersonInputs } from './person-inputs.tsx';
import type { Refusal } from './refusals.ts';
import styles from './sign-up.module.css';
import { StepActions } from './step-actions.tsx';
import { type ShownStep, StepHeading } from './step-heading.tsx';

type DetailsStepProps = {
  form: UseFormReturn<SignUpValues, unknown, SignUpAnswer>;
  shown: ShownStep;
  onRefuse: (refused: Refusal[]) => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Step 1: the person and the company. */
export const DetailsStep = ({ form, shown, onRefuse, onPrevious, onNext }: DetailsStepProps) => {
  const { t } = useTranslation('signup');
  const element = useRef<HTMLFormElement>(null);
  const values = useWatch({ control: form.control });
  useFirstErrorFocus(element, form.formState.submitCount);
  const submit = form.handleSubmit(onNext);

  return (
    <FormProvider {...form}>
      <StepHeading step="details" shown={shown} title={t('details.title')} lead={t('details.lead')} />
      <Note>
        {t('abroad.question')} <Link to={accountPaths.signUpAbroad()}>{t('abroad.link')}</Link>
      </Note>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <Section title={t('details.person')}>
          <PersonInputs />
        </Section>
        <Section title={t('details.company')}>
          <CompanyInputs onRefuse={onRefuse} />
        </Section>
        <StepActions>
          <Button size="large" onClick={onPrevious}>
            {t('previous')}
          </Button>
          {/* A click on the disabled button shows what is missing. */}
          <Button type="submit" look="solid" size="large" disabled={!isFilled(values)} onDisabledClick={submit}>
            {t('next')}
          </Button>
        </StepActions>
      </form>
    </FormProvider>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
};
