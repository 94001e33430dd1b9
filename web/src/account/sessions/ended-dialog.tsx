import { TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useForgetSession, useUser } from '../account.queries.ts';
import { type SignInTrouble, signInTroubleOf } from '../sign-in/failure.ts';
import { signIn } from '../sign-in/sign-in.ts';
import styles from './idle.module.css';
import type { SessionPhase } from './phase.ts';

type EndedDialogProps = Pick<SessionPhase, 'cause'> & {
  onSignedIn: () => void;
  /**
   * Present only before the session ends. After the end nothing closes the dialog: the page behind it no longer works.
   */
  onLater?: () => void;
};

/** Signs the same person in again without leaving the page. */
export const EndedDialog = ({ cause, onSignedIn, onLater }: EndedDialogProps) => {
  const { t } = useTranslation('account');
  const id = useId();
  const { email } = useUser();
  const forget = useForgetSession();
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<SignInTrouble>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setPending(true);
    setTrouble(undefined);
    try {
      await signIn({ email, password });
      showToast({ kind: 'done', text: t('idle.signedIn') });
      onSignedIn();
    } catch (error) {
      console.error(error);
      setTrouble(signInTroubleOf(error));
    } finally {
      setPending(false);
    }
  };
  const actions = (
    <>
      <Button onClick={forget}>{t('idle.someoneElse')}</Button>
      <Button type="submit" form={id} look="solid" isPending={isPending}>
        {t('idle.signIn')}
      </Button>
    </>
  );

  return (
    <Modal
      title={t('idle.ended.title')}
      text={onLater ? t('idle.ending.limit.text') : t(`idle.ended.${cause}`)}
      actions={actions}
      {...(onLater && { onClose: onLater })}
    >
      <form id={id} className={styles.form} onSubmit={submit} onInput={() => setTrouble(undefined)} noValidate>
        <div className={styles.who}>
          <span>{t('me.email')}</span>
          <bdi>{email}</bdi>
          {/* The browser's password manager needs the user name. */}
          <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        </div>
        <TextField label={t('password')} name="password" type="password" autoComplete="current-password" />
        <div className={styles.failure} role="alert">
          {trouble && <TriangleAlert size={20} aria-hidden />}
          {trouble && (
            <div>
              <p>{t('idle.failed')}</p>
              {trouble.reason && <p>{t(`idle.${trouble.reason}`)}</p>}
            </div>
          )}
        </div>
      </form>
    </Modal>
  );
};
