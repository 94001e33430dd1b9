import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import type { ShownDetails } from '../record/shown-details.ts';

/** Fields that a Digital Facility Record of UNTP 0.7 requires, by their names in the portal. */
export const FACILITY_GAPS = ['processes', 'region', 'locality', 'street', 'postalCode', 'point'] as const;
export type FacilityGap = (typeof FACILITY_GAPS)[number];

type Recorded = Pick<
  ShownDetails,
  'processes' | 'isic' | 'ksic' | 'region' | 'locality' | 'street' | 'postalCode' | 'point'
>;

/**
 * Returns the missing fields of a facility record. Without one of them no factory is exported, whatever its
 * completeness.
 */
export const facilityRecordGaps = (details: Recorded): FacilityGap[] =>
  FACILITY_GAPS.filter((gap) => !HAS[gap](details));

const HAS: Record<FacilityGap, (details: Recorded) => boolean> = {
  // A process without a code from a list means nothing to a reader of the record elsewhere.
  processes: ({ processes, isic, ksic }) => isic !== '' || ksic !== '' || processes.some(({ code }) => code !== ''),
  region: ({ region }) => region !== '',
  locality: ({ locality }) => locality !== '',
  street: ({ street }) => street !== '',
  postalCode: ({ postalCode }) => postalCode !== '',
  point: ({ point }) => point !== null,
};

export const facilityRecordContract = defineContract({
  exportFacilityRecord: {
    summary: 'Exports a factory as a UNTP Digital Facility Record; refuses while a required field is missing.',
    method: 'GET',
    path: '/factories/:id/untp',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/ld+json'],
    transaction: 'own',
    errors: ['request.not_found', 'factory.record_gaps'],
  },
});

export const facilityRecordErrors = {
  /** `fields` names each missing field. */
  'factory.record_gaps': 409,
} as const;
