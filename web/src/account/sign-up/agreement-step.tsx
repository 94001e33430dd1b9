import { ApiError, type accountContract, type Output } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../kit/form/form-failure.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { closeToast, readToasts, showToast } from '../../kit/ui/toast/toasts.ts';
import { AgreementList } from '../terms/agreement-list.tsx';
import { AGREEMENTS, type Agreed, NOTHING_AGREED } from '../terms/agreements.ts';
import type { SignUpAnswer } from './form-fields.ts';
import { SignUpProgress } from './progress.tsx';
import { type Refusal, refusalsIn } from './refusals.ts';
import styles from './sign-up.module.css';
import { termsQuery, useSignUp } from './sign-up.queries.ts';
import { StepActions } from './step-actions.tsx';
import { type ShownStep, StepHeading } from './step-heading.tsx';

export type NewAccount = Output<typeof accountContract.signUp>;

type AgreementStepProps = {
  shown: ShownStep;
  readAnswer: () => SignUpAnswer;
  agreed: Agreed;
  onAgreed: (agreed: Agreed) => void;
  onPrevious: () => void;
  onRefused: (refused: Refusal[]) => void;
  onDone: (account: NewAccount) => void;
};

/** Step 2: both agreements, and the one call that signs up. */
export const AgreementStep = ({
  shown,
  readAnswer,
  agreed,
  onAgreed,
  onPrevious,
  onRefused,
  onDone,
}: AgreementStepProps) => {
  const { t } = useTranslation('signup');
  const terms = useQuery(termsQuery());
  const { signUp, isPending, progress, cancel } = useSignUp();
  const list = useRef<HTMLFieldSetElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [haveTermsChanged, setTermsChanged] = useState(false);

  const finish = (account: NewAccount | undefined) => {
    if (account) onDone(account);
    else showToast({ kind: 'info', text: t('agreement.cancelled') });
  };
  const explain = (error: Error) => {
    const refused = refusalsIn(error);
    if (refused.length > 0) return onRefused(refused);
    if (!(error instanceof ApiError) || error.code !== 'account.terms_changed') return;
    onAgreed(NOTHING_AGREED);
    setTermsChanged(true);
    terms.refetch();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTermsChanged(false);
    closeErrors();
    signUp(readAnswer, { onSuccess: finish, onError: explain });
  };
  const ask = () => {
    setAsked(true);
    const ticks = list.current?.querySelectorAll('input') ?? [];
    [...ticks].find(({ required, checked }) => required && !checked)?.focus();
  };

  return (
    <>
      <StepHeading step="agreement" shown={shown} title={t('agreement.title')} lead={t('agreement.lead')} />
      <form className={styles.form} onSubmit={submit} noValidate>
        <FormFailure>{haveTermsChanged && <p>{t('agreement.changed')}</p>}</FormFailure>
        <AgreementList ref={list} agreed={agreed} onChange={onAgreed} isAsked={isAsked} isFixed={isPending} />
        <StepActions>
          <Button size="large" onClick={onPrevious} disabled={isPending}>
            {t('previous')}
          </Button>
          <Button
            type="submit"
            look="solid"
            size="large"
            isPending={isPending}
            disabled={!AGREEMENTS.every((part) => agreed[part])}
            onDisabledClick={ask}
          >
            {isPending ? t('agreement.submitting') : t('next')}
          </Button>
        </StepActions>
        {isPending && <SignUpProgress progress={progress} onCancel={cancel} />}
      </form>
    </>
  );
};

/** Closes the error toasts of an earlier attempt. */
const closeErrors = () => {
  for (const { id, kind } of readToasts()) if (kind === 'error') closeToast(id);
};
