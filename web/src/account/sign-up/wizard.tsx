import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { Stepper } from '../../kit/ui/navigation/stepper.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import card from '../auth-card.module.css';
import { NOTHING_AGREED } from '../terms/agreements.ts';
import { AgreementStep, type NewAccount } from './agreement-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DoneStep } from './done-step.tsx';
import type { Refusal } from './refusals.ts';
import { useSignUpForm } from './use-wizard-form.ts';
import { useWizardSteps } from './wizard-steps.ts';

const STEPS = ['details', 'agreement', 'done'] as const;

export const SignUpWizard = () => {
  const { t } = useTranslation(['signup', 'auth']);
  const { form, refuse, isRight, readAnswer, forget } = useSignUpForm();
  const { asked, toStart, goOn, goBack, finish, leave } = useWizardSteps();
  const shown = useRef<string>(undefined);
  const [agreed, setAgreed] = useState(NOTHING_AGREED);
  const [account, setAccount] = useState<NewAccount>();

  const step = stepOf(asked, account !== undefined, isRight);
  // After a link or a reload in the middle there is no data to continue with.
  if (step === undefined) return <Navigate {...toStart} />;

  const next = () => {
    setAccount(undefined);
    goOn();
  };
  const sendBack = async (refused: Refusal[]) => {
    await refuse(refused);
    goBack();
  };
  const end = (made: NewAccount) => {
    setAccount(made);
    setAgreed(NOTHING_AGREED);
    forget();
    finish();
  };
  const title = t('auth:signUp.title');

  return (
    <div className={card.wizard}>
      <PageTitle>{step === 'details' ? title : `${t(`${step}.step`)} – ${title}`}</PageTitle>
      <h1>{title}</h1>
      <Stepper
        label={t('steps')}
        steps={STEPS.map((id) => ({ id, label: t(`${id}.step`) }))}
        current={step === 'done' ? STEPS.length : STEPS.indexOf(step)}
      />
      {step === 'details' && (
        <DetailsStep form={form} shown={shown} onRefuse={refuse} onPrevious={leave} onNext={next} />
      )}
      {step === 'agreement' && (
        <AgreementStep
          shown={shown}
          readAnswer={readAnswer}
          agreed={agreed}
          onAgreed={setAgreed}
          onPrevious={goBack}
          onRefused={sendBack}
          onDone={end}
        />
      )}
      {step === 'done' && account && <DoneStep account={account} shown={shown} />}
    </div>
  );
};

/** Returns the step to show for the requested number, or undefined if it cannot be shown. */
const stepOf = (requested: number, isDone: boolean, isRight: () => boolean): (typeof STEPS)[number] | undefined => {
  if (requested === 1) return 'details';
  if (isDone && (requested === 2 || requested === 3)) return 'done';
  return requested === 2 && isRight() ? 'agreement' : undefined;
};
