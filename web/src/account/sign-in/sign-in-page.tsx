import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { lazy, type SubmitEvent, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FormFailure } from '../../kit/form/form-failure.tsx';
import { withWords } from '../../kit/language/i18n.ts';
import { takeReturnPath } from '../../kit/session/return-path.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import styles from '../auth-card.module.css';
import { isEmail } from './email-check.ts';
import { type SignInTrouble, signInTroubleOf } from './failure.ts';
import { forgetEmail, readRememberedEmail, rememberEmail } from './remembered-email.ts';

const LANDING = dashboardPaths.dashboard();
/** Loads the call and its schemas when the form gets the focus, not with the page. */
const loadSignIn = () => import('./sign-in.ts');
/** Ignores a failed load: the submit loads again and reports it. */
const preload = () => {
  loadSignIn().catch(() => {});
};
/** True on the demo's server, which alone names the demo's people in the page. */
const isDemo = () => document.querySelector('meta[name="ieum-demo"]') !== null;
const DemoAccounts = lazy(async () => ({
  default: (await withWords(import('./demo-accounts.tsx'), 'demo')).DemoAccounts,
}));
const textIn = (data: FormData, name: string) => String(data.get(name) ?? '');

export const SignInPage = () =>
  isDemo() ? (
    <div className={styles.beside}>
      <SignInCard />
      <Suspense fallback={null}>
        <DemoAccounts landing={LANDING} />
      </Suspense>
    </div>
  ) : (
    <SignInCard />
  );

/** Uses plain state and a plain form: this page is the first load, so it must stay small. */
const SignInCard = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [remembered] = useState(readRememberedEmail);
  const [isPending, setPending] = useState(false);
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [trouble, setTrouble] = useState<SignInTrouble>();
  const emailField = useRef<HTMLInputElement>(null);
  const rememberBox = useRef<HTMLInputElement>(null);

  // The painted page knows no email, and React leaves the tick of a painted box as it is.
  useLayoutEffect(() => {
    if (remembered !== '' && rememberBox.current) rememberBox.current.checked = true;
  }, [remembered]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    const email = textIn(data, 'email').trim();
    setTrouble(undefined);
    setEmailWrong(!isEmail(email));
    if (!isEmail(email)) return emailField.current?.focus();
    setPending(true);
    try {
      const { signIn } = await loadSignIn();
      await signIn({ email, password: textIn(data, 'password') });
      if (data.has('remember')) rememberEmail(email);
      else forgetEmail();
      await navigate(takeReturnPath() ?? LANDING, { replace: true });
    } catch (error) {
      console.error(error);
      setTrouble(signInTroubleOf(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <div className={styles.card}>
      <PageTitle>{t('signIn.title')}</PageTitle>
      <h1>{t('signIn.title')}</h1>
      {/* The painted form is there before the program. It goes nowhere until then: a password must not reach an address. */}
      <form className={styles.form} method="dialog" onSubmit={submit} onFocus={preload} noValidate>
        <TextField
          label={t('email')}
          error={isEmailWrong ? t('validation.emailInvalid') : undefined}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={remembered}
          ref={emailField}
          onInput={() => {
            setEmailWrong(false);
            setTrouble(undefined);
          }}
        />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          onInput={() => setTrouble(undefined)}
        />
        <Checkbox label={t('signIn.remember')} name="remember" defaultChecked={remembered !== ''} ref={rememberBox} />
        <FormFailure>
          {trouble && (
            <div>
              <p>{t('validation.signInInvalid')}</p>
              {trouble.reason && <p>{t(`signIn.${trouble.reason}`)}</p>}
            </div>
          )}
        </FormFailure>
        <Button type="submit" look="solid" size="large" isBlock isPending={isPending}>
          {t('signIn.submit')}
        </Button>
      </form>
      <nav className={styles.links} aria-label={t('signIn.otherWays')}>
        <Link to={accountPaths.findEmail()}>{t('findEmail.title')}</Link>
        <Link to={accountPaths.findPassword()}>{t('findPassword.title')}</Link>
        <p>
          {t('signIn.noAccount')} <Link to={accountPaths.signUp()}>{t('signUp.title')}</Link>
        </p>
      </nav>
    </div>
  );
};
