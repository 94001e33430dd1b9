import { LIVE_READS, type LiveKind } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inBackground } from '../../kit/api/background.ts';
import { refreshReads } from '../../kit/api/reads.ts';
import { followChanges } from './shared-connection.ts';

/**
 * Reads again what has changed for the user, as soon as the server tells. A hidden page reads when it is shown. Returns
 * whether the server tells; otherwise the caller has to ask.
 */
export const useLive = () => {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const changed = new Set<LiveKind>();
    const refresh = () => {
      if (document.hidden || changed.size === 0) return;
      const reads = [...changed].flatMap((kind) => LIVE_READS[kind]);
      void inBackground(() => refreshReads(client, reads));
      changed.clear();
    };
    const onChange = (kinds: LiveKind[]) => {
      for (const kind of kinds) changed.add(kind);
      refresh();
    };
    const stop = followChanges({ onState: setLive, onChange });
    document.addEventListener('visibilitychange', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      stop();
    };
  }, [client]);
  return isLive;
};
