import type { Operation } from '@ieum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { markReads } from './reads.ts';

type Write<I, O> = ((input: I) => Promise<O>) & Pick<Operation, 'changes'>;

/** Runs a write outside a component, such as in a loader. A failure shows a toast, as after every write. */
export const runOperation = async <I, O>(client: QueryClient, write: Write<I, O>, input: I): Promise<O> => {
  const outcome = await client
    .getMutationCache()
    .build<O, Error, I, unknown>(client, { mutationFn: (sent) => write(sent) })
    .execute(input);
  await markReads(client, write.changes);
  return outcome;
};
