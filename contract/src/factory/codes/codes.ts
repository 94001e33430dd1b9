import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { day, moment } from '../../kit/moment.ts';
import { text } from '../../kit/text.ts';
import { CODE_READS } from '../reads.ts';

/**
 * `hsk` is Korea's version of the Harmonized System: ten digits instead of six. `process` is the product's own list of
 * processes.
 */
export const CODE_SCHEMES = ['process', 'isic', 'ksic', 'hs', 'hsk'] as const;
export type CodeScheme = (typeof CODE_SCHEMES)[number];

export const CODE_REVISION_MAX = 20;
export const CODE_SOURCE_MAX = 200;
export const CODE_QUERY_MAX = 100;
/** More codes than any official list has. */
export const CODES_MAX = 30_000;
/** Limit of the rows that one search returns. */
export const CODES_FOUND_MAX = 30;

/** Problems of a row in a file; the problems of `file` itself are `encoding`, `syntax`, `no_codes` and `too_long`. */
export const CODE_PROBLEMS = ['invalid', 'repeated', 'unknown', 'loop', 'missing', 'too_big'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

const codeList = z.object({
  id: z.uuid(),
  scheme: z.enum(CODE_SCHEMES),
  revision: z.string(),
  /** Publisher of the list. */
  source: z.string(),
  publishedOn: z.string(),
  /** True for a short list of the product itself, which is always there. */
  isBuiltIn: z.boolean(),
  size: z.int(),
  loadedAt: moment,
  /** Contains no name for a list that comes with the product. */
  loadedBy: z.string(),
});
export type CodeList = z.infer<typeof codeList>;

const codeFields = { code: z.string(), name: z.string() };

const foundCode = z.object({
  ...codeFields,
  /** Groups that the code belongs to, the widest first. */
  parents: z.array(z.object(codeFields)),
});
export type FoundCode = z.infer<typeof foundCode>;

/** `revision` is the publisher's own: 4 for ISIC, 10 or 11 for KSIC, the year for HS. */
export const codeListInput = z.strictObject({
  scheme: z.enum(CODE_SCHEMES),
  revision: text(CODE_REVISION_MAX),
  source: text(CODE_SOURCE_MAX),
  publishedOn: day,
});

const write = { access: ['admin'], asksPassword: true } as const;

/**
 * Lists of codes that describe factories: the product's own, and the official ones that the first start or an admin has
 * loaded.
 */
export const codesContract = defineContract({
  searchCodes: {
    summary:
      'Finds codes of a list by their first digits or by words in any language, the best match first; without a query, returns the top level.',
    method: 'GET',
    path: '/codes/:scheme',
    access: ROLES,
    input: z.strictObject({
      scheme: z.enum(CODE_SCHEMES),
      /** If left out: the newest loaded revision. */
      revision: text(CODE_REVISION_MAX).optional(),
      query: z.string().max(CODE_QUERY_MAX).default(''),
      language: z.enum(LANGUAGES).default('kr'),
    }),
    output: z.object({
      /** List that was searched; null where none is loaded, and people then type freely. */
      list: codeList
        .pick({ scheme: true, revision: true, source: true, publishedOn: true, isBuiltIn: true })
        .nullable(),
      rows: z.array(foundCode),
      /** True if there are more codes than the answer shows. */
      hasMore: z.boolean(),
    }),
    errors: [],
  },
  listCodeLists: {
    summary: 'Lists the code lists: those that come with the product, and those that were loaded.',
    method: 'GET',
    path: '/admin/code-lists',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(codeList) }),
    errors: [],
  },
  loadCodeList: {
    ...write,
    summary: 'Loads a code list from a JSON or CSV file, which replaces the list of the same scheme and revision.',
    method: 'POST',
    path: '/admin/code-lists',
    input: codeListInput,
    output: codeList,
    body: 'upload',
    mediaTypes: ['application/json', 'text/csv'],
    transaction: 'own',
    changes: CODE_READS,
    errors: ['factory.list_unreadable', 'factory.list_wrong'],
  },
  removeCodeList: {
    ...write,
    summary: 'Removes a loaded code list; factories keep the codes that they have.',
    method: 'DELETE',
    path: '/admin/code-lists/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    changes: CODE_READS,
    errors: ['request.not_found'],
  },
});

export const codesErrors = {
  /** The file is not text or not a list: `fields.file` names the reason. */
  'factory.list_unreadable': 400,
  /** `fields` names each row by its position in the file, with its problem: `12.code` is `repeated`. */
  'factory.list_wrong': 400,
} as const;
