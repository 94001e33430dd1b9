import { useEffect, useRef } from 'react';
import { readLastUse } from '../../kit/session/last-use.ts';
import { accountApi } from '../api.ts';

const SIGNS = ['pointerdown', 'keydown'] as const;
/** Somebody who writes for an hour without a call is not idle; the server is told so often. */
const TELL_MS = 5 * 60 * 1000;

/** Whatever the user does counts as use. */
export const useActivity = (isOpen: boolean) => {
  const isTelling = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const tell = async () => {
      if (isTelling.current || Date.now() - (readLastUse() ?? 0) < TELL_MS) return;
      isTelling.current = true;
      // Nobody waits for the answer; a session that is gone says so by itself.
      await accountApi.getMe().catch(() => {});
      isTelling.current = false;
    };
    for (const sign of SIGNS) document.addEventListener(sign, tell, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, tell, { capture: true });
    };
  }, [isOpen]);
};
