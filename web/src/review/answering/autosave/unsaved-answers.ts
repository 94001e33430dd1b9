import { answerValue } from '@ieum/contract';
import { z } from 'zod';
import type { Change } from './autosave.ts';

/** Key in this tab's storage. It contains the user's address, so that another user does not get the answers. */
const nameOf = (email: string, id: string) => `ieum.draft.declaration.${id}.${email}`;

const left = z.array(z.object({ key: z.string(), value: answerValue.nullable(), was: answerValue.nullable() }));

export const writeUnsaved = (email: string, id: string, unsaved: Change[]) => {
  if (unsaved.length === 0) sessionStorage.removeItem(nameOf(email, id));
  else sessionStorage.setItem(nameOf(email, id), JSON.stringify(unsaved));
};

/** Reads only valid answers, because anybody can write to the browser's storage. */
export const readUnsaved = (email: string, id: string): Change[] => {
  try {
    return left.parse(JSON.parse(sessionStorage.getItem(nameOf(email, id)) ?? '[]'));
  } catch {
    return [];
  }
};
