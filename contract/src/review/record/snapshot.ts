import { z } from 'zod';
import { shownDetails } from '../../factory/record/shown-details.ts';
import type { Json } from './canonical-json.ts';
import { DECLARATION_KINDS, isWithin } from './fields.ts';
import { formContent } from './form-fields.ts';

const text = z.string();
const words = z.object({ kr: text, en: text, cn: text, jp: text });

export const snapshotCompany = z.object({ name: text, nameEnglish: text, country: text });

/** A certificate as it stood. */
const snapshotCertificate = z.object({
  standard: text,
  number: text,
  issuer: text,
  validFrom: text,
  validTo: text,
  isRevoked: z.boolean(),
});

/** Who supplies what, as far as the reader of the declaration may know it: masked ones by their token. */
const snapshotLink = z.object({
  supplier: z.object({ name: text, token: text, country: text, hasCertificate: z.boolean() }),
  product: z.object({ name: text, hs: text, materialGroup: text }),
  state: text,
  /** In whole per cents for the operator; otherwise one of `SHARE_BANDS`. */
  share: z.union([z.number(), text]).nullable(),
  validFrom: text,
  validTo: text,
});

/** What went, in one period, between two factories. */
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

/** Fields of the kinds that are taken from what the company keeps here, each by its path. */
export const snapshotParts = {
  'factory.*': shownDetails,
  certificates: z.array(snapshotCertificate),
  product: z.object({ name: text, nameEnglish: text, partNumber: text, hs: text, unit: text, materialGroup: text }),
  'links.*': snapshotLink,
  'flows.*': snapshotFlow,
};
export type SnapshotCertificate = z.infer<typeof snapshotCertificate>;
export type SnapshotLink = z.infer<typeof snapshotLink>;
export type SnapshotFlow = z.infer<typeof snapshotFlow>;
export type SnapshotProduct = z.infer<(typeof snapshotParts)['product']>;

/** Names its form, so that a later one can be told apart. */
export const SNAPSHOT_FORMAT = 'ieum-declaration/1';

/**
 * What was handed in, frozen: the reader needs nothing else to understand it. Its hash is the SHA-256 of `canonicalJson` of
 * exactly this.
 */
export const snapshot = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  declarationId: z.uuid(),
  /** How many declarations of this line there were before it, counting it. */
  edition: z.int(),
  round: z.int(),
  kind: z.enum(DECLARATION_KINDS),
  respondent: snapshotCompany,
  /** Nobody where it was handed in unasked: the operator reviews it. */
  reviewer: snapshotCompany.nullable(),
  purpose: text,
  /** Its factory, product or questionnaire, and the time that it speaks of. */
  subject: z.object({ name: words, from: text, to: text }),
  submittedAt: text,
  /** Of a questionnaire. */
  form: formContent.nullable(),
  /** By path, in the order in which they are shown: `answers.<key>`, `factory.<field>`, `certificates`, `links.<id>` … */
  values: z.array(z.object({ path: text, value: z.json() })),
});
export type Snapshot = z.infer<typeof snapshot>;
export type SnapshotValue = Snapshot['values'][number];

/** A file that leaves: whoever has it can recompute the hash. */
export const snapshotFile = z.object({ hash: text, snapshot });

/** Of the text that is kept and sent. */
export const readSnapshot = (kept: string): Snapshot => snapshot.parse(JSON.parse(kept));

export const CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type FieldChange = { path: string; kind: (typeof CHANGE_KINDS)[number]; before: Json; after: Json };

/** What is not the same in two rounds, in the order of the later one; what is gone comes last. */
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

/** Whether a field may be answered anew: always in the first round, later only where a comment asked for it. */
export const isReopened = (path: string, reopened: readonly string[] | null) =>
  reopened === null || reopened.some((group) => isWithin(path, group));
