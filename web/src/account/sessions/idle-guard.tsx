import { useEffect, useState } from 'react';
import { EndedDialog } from './ended-dialog.tsx';
import { EndingDialog } from './ending-dialog.tsx';
import { useActivity } from './use-activity.ts';
import { useSessionPhase } from './use-phase.ts';

/** Before the session ends it offers to stay; after it, sign-in happens in place and the page behind is kept. */
export const IdleGuard = () => {
  const { phase, lookAgain } = useSessionPhase();
  const { name, cause, left } = phase;
  const [answer, setAnswer] = useState<'later' | 'signIn'>();
  useActivity(name === 'open');
  // The next end asks anew.
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
