import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { optionalText } from '../../kit/text.ts';

/** The certificate of registration, a picture of the place, any other paper. Only the first two count. */
export const EVIDENCE_KINDS = ['registration', 'photo', 'other'] as const;
export const EVIDENCE_MAX_BYTES = 10 * 1024 * 1024;
export const EVIDENCE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export const CAPTION_MAX = 100;
/** Of one factory. */
export const EVIDENCE_MAX = 30;

const evidence = z.object({
  id: z.uuid(),
  kind: z.enum(EVIDENCE_KINDS),
  caption: z.string(),
  /** What `getDocument` gives. */
  documentId: z.uuid(),
  name: z.string(),
  /** Ours: a picture is always a WebP, whatever it came as. */
  mediaType: z.enum(['application/pdf', 'image/webp']),
  size: z.int(),
  /** A small WebP in base64; empty where it is no picture. */
  thumbnail: z.string(),
  at: moment,
  /** Nobody’s name once they have left. */
  by: z.string(),
});
export type Evidence = z.infer<typeof evidence>;

const badFiles = ['not_pdf', 'damaged', 'encrypted', 'active_content', 'too_complex', 'not_picture'] as const;

/** What shows that a factory is what it says. */
export const evidenceContract = defineContract({
  listEvidence: {
    summary: 'Lists the papers and pictures of a factory, the oldest first; `getDocument` gives each.',
    method: 'GET',
    path: '/factories/:id/evidence',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(evidence),
    errors: ['request.not_found'],
  },
  addEvidence: {
    summary:
      'Adds a PDF or a picture of at most 10 MB to a factory; a picture is drawn anew, without where it was taken.',
    method: 'POST',
    path: '/evidence',
    access: ['supplier'],
    input: z.strictObject({ factoryId: z.uuid(), kind: z.enum(EVIDENCE_KINDS), caption: optionalText(CAPTION_MAX) }),
    output: z.object({ id: z.uuid() }),
    body: 'upload',
    mediaTypes: EVIDENCE_TYPES,
    transaction: 'own',
    errors: [
      'request.not_found',
      'request.too_many',
      'factory.evidence_full',
      'factory.evidence_type',
      ...badFiles.map((trouble) => `document.${trouble}` as const),
    ],
  },
  removeEvidence: {
    summary: 'Removes a paper or a picture of a factory.',
    method: 'DELETE',
    path: '/evidence/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['request.not_found'],
  },
});

export const evidenceErrors = {
  'factory.evidence_full': 409,
  /** Neither a PDF nor a picture. Also names the field `file`. */
  'factory.evidence_type': 422,
} as const;
