import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, useBlocker } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';

type LeaveGuardProps = {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  onLeave: () => void;
};

/** When the session ends, the draft is kept and asking would hold nobody. */
const isSignIn = (pathname: string) => pathname.startsWith('/auth/');

/** Leaving with changes asks first. */
export const LeaveGuard = ({ hasChanges, onLeave }: LeaveGuardProps) => {
  const { t } = useTranslation();
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isSignIn(nextLocation.pathname) && hasChanges(),
    [hasChanges],
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
