import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText } from '../../kit/text.ts';
import { FACTORY_READS } from '../reads.ts';

/**
 * Registration certificate, photo of the place, or any other document. Only the first two count towards completeness.
 */
export const EVIDENCE_KINDS = ['registration', 'photo', 'other'] as const;
export const EVIDENCE_MAX_BYTES = 10 * 1024 * 1024;
export const EVIDENCE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export const CAPTION_MAX = 100;
/** Limit per factory. */
export const EVIDENCE_MAX = 30;

const evidence = z.object({
  id: z.uuid(),
  kind: z.enum(EVIDENCE_KINDS),
  caption: z.string(),
  /** Document for `getDocument`. */
  documentId: z.uuid(),
  name: z.string(),
  /** Type of the stored file: a picture is always a WebP, whatever was uploaded. */
  mediaType: z.enum(['application/pdf', 'image/webp']),
  size: z.int(),
  /** A small WebP in base64; empty for a PDF. */
  thumbnail: z.string(),
  at: moment,
  /** Contains no name once the person has left. */
  by: z.string(),
});
export type Evidence = z.infer<typeof evidence>;

const badFiles = ['not_pdf', 'damaged', 'encrypted', 'active_content', 'too_complex', 'not_picture'] as const;

/** Photos and documents that prove what a factory says of itself. */
export const evidenceContract = defineContract({
  listEvidence: {
    summary: 'Lists the photos and documents of a factory, the oldest first; `getDocument` returns each file.',
    method: 'GET',
    path: '/factories/:id/evidence',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(evidence),
    errors: ['request.not_found'],
  },
  addEvidence: {
    summary:
      'Adds a PDF or a photo of at most 10 MB to a factory; a photo is encoded again, which removes its location.',
    method: 'POST',
    path: '/evidence',
    access: ['supplier'],
    input: z.strictObject({ factoryId: z.uuid(), kind: z.enum(EVIDENCE_KINDS), caption: optionalText(CAPTION_MAX) }),
    output: z.object({ id: z.uuid() }),
    body: 'upload',
    mediaTypes: EVIDENCE_TYPES,
    transaction: 'own',
    changes: FACTORY_READS,
    errors: [
      'request.not_found',
      'request.too_many',
      'factory.evidence_full',
      'factory.evidence_type',
      ...badFiles.map((trouble) => `document.${trouble}` as const),
    ],
  },
  removeEvidence: {
    summary: 'Removes a photo or document of a factory.',
    method: 'DELETE',
    path: '/evidence/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: FACTORY_READS,
    errors: ['request.not_found'],
  },
});

export const evidenceErrors = {
  'factory.evidence_full': 409,
  /** The file is neither a PDF nor a picture. The error also names the field `file`. */
  'factory.evidence_type': 422,
} as const;
