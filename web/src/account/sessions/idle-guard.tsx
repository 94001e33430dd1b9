import { useEffect, useState } from 'react';
import { EndedDialog } from './ended-dialog.tsx';
import { EndingDialog } from './ending-dialog.tsx';
import { useActivity } from './use-activity.ts';
import { useSessionPhase } from './use-phase.ts';

/** Offers to stay before the session ends. After the end it signs in on the same page, so that typed text is kept. */
export const IdleGuard = () => {
  const { phase, lookAgain } = useSessionPhase();
  const { name, cause, left } = phase;
  const [answer, setAnswer] = useState<'later' | 'signIn'>();
  useActivity(name === 'open');
  // Forgets the answer, so that the next warning is shown.
  useEffect(() => {
    if (name === 'open') setAnswer(undefined);
  }, [name]);

  if (name === 'ended') return <EndedDialog cause={cause} onSignedIn={lookAgain} />;
  if (name === 'open' || answer === 'later') return null;
  const wait = () => setAnswer('later');
  if (answer === 'signIn') return <EndedDialog cause={cause} onSignedIn={lookAgain} onLater={wait} />;
  return (
    <EndingDialog cause={cause} left={left} onStayed={lookAgain} onLater={wait} onSignIn={() => setAnswer('signIn')} />
  );
};
