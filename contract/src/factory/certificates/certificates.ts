import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { lines, optionalText } from '../../kit/text.ts';
import { CERTIFICATE_READS } from '../reads.ts';
import { standard } from '../standards/standards.ts';
import { ASSESSOR_LEVELS, ATTESTATION_TYPES, CERTIFICATE_REASON_MAX, certificateDetails } from './details.ts';
import { CERTIFICATE_LIGHTS } from './light.ts';

const FIRST_YEAR = 1970;
const LAST_YEAR = 2999;
const SEARCH_MAX = 100;
const month = z.string().regex(/^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/);

/** Names of a standard: from the list, in four languages, or as the company wrote it. */
const standardNames = z.object({ code: z.string(), kr: z.string(), en: z.string(), cn: z.string(), jp: z.string() });

const site = z.object({ id: z.uuid(), name: z.string() });
export type CertificateSite = z.infer<typeof site>;

export const listedCertificate = z.object({
  id: z.uuid(),
  standardId: z.uuid().nullable(),
  standard: standardNames,
  edition: z.string(),
  number: z.string(),
  issuer: z.string(),
  /** Empty where nobody has entered it. */
  validFrom: z.string(),
  validTo: z.string(),
  light: z.enum(CERTIFICATE_LIGHTS),
  /** Days until the last valid day; negative after it. */
  daysLeft: z.int(),
  hasFile: z.boolean(),
  /** The first few of the covered factories, by name. */
  factories: z.array(site),
  factoryCount: z.int(),
});
export type ListedCertificate = z.infer<typeof listedCertificate>;

const file = z.object({
  documentId: z.uuid(),
  name: z.string(),
  mediaType: z.string(),
  size: z.int(),
  uploadedAt: moment,
});
export type CertificateFile = z.infer<typeof file>;

/** A certificate in the line of renewals. */
const version = z.object({
  id: z.uuid(),
  number: z.string(),
  validFrom: z.string(),
  validTo: z.string(),
  light: z.enum(CERTIFICATE_LIGHTS),
  hasFile: z.boolean(),
});
export type CertificateVersion = z.infer<typeof version>;

export const certificate = z.object({
  ...listedCertificate.omit({ hasFile: true, factoryCount: true }).shape,
  accreditationBody: z.string(),
  scope: z.string(),
  assessorLevel: z.enum(['', ...ASSESSOR_LEVELS]),
  attestationType: z.enum(['', ...ATTESTATION_TYPES]),
  file: file.nullable(),
  /** Submitted with the next change, which is refused when the version is no longer current. */
  version: z.int(),
  revokedAt: moment.nullable(),
  revokedReason: z.string(),
  /** All certificates of the line of renewals, including this one, the latest first. */
  versions: z.array(version),
  /** Reminders of the end that went to the responsible people, and how many days before it. */
  reminders: z.array(z.object({ days: z.int(), at: moment })),
  createdAt: moment,
  updatedAt: moment,
  /** Contains no name once the person has left. */
  updatedBy: z.string(),
  can: z.object({
    edit: z.boolean(),
    renew: z.boolean(),
    revoke: z.boolean(),
    reinstate: z.boolean(),
    remove: z.boolean(),
  }),
});
export type Certificate = z.infer<typeof certificate>;

export const certificateFilter = z.strictObject({
  search: optionalText(SEARCH_MAX),
  standardId: z.uuid().optional(),
  factoryId: z.uuid().optional(),
  /** If left out: all certificates except replaced ones. */
  light: z.enum(CERTIFICATE_LIGHTS).optional(),
  /** Year of the end. */
  year: z.coerce.number<number>().int().min(FIRST_YEAR).max(LAST_YEAR).optional(),
  /** Month of the end: 2026-11. */
  month: month.optional(),
  /** `yes`: only certificates that are valid today, neither expired nor revoked nor replaced. */
  holds: z.enum(['', 'yes']).default(''),
  sort: z.enum(['ends', 'endsDown', 'standard', 'standardDown', 'newest', 'oldest']).default('ends'),
});
export type CertificateFilter = z.output<typeof certificateFilter>;

const count = z.int();
const idAndVersion = { id: z.uuid(), version: z.int32().min(1) };
const write = { access: ['supplier'], output: certificate, changes: CERTIFICATE_READS } as const;
const REFUSED_FIELDS = ['request.not_found'] as const;
const REFUSED = ['request.not_found', 'factory.certificate_changed', 'factory.certificate_replaced'] as const;

