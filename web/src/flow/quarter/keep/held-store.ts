import { sheetLineKey, UNITS } from '@ieum/contract';
import { z } from 'zod';
import type { Held, HeldStore } from './keeper.ts';

const heldLine = z.object({
  key: sheetLineKey,
  version: z.number(),
  value: z
    .object({
      quantity: z.number().nullable(),
      unit: z.enum(UNITS),
      isChecked: z.boolean(),
      figureVersion: z.number(),
    })
    .nullable(),
});

/** Each line has an entry of its own, so that two tabs do not overwrite each other's values. */
export const localHeldStore = (email: string, period: string): HeldStore => {
  const prefix = `ieum.draft.quarter.${email}.${period}.`;
  const names = () =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').filter((name) =>
      name.startsWith(prefix),
    );
  return {
    read: () =>
      names().flatMap((name): Held[] => {
        try {
          return [heldLine.parse(JSON.parse(localStorage.getItem(name) ?? ''))];
        } catch {
          return [];
        }
      }),
    put: (text, held) => {
      try {
        localStorage.setItem(`${prefix}${text}`, JSON.stringify(held));
      } catch {
        // The browser allows no storage: the value is still on its way to the server.
      }
    },
    drop: (text) => localStorage.removeItem(`${prefix}${text}`),
  };
};
