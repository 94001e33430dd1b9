import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, useBlocker } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';

type LeaveGuardProps = {
  /** Called at the moment of leaving. */
  hasChanges: () => boolean;
  onLeave: () => void;
  /** Address of the form. Pages below it are sections of the same form. */
  within?: string;
};

/**
 * Recognises the sign-in pages. When the session ends, the draft is kept, and a question could not stop the user from
 * leaving.
 */
const isSignIn = (pathname: string) => pathname.startsWith('/auth/');

const isWithin = (pathname: string, form: string | undefined) =>
  form !== undefined && (pathname === form || pathname.startsWith(`${form}/`));

/** Asks before the user leaves with changes. */
export const LeaveGuard = ({ hasChanges, onLeave, within }: LeaveGuardProps) => {
  const { t } = useTranslation();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isSignIn(nextLocation.pathname) &&
      !isWithin(nextLocation.pathname, within) &&
      hasChanges(),
    [hasChanges, within],
  );
  const blocker = useBlocker(shouldBlock);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };

  return (
    <Modal
      title={t('leave.title')}
      text={t('leave.text')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={leave}>{t('leave.leave')}</Button>
          <Button look="solid" onClick={() => blocker.reset()}>
            {t('leave.stay')}
          </Button>
        </>
      }
    />
  );
};
