import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers';

/** A file may take minutes on a slow line; a client that takes longer is not reading. */
export const ANSWER_MS = 300_000;

export const hurryReader = (response: ServerResponse, limitMs = ANSWER_MS) => {
  const timer = setTimeout(() => response.destroy(), limitMs);
  response.once('close', () => clearTimeout(timer));
};
