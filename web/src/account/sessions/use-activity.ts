import { useEffect, useRef } from 'react';
import { readLastUse } from '../../kit/session/last-use.ts';
import { accountApi } from '../api.ts';

const SIGNS = ['pointerdown', 'keydown'] as const;
/** A person may type for an hour without a call, so activity is reported to the server at this interval. */
const REPORT_MS = 5 * 60 * 1000;

/** Counts every pointer or key press as use of the session. */
export const useActivity = (isOpen: boolean) => {
  const isReporting = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const report = async () => {
      if (isReporting.current || Date.now() - (readLastUse() ?? 0) < REPORT_MS) return;
      isReporting.current = true;
      // Ignores the answer: the client handles a session that has ended.
      await accountApi.getMe().catch(() => {});
      isReporting.current = false;
    };
    for (const sign of SIGNS) document.addEventListener(sign, report, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, report, { capture: true });
    };
  }, [isOpen]);
};
