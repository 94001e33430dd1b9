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

/** Offers to stay. Any call prolongs an idle session. The maximum duration can be prolonged only by a new sign-in. */
export const EndingDialog = ({ cause, left, onStayed, onLater, onSignIn }: EndingDialogProps) => {
  const { t } = useTranslation('account');
  const signOut = useSignOut();
  const stay = useMutation({ mutationFn: () => accountApi.getMe(), onSuccess: onStayed });
  const isIdle = cause === 'idle';
  const main = useRef<HTMLButtonElement>(null);
  // Focuses the main button, not the first one as other dialogs do: a person who returns and presses Enter wants to
  // stay.
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

/** Formats milliseconds as minutes and seconds, for example 1:58. */
const clockOf = (left: number) => {
  const seconds = Math.ceil(left / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
