import { answerValue } from '@ieum/contract';
import { z } from 'zod';
import type { Change } from './autosave.ts';

/** In this tab; the name says whose it is, so that nobody else finds it there. */
const nameOf = (email: string, id: string) => `ieum.draft.declaration.${id}.${email}`;

const left = z.array(z.object({ key: z.string(), value: answerValue.nullable(), was: answerValue.nullable() }));

export const writeUnsaved = (email: string, id: string, unsaved: Change[]) => {
  if (unsaved.length === 0) sessionStorage.removeItem(nameOf(email, id));
  else sessionStorage.setItem(nameOf(email, id), JSON.stringify(unsaved));
};

/** Only what can be an answer: anybody with the tools of the browser may have written it. */
export const readUnsaved = (email: string, id: string): Change[] => {
  try {
    return left.parse(JSON.parse(sessionStorage.getItem(nameOf(email, id)) ?? '[]'));
  } catch {
    return [];
  }
};
