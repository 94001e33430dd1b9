import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { day, moment } from '../../kit/moment.ts';
import { text } from '../../kit/text.ts';

/** `hsk` is what Korea makes of the Harmonized System: ten digits instead of six. `process` is our own list of processes. */
export const CODE_SCHEMES = ['process', 'isic', 'ksic', 'hs', 'hsk'] as const;
export type CodeScheme = (typeof CODE_SCHEMES)[number];

export const CODE_REVISION_MAX = 20;
export const CODE_SOURCE_MAX = 200;
export const CODE_QUERY_MAX = 100;
/** More than any official list has. */
export const CODES_MAX = 30_000;
/** What one search gives at most. */
export const CODES_FOUND_MAX = 30;

/** What is wrong with a row of a file; `file` itself can be `encoding`, `syntax`, `no_codes` or `too_long`. */
export const CODE_PROBLEMS = ['invalid', 'repeated', 'unknown', 'loop', 'missing', 'too_big'] as const;
export type CodeProblem = (typeof CODE_PROBLEMS)[number];

const codeList = z.object({
  id: z.uuid(),
  scheme: z.enum(CODE_SCHEMES),
  revision: z.string(),
  /** Who publishes it. */
  source: z.string(),
  publishedOn: z.string(),
  /** Short, of our own, and always there. */
  isBuiltIn: z.boolean(),
  size: z.int(),
  loadedAt: moment,
  /** Nobody’s name for what comes with the product. */
  loadedBy: z.string(),
});
export type CodeList = z.infer<typeof codeList>;

const named = { code: z.string(), name: z.string() };

const foundCode = z.object({
  ...named,
  /** What it belongs to, the widest first. */
  parents: z.array(z.object(named)),
});
export type FoundCode = z.infer<typeof foundCode>;

/** `revision` as its publisher counts: 4 for ISIC, 10 or 11 for KSIC, the year for HS. */
export const codeListInput = z.strictObject({
  scheme: z.enum(CODE_SCHEMES),
  revision: text(CODE_REVISION_MAX),
  source: text(CODE_SOURCE_MAX),
  publishedOn: day,
});

const write = { access: ['admin'], asksPassword: true } as const;

/** What factories are described by: our own lists, and the official ones that the first start or an admin has loaded. */
export const codesContract = defineContract({
  searchCodes: {
    summary:
      'Finds codes of a list by their beginning or by words in any language, the best first; without a query the widest ones.',
    method: 'GET',
    path: '/codes/:scheme',
    access: ROLES,
    input: z.strictObject({
      scheme: z.enum(CODE_SCHEMES),
      /** Left out, the newest that is loaded. */
      revision: text(CODE_REVISION_MAX).optional(),
      query: z.string().max(CODE_QUERY_MAX).default(''),
      language: z.enum(LANGUAGES).default('kr'),
    }),
    output: z.object({
      /** Which list it was; nothing where none is loaded, and people write what they know. */
      list: codeList
        .pick({ scheme: true, revision: true, source: true, publishedOn: true, isBuiltIn: true })
        .nullable(),
      rows: z.array(foundCode),
      /** Whether there is more than is shown. */
      hasMore: z.boolean(),
    }),
    errors: [],
  },
  listCodeLists: {
    summary: 'Lists the lists of codes: what comes with the product, and what was loaded.',
    method: 'GET',
    path: '/admin/code-lists',
    access: ['admin'],
    input: z.strictObject({}),
    output: z.object({ rows: z.array(codeList) }),
    errors: [],
  },
  loadCodeList: {
    ...write,
    summary:
      'Loads a list of codes from a JSON or CSV file; it takes the place of one of the same scheme and revision at once.',
    method: 'POST',
    path: '/admin/code-lists',
    input: codeListInput,
    output: codeList,
    body: 'upload',
    mediaTypes: ['application/json', 'text/csv'],
    transaction: 'own',
    errors: ['factory.list_unreadable', 'factory.list_wrong'],
  },
  removeCodeList: {
    ...write,
    summary: 'Removes a list that was loaded; factories keep the codes that they have.',
    method: 'DELETE',
    path: '/admin/code-lists/:id',
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    errors: ['request.not_found'],
  },
});

export const codesErrors = {
  /** No text, or no list: `fields.file` says why. */
  'factory.list_unreadable': 400,
  /** `fields` names each row by its place in the file, and what is wrong with it: `12.code` is `repeated`. */
  'factory.list_wrong': 400,
} as const;
