import { z } from 'zod';
import { country } from './country.ts';
import { defineContract, ROLES } from './endpoint.ts';
import { moment } from './moment.ts';
import { pageInput, pageOf } from './page.ts';
import { optionalText, text } from './text.ts';

export const FACTORY_NAME_MAX = 100;

export const factoryInput = z.strictObject({
  /** In the script of the place: 울산 1공장. */
  name: text(FACTORY_NAME_MAX),
  nameEnglish: optionalText(FACTORY_NAME_MAX),
  country,
});

export const factory = z.object({
  ...factoryInput.shape,
  nameEnglish: z.string(),
  id: z.uuid(),
  createdAt: moment,
});

export type FactoryInput = z.infer<typeof factoryInput>;
export type Factory = z.infer<typeof factory>;

export const factoryContract = defineContract({
  listFactories: {
    summary: 'Lists the factories that the caller may see, twenty a page, by name.',
    method: 'GET',
    path: '/factories',
    access: ROLES,
    input: z.strictObject({ ...pageInput }),
    output: z.object({ ...pageOf(factory).shape, can: z.object({ register: z.boolean() }) }),
    errors: [],
  },
  registerFactory: {
    summary: 'Registers a factory of the own company.',
    method: 'POST',
    path: '/factories',
    access: ['supplier'],
    input: factoryInput,
    output: factory,
    errors: ['factory.name_taken'],
  },
});

export const factoryErrors = {
  'factory.name_taken': 409,
} as const;
