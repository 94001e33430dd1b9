import { z } from 'zod';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { FACTORY_STATES } from './record/choices.ts';
import { factoryDetails } from './record/details.ts';
import { factoryHistoryContract } from './record/history.ts';
import { factoryListContract } from './record/list.ts';
import { shownDetails } from './record/shown-details.ts';

/** What would make the record better, and by how many points of a hundred. */
const nextStep = z.object({ step: z.string(), points: z.number() });

export const factory = z.object({
  ...shownDetails.shape,
  id: z.uuid(),
  state: z.enum(FACTORY_STATES),
  /** Handed in with the next change: whoever changes an older one is told. */
  version: z.int(),
  completeness: z.int(),
  /** The three that are worth most. */
  nextSteps: z.array(nextStep),
  createdAt: moment,
  updatedAt: moment,
  /** Nobody’s name once they have left. */
  updatedBy: z.string(),
  /** When somebody last said that all of it still holds. */
  confirmedAt: moment.nullable(),
  /** What counts towards completeness besides the details; with them a form knows the score while one types. */
  facts: z.object({
    hasValidCertificate: z.boolean(),
    hasExpiredCertificate: z.boolean(),
    hasEvidence: z.boolean(),
  }),
  can: z.object({ edit: z.boolean() }),
});
export type Factory = z.infer<typeof factory>;

/** `isNew`: it looks like another one, and is not. */
export const factoryInput = z.strictObject({
  ...factoryDetails.shape,
  state: z.enum(['draft', 'active']).default('active'),
  isNew: z.boolean().default(false),
});
export type FactoryInput = z.output<typeof factoryInput>;

const one = { id: z.uuid(), version: z.int32().min(1) };
const write = { access: ['supplier'], output: factory } as const;
const errors = ['request.not_found', 'factory.changed_meanwhile'] as const;

const ownFactoriesContract = defineContract({
  getFactory: {
    summary: 'Gives a factory with everything that is known of it.',
    method: 'GET',
    path: '/factories/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: factory,
    errors: ['request.not_found'],
  },
  registerFactory: {
    ...write,
    summary: 'Registers a factory of the own company; one that looks like another is asked about first.',
    method: 'POST',
    path: '/factories',
    input: factoryInput,
    errors: ['factory.looks_alike', 'factory.code_taken'],
  },
  updateFactory: {
    ...write,
    summary: 'Changes a factory; refused when somebody has changed it meanwhile.',
    method: 'PUT',
    path: '/factories/:id',
    input: z.strictObject({ ...factoryDetails.shape, ...one }),
    errors: [...errors, 'factory.code_taken'],
  },
  changeFactoryState: {
    ...write,
    summary: 'Takes a factory into use, closes it, or opens it again.',
    method: 'PUT',
    path: '/factories/:id/state',
    input: z.strictObject({ ...one, state: z.enum(['active', 'closed']) }),
    errors,
  },
  confirmFactory: {
    ...write,
    summary: 'Says that everything known of a factory still holds.',
    method: 'POST',
    path: '/factories/:id/confirm',
    input: z.strictObject(one),
    errors,
  },
  removeFactory: {
    summary: 'Removes a draft; what has been in use is closed instead.',
    method: 'DELETE',
    path: '/factories/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['request.not_found', 'factory.in_use'],
  },
});

export const factoryContract = { ...factoryListContract, ...ownFactoriesContract, ...factoryHistoryContract };

export const factoryErrors = {
  /** Another of the same company, in the same country, with nearly the same name and address: `fields.id` is that one. */
  'factory.looks_alike': 409,
  'factory.code_taken': 409,
  /** Somebody else has saved since this one was read. */
  'factory.changed_meanwhile': 409,
  'factory.in_use': 409,
} as const;