export const certificatesContract = defineContract({
  listCertificates: {
    summary: 'Lists the certificates that the caller may see, the earliest end date first.',
    method: 'GET',
    path: '/certificates',
    access: ROLES,
    input: z.strictObject({ ...certificateFilter.shape, ...pageInput }),
    output: z.object({
      ...pageOf(listedCertificate).shape,
      /** Number of certificates per light, whichever light the filter names. */
      lights: z.object({
        valid: count,
        expiring_90: count,
        expiring_30: count,
        expired: count,
        revoked: count,
        replaced: count,
      }),
      /** Years in which any of them ends. */
      years: z.array(z.int()),
      can: z.object({ add: z.boolean() }),
    }),
    errors: [],
  },
  getCertificate: {
    summary: 'Returns a certificate with its factories, its file and its renewals.',
    method: 'GET',
    path: '/certificates/:id',
    access: ROLES,
    input: z.strictObject({ id: z.uuid() }),
    output: certificate,
    errors: ['request.not_found'],
  },
  listCertificateStandards: {
    summary:
      "Lists the standards for certificates, including retired ones of which the caller's company has a certificate.",
    method: 'GET',
    path: '/certificates/standards',
    access: ROLES,
    input: z.strictObject({}),
    output: z.object({ rows: z.array(standard.omit({ version: true })) }),
    errors: [],
  },
  findCertificateFactories: {
    summary:
      "Finds at most twenty of the caller's factories that a certificate can cover, by a part of their name or code.",
    method: 'GET',
    path: '/certificates/factories',
    access: ['supplier'],
    input: z.strictObject({ search: optionalText(SEARCH_MAX) }),
    output: z.object({ rows: z.array(z.object({ ...site.shape, code: z.string() })) }),
    errors: [],
  },
  uploadCertificateFile: {
    summary: 'Uploads the file of a certificate, a PDF or a photo, before the certificate is saved.',
    method: 'POST',
    path: '/certificates/files',
    access: ['supplier'],
    input: z.strictObject({}),
    output: file,
    body: 'upload',
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    transaction: 'own',
    changes: [],
    errors: [
      'document.not_pdf',
      'document.damaged',
      'document.encrypted',
      'document.active_content',
      'document.too_complex',
      'factory.certificate_file',
      'request.too_many',
    ],
  },
  addCertificate: {
    ...write,
    summary: "Adds a certificate of the caller's company.",
    method: 'POST',
    path: '/certificates',
    input: certificateDetails,
    errors: REFUSED_FIELDS,
  },
  updateCertificate: {
    ...write,
    summary: 'Corrects a certificate; refuses if another person has changed it in the meantime.',
    method: 'PUT',
    path: '/certificates/:id',
    input: z.strictObject({ ...certificateDetails.shape, ...idAndVersion }),
    errors: [...REFUSED, 'factory.certificate_revoked'],
  },
  renewCertificate: {
    ...write,
    summary: 'Adds the renewal of a certificate and returns it; the earlier certificate stays.',
    method: 'POST',
    path: '/certificates/:id/renew',
    input: z.strictObject({ ...certificateDetails.shape, ...idAndVersion }),
    errors: REFUSED,
  },
  revokeCertificate: {
    ...write,
    summary: 'Revokes a certificate, with a reason.',
    method: 'POST',
    path: '/certificates/:id/revoke',
    input: z.strictObject({ ...idAndVersion, reason: lines(CERTIFICATE_REASON_MAX).min(1) }),
    errors: [...REFUSED, 'factory.certificate_revoked'],
  },
  reinstateCertificate: {
    ...write,
    summary: 'Reinstates a revoked certificate.',
    method: 'POST',
    path: '/certificates/:id/reinstate',
    input: z.strictObject(idAndVersion),
    errors: REFUSED,
  },
  removeCertificate: {
    summary: 'Removes a certificate that was entered by mistake, as long as nothing refers to it.',
    method: 'DELETE',
    path: '/certificates/:id',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: CERTIFICATE_READS,
    errors: ['request.not_found', 'factory.certificate_in_use'],
  },
});

export const certificatesErrors = {
  /** Another person has saved the certificate since it was read. */
  'factory.certificate_changed': 409,
  /** A newer certificate has replaced this one, which can no longer be changed. */
  'factory.certificate_replaced': 409,
  'factory.certificate_revoked': 409,
  'factory.certificate_in_use': 409,
  /** The file is neither a PDF nor a picture. */
  'factory.certificate_file': 422,
} as const;
