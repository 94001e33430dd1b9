import { z } from 'zod';
import { shownDetails } from '../../factory/record/shown-details.ts';
import type { Json } from './canonical-json.ts';
import { DECLARATION_KINDS, isWithin } from './fields.ts';
import { formContent } from './form-fields.ts';

const text = z.string();
const words = z.object({ kr: text, en: text, cn: text, jp: text });
/** Goods have a family and materials. An earlier submission keeps the one material group that it was made with. */
const frozenKind = {
  family: text.optional(),
  materials: z.array(text).optional(),
  materialGroup: text.optional(),
};

export const snapshotCompany = z.object({ name: text, nameEnglish: text, country: text });

/** A certificate at the time of the submission. */
const snapshotCertificate = z.object({
  standard: text,
  number: text,
  issuer: text,
  validFrom: text,
  validTo: text,
  isRevoked: z.boolean(),
});

/**
 * Supplier and product of a link, as far as the reader of the declaration may know them; masked suppliers by their
 * token.
 */
const snapshotLink = z.object({
  supplier: z.object({ name: text, token: text, country: text, hasCertificate: z.boolean() }),
  product: z.object({ name: text, hs: text, ...frozenKind }),
  state: text,
  /** Whole per cents for the operator, otherwise one of `SHARE_BANDS`. */
  share: z.union([z.number(), text]).nullable(),
  validFrom: text,
  validTo: text,
});

/** Shipments between two factories in one period. */
const snapshotFlow = z.object({
  partner: text,
  goods: z.object({ name: text, hs: text }),
  from: text,
  to: text,
  period: text,
  quantity: z.number(),
  unit: text,
  state: text,
  origin: z.object({ country: text, region: text }),
});

/** Schemas of the fields that come from the company's records in the portal, by path. */
export const snapshotParts = {
  'factory.*': shownDetails,
  certificates: z.array(snapshotCertificate),
  product: z.object({ name: text, nameEnglish: text, partNumber: text, hs: text, unit: text, ...frozenKind }),
  'links.*': snapshotLink,
  'flows.*': snapshotFlow,
};
export type SnapshotCertificate = z.infer<typeof snapshotCertificate>;
export type SnapshotLink = z.infer<typeof snapshotLink>;
export type SnapshotFlow = z.infer<typeof snapshotFlow>;
export type SnapshotProduct = z.infer<(typeof snapshotParts)['product']>;

/** Names the format, to distinguish it from later ones. */
export const SNAPSHOT_FORMAT = 'ieum-declaration/1';

/**
 * A submission, frozen: the reader needs nothing else to understand it. Its hash is the SHA-256 of `canonicalJson` of
 * exactly this value.
 */
export const snapshot = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  declarationId: z.uuid(),
  /** Position of this declaration in its line, counted from 1. */
  edition: z.int(),
  round: z.int(),
  kind: z.enum(DECLARATION_KINDS),
  respondent: snapshotCompany,
  /** Null for a submission without a request: the operator reviews it. */
  reviewer: snapshotCompany.nullable(),
  purpose: text,
  /** Factory, product or questionnaire, and the period. */
  subject: z.object({ name: words, from: text, to: text }),
  submittedAt: text,
  /** Set for a questionnaire. */
  form: formContent.nullable(),
  /** Values by path, in display order: `answers.<key>`, `factory.<field>`, `certificates`, `links.<id>` … */
  values: z.array(z.object({ path: text, value: z.json() })),
});
export type Snapshot = z.infer<typeof snapshot>;
export type SnapshotValue = Snapshot['values'][number];

/** An exported file: its holder can compute the hash again. */
export const snapshotFile = z.object({ hash: text, snapshot });

/** Parses the text that is stored and sent. */
export const readSnapshot = (kept: string): Snapshot => snapshot.parse(JSON.parse(kept));

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type FieldChange = { path: string; kind: (typeof CHANGE_KINDS)[number]; before: Json; after: Json };

/** Returns the differences between two rounds, in the order of the later one; removed fields come last. */
export const changedFields = (before: SnapshotValue[], after: SnapshotValue[]): FieldChange[] => {
  const old = new Map(before.map(({ path, value }) => [path, value]));
  const now = new Set(after.map(({ path }) => path));
  const found = after.flatMap(({ path, value }): FieldChange[] => {
    const was = old.get(path);
    if (was === undefined) return [{ path, kind: 'added', before: null, after: value }];
    const isSame = JSON.stringify(was) === JSON.stringify(value);
    return isSame ? [] : [{ path, kind: 'changed', before: was, after: value }];
  });
  const gone = before.filter(({ path }) => !now.has(path));
  return [...found, ...gone.map(({ path, value }) => ({ path, kind: 'removed' as const, before: value, after: null }))];
};

/**
 * Returns whether a field may be answered again: always in the first round, later only where a comment asked for it.
 */
export const isReopened = (path: string, reopened: readonly string[] | null) =>
  reopened === null || reopened.some((group) => isWithin(path, group));
