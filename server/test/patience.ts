import { contract, createClient } from '@ieum/contract';
import type { ProductClient } from './product-process.ts';

/** Long enough not to keep the machine busy with asking. */
const PAUSE_MS = 20;

export const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));

/** Looks again and again; what never comes is ended by the time limit of the test. */
export const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await pause();
};

/** Sends a write that was put off again, under its key, until it is done: as a browser would. */
export const patientClientOf = (url: string, token: string, look: (answer: Response) => void): ProductClient =>
  createClient(contract, {
    base: `${url}/api`,
    send: async ({ url: address, method, headers, body }) => {
      for (;;) {
        const all = { ...headers, authorization: `Bearer ${token}` };
        const answer = await fetch(address, { method, headers: all, ...(body !== undefined && { body }) });
        look(answer);
        if (answer.status !== 503) return answer;
        await answer.arrayBuffer();
        await pause();
      }
    },
  });
