import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { useSignOut } from '../account.queries.ts';
import { accountApi } from '../api.ts';
import styles from './idle.module.css';
import type { SessionPhase } from './phase.ts';

const SECOND_MS = 1000;

type EndingDialogProps = Pick<SessionPhase, 'cause' | 'left'> & {
  onStayed: () => void;
  onLater: () => void;
  onSignIn: () => void;
};

/** Idleness is ended by any call; the longest time is ended by a new sign-in alone. */
export const EndingDialog = ({ cause, left, onStayed, onLater, onSignIn }: EndingDialogProps) => {
  const { t } = useTranslation('account');
  const signOut = useSignOut();
  const stay = useMutation({ mutationFn: () => accountApi.getMe(), onSuccess: onStayed });
  const isIdle = cause === 'idle';
  const main = useRef<HTMLButtonElement>(null);
  // Not on the first button, as dialogs have it: who comes back and presses Enter wants to stay.
  useEffect(() => main.current?.focus(), []);
  const goOn = () => (isIdle ? stay.mutate() : onSignIn());
  const actions = (
    <>
      <Button onClick={() => signOut.mutate()} isPending={signOut.isPending}>
        {t('idle.signOut')}
      </Button>
      <Button ref={main} look="solid" onClick={goOn} isPending={stay.isPending}>
        {isIdle ? t('idle.stay') : t('idle.signInAgain')}
      </Button>
    </>
  );
  return (
    <Modal
      title={t(`idle.ending.${cause}.title`)}
      text={t(`idle.ending.${cause}.text`)}
      onClose={isIdle ? () => stay.mutate() : onLater}
      actions={actions}
    >
      <p className={styles.left}>
        {t('idle.left')} <span role="timer">{clockOf(left)}</span>
      </p>
    </Modal>
  );
};

/** 1:58 */
const clockOf = (left: number) => {
  const seconds = Math.ceil(left / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
