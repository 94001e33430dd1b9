import { BULK_MAX, type FactoryAct, type FactoryFilters, type factoryContract, type Output } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshFactories, useChangeFactories } from '../factory.queries.ts';

/** Chosen factories, or all that match the filters. `total` is the last count. */
export type BulkTarget = { isAll: false; ids: string[] } | { isAll: true; filters: FactoryFilters; total: number };

type Part = Output<typeof factoryContract.changeFactories>;
export type BulkOutcome = Pick<Part, 'changed' | 'refused'>;
const NOTHING: BulkOutcome = { changed: 0, refused: [] };

/**
 * Changes many factories part by part, so that no request takes long. If it is stopped, finished parts stay changed.
 */
export const useBulkRun = (act: FactoryAct, target: BulkTarget) => {
  const { mutateAsync } = useChangeFactories();
  const client = useQueryClient();
  const [so, setSo] = useState(NOTHING);
  const [state, setState] = useState<'asking' | 'running' | 'done'>('asking');
  const isStopped = useRef(false);

  /** Returns undefined after a failure. The toast has reported it. */
  const run = async () => {
    setState('running');
    let sum = NOTHING;
    try {
      for await (const part of partsOf(act, target, mutateAsync)) {
        sum = { changed: sum.changed + part.changed, refused: [...sum.refused, ...part.refused] };
        setSo(sum);
        if (isStopped.current) break;
      }
    } catch {
      setState(sum === NOTHING ? 'asking' : 'done');
      return undefined;
    } finally {
      void refreshFactories(client);
    }
    if (sum.refused.length > 0) setState('done');
    return sum;
  };
  const stop = () => {
    isStopped.current = true;
  };
  return { so, state, run, stop };
};

type Send = ReturnType<typeof useChangeFactories>['mutateAsync'];

async function* partsOf(act: FactoryAct, target: BulkTarget, send: Send) {
  if (!target.isAll) {
    for (let from = 0; from < target.ids.length; from += BULK_MAX)
      yield await send({ act, ids: target.ids.slice(from, from + BULK_MAX) });
    return;
  }
  let after: string | undefined;
  do {
    const part = await send({ ...target.filters, act, isAll: true, after });
    after = part.next ?? undefined;
    yield part;
  } while (after !== undefined);
}
