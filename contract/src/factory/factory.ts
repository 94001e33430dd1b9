import { z } from 'zod';
import { defineContract, ROLES } from '../kit/endpoint.ts';
import { moment } from '../kit/moment.ts';
import { FACTORY_READS } from './reads.ts';
import { FACTORY_STATES } from './record/choices.ts';
import { factoryDetails } from './record/details.ts';
import { factoryHistoryContract } from './record/history.ts';
import { factoryListContract } from './record/list.ts';
import { shownDetails } from './record/shown-details.ts';

/** A step that would improve the record, and its worth in points out of a hundred. */
const nextStep = z.object({ step: z.string(), points: z.number() });

export const factory = z.object({
  ...shownDetails.shape,
  id: z.uuid(),
  state: z.enum(FACTORY_STATES),
  /** Submitted with the next change, which is refused when the version is no longer current. */
  version: z.int(),
  completeness: z.int(),
  /** The three steps that are worth most. */
  nextSteps: z.array(nextStep),
  createdAt: moment,
  updatedAt: moment,
  /** Contains no name once the person has left. */
  updatedBy: z.string(),
  /** Last confirmation that all details still hold. */
  confirmedAt: moment.nullable(),
  /**
   * Facts besides the details that count towards completeness. A form uses them to show the score while a person types.
   */
  facts: z.object({
    hasValidCertificate: z.boolean(),
    hasExpiredCertificate: z.boolean(),
    hasEvidence: z.boolean(),
  }),
  can: z.object({ edit: z.boolean() }),
});
export type Factory = z.infer<typeof factory>;

/** `isNew`: the factory resembles another one, and the person confirms that it is a different one. */
export const factoryInput = z.strictObject({
  ...factoryDetails.shape,
  state: z.enum(['draft', 'active']).default('active'),
  isNew: z.boolean().default(false),
});
export type FactoryInput = z.output<typeof factoryInput>;

const idAndVersion = { id: z.uuid(), version: z.int32().min(1) };
const write = { access: ['supplier'], output: factory } as const;
const errors = ['request.not_found', 'factory.changed_meanwhile'] as const;

const ownFactoriesContract = defineContract({
  getFactory: {
    summary: 'Returns a factory with all its details.',
    method: 'GET',
    path: '/factories/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: factory,
    errors: ['request.not_found'],
  },
  registerFactory: {
    ...write,
    summary: "Registers a factory of the caller's company; a factory that resembles an existing one needs `isNew`.",
    method: 'POST',
    path: '/factories',
    input: factoryInput,
    changes: FACTORY_READS,
    errors: ['factory.looks_alike', 'factory.code_taken'],
  },
  updateFactory: {
    ...write,
    summary: 'Changes a factory; refuses if another person has changed it in the meantime.',
    method: 'PUT',
    path: '/factories/:id',
    input: z.strictObject({ ...factoryDetails.shape, ...idAndVersion }),
    changes: FACTORY_READS,
    errors: [...errors, 'factory.code_taken'],
  },
  changeFactoryState: {
    ...write,
    summary: 'Activates a factory, closes it, or reopens it.',
    method: 'PUT',
    path: '/factories/:id/state',
    input: z.strictObject({ ...idAndVersion, state: z.enum(['active', 'closed']) }),
    errors,
    changes: FACTORY_READS,
  },
  confirmFactory: {
    ...write,
    summary: 'Confirms that all details of a factory are still correct.',
    method: 'POST',
    path: '/factories/:id/confirm',
    input: z.strictObject(idAndVersion),
    errors,
    changes: FACTORY_READS,
  },
  removeFactory: {
    summary: 'Removes a draft of a factory; a factory that has been active can only be closed.',
    method: 'DELETE',
    path: '/factories/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: FACTORY_READS,
    errors: ['request.not_found', 'factory.in_use'],
  },
});

export const factoryContract = { ...factoryListContract, ...ownFactoriesContract, ...factoryHistoryContract };

export const factoryErrors = {
  /**
   * Another factory of the same company, in the same country, has nearly the same name and address; `fields.id` is its
   * id.
   */
  'factory.looks_alike': 409,
  'factory.code_taken': 409,
  /** Another person has saved the factory since it was read. */
  'factory.changed_meanwhile': 409,
  'factory.in_use': 409,
} as const;
