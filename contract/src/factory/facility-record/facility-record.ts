import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import type { ShownDetails } from '../record/shown-details.ts';

/** What a UNTP 0.7 Digital Facility Record cannot be without, by the names of our fields. */
export const FACILITY_GAPS = ['processes', 'region', 'locality', 'street', 'postalCode', 'point'] as const;
export type FacilityGap = (typeof FACILITY_GAPS)[number];

type Recorded = Pick<
  ShownDetails,
  'processes' | 'isic' | 'ksic' | 'region' | 'locality' | 'street' | 'postalCode' | 'point'
>;

/** What is missing before a factory can leave as a record: whatever its completeness, none of these may be. */
export const facilityRecordGaps = (details: Recorded): FacilityGap[] =>
  FACILITY_GAPS.filter((gap) => !HAS[gap](details));

const HAS: Record<FacilityGap, (details: Recorded) => boolean> = {
  // A process that no list has a code for says nothing to whoever reads the record elsewhere.
  processes: ({ processes, isic, ksic }) => isic !== '' || ksic !== '' || processes.some(({ code }) => code !== ''),
  region: ({ region }) => region !== '',
  locality: ({ locality }) => locality !== '',
  street: ({ street }) => street !== '',
  postalCode: ({ postalCode }) => postalCode !== '',
  point: ({ point }) => point !== null,
};

export const facilityRecordContract = defineContract({
  exportFacilityRecord: {
    summary: 'Gives a factory as a Digital Facility Record of UNTP; refused while something that it needs is missing.',
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
  /** `fields` names each field that is missing. */
  'factory.record_gaps': 409,
} as const;
