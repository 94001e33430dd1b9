import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, type accountContract, type Output } from '@ieum/contract';
import { useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../kit/api/query-client.ts';
import { dropDraft, useDraft } from '../../../kit/form/draft.ts';
import { useFirstErrorFocus } from '../../../kit/form/first-error.ts';
import { FormFailure } from '../../../kit/form/form-failure.tsx';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { PASSWORD_MESSAGES } from '../../new-password.ts';
import { AgreementList } from '../../terms/agreement-list.tsx';
import { AGREEMENTS, NOTHING_AGREED } from '../../terms/agreements.ts';
import { EMAIL_TAKEN, FILE_MESSAGES } from '../refusals.ts';
import styles from '../sign-up.module.css';
import { termsQuery } from '../sign-up.queries.ts';
import { useSignUpAbroad } from './abroad.queries.ts';
import { type AbroadAnswer, type AbroadValues, abroadForm, EMPTY, SECRETS } from './fields.ts';
import { AbroadCompanyInputs, AbroadPersonInputs } from './inputs.tsx';

export type AbroadAccount = Output<typeof accountContract.signUpAbroad>;

const DRAFT = 'signUpAbroad';
const MESSAGES = {
  ...PASSWORD_MESSAGES,
  'email.taken': EMAIL_TAKEN,
  ...Object.fromEntries(Object.entries(FILE_MESSAGES).map(([reason, message]) => [`file.${reason}`, message])),
};

/** Shows all fields on one page. A reload keeps everything except the secrets. */
export const AbroadForm = ({ onDone }: { onDone: (account: AbroadAccount) => void }) => {
  const { t } = useTranslation('signup');
  const signUp = useSignUpAbroad();
  const [agreed, setAgreed] = useState(NOTHING_AGREED);
  const [isAsked, setAsked] = useState(false);
  const form = useForm<AbroadValues, unknown, AbroadAnswer>({
    resolver: zodResolver(abroadForm),
    mode: 'onTouched',
    defaultValues: EMPTY,
    shouldFocusError: false,
  });
  useDraft(form, DRAFT, SECRETS);
  const element = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  useFirstErrorFocus(element, form.formState.submitCount);
  const haveTermsChanged = signUp.error instanceof ApiError && signUp.error.code === 'account.terms_changed';
  const refuse = (error: Error) => {
    showRefusal(form, error, MESSAGES);
    if (!(error instanceof ApiError) || error.code !== 'account.terms_changed') return;
    setAgreed(NOTHING_AGREED);
    queryClient.removeQueries(termsQuery());
  };
  // Pending from the click on: reading the certificate takes a while, and a second click must not sign up twice.
  const isPending = form.formState.isSubmitting || signUp.isPending;
  const finish = (account: AbroadAccount) => {
    dropDraft(DRAFT);
    onDone(account);
  };
  const submit = form.handleSubmit(({ confirm: _, ...answer }) => {
    setAsked(true);
    if (AGREEMENTS.some((part) => !agreed[part])) return list.current?.querySelector('input')?.focus();
    signUp.mutate(() => answer, { onSuccess: finish, onError: refuse });
  });
  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <section className={styles.section} aria-labelledby="abroad-company">
          <h2 id="abroad-company">{t('details.company')}</h2>
          <AbroadCompanyInputs />
        </section>
        <section className={styles.section} aria-labelledby="abroad-person">
          <h2 id="abroad-person">{t('details.person')}</h2>
          <AbroadPersonInputs />
        </section>
        <section className={styles.section} aria-labelledby="abroad-terms">
          <h2 id="abroad-terms">{t('agreement.step')}</h2>
          <FormFailure>{haveTermsChanged && <p>{t('agreement.changed')}</p>}</FormFailure>
          <AgreementList ref={list} agreed={agreed} onChange={setAgreed} isAsked={isAsked} isFixed={isPending} />
        </section>
        <Button type="submit" look="solid" size="large" isBlock isPending={isPending}>
          {isPending ? t('agreement.submitting') : t('abroad.submit')}
        </Button>
      </form>
    </FormProvider>
  );
};
