import type { z } from 'zod';

export const ROLES = ['supplier', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Kinds of people with a session. A newcomer is a supplier who is not admitted to a company: they have an account and
 * see nothing of the company.
 */
export const CALLERS = ['supplier', 'newcomer', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** Says who may call the endpoint at all. The server's policy files decide which rows a caller may touch. */
export type Access = 'public' | readonly Caller[];

export type Endpoint<Code extends string = string, Read extends string = string> = {
  /** One English sentence for the API's description. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Address below /api. */
  path: `/${string}`;
  access: Access;
  /** Path, query and body as one flat `z.strictObject`; GET and DELETE have no body. */
  input: z.ZodObject;
  /** Shape of the answer: the server strips whatever is not declared here. No transforms, no Date. */
  output: z.ZodType;
  /** `json` by default. `upload` takes a multipart body with one file, `file` answers with bytes. */
  body?: 'json' | 'upload' | 'file';
  /** Types that the uploaded or downloaded file may have. */
  mediaTypes?: readonly string[];
  /** Keys of an upload that are sent in the query, because the fields of its form are prescribed. */
  inQuery?: readonly string[];
  /** Set when the handler waits for something slow: it opens short transactions itself. An upload always does. */
  transaction?: 'own';
  /** Marks an answer that is a key to the account. The server stores it nowhere, not even to repeat it. */
  answersSecret?: true;
  /**
   * Asks for the password again when it was last entered more than ten minutes ago. Set for the changes of an operator,
   * and for decisions about a company's people and about what other companies see of it.
   */
  asksPassword?: true;
  /**
   * Marks a call that the page makes without its user. The call does not keep the session alive, and a session that has
   * ended does not take the user to the sign-in page.
   */
  isBackground?: true;
  /**
   * Marks a computation whose cost grows with what lies below a company. The server runs few of them at a time and
   * refuses the rest for a few seconds.
   */
  isHeavy?: true;
  /** Serves the endpoint at the host's root too, for clients whose base address is the bare host. */
  alsoAtRoot?: true;
  /**
   * Names the reads whose answers a write makes stale, or every read. The browser reads them again after the write.
   * `contract.ts` refuses a name that is no read, and a write with a session that declares nothing.
   */
  changes?: readonly Read[] | 'everything';
  /** Errors of the endpoint's own rules. `errorsOf` adds the errors that follow from the other fields. */
  errors: readonly Code[];
};

export type Contract<Code extends string = string> = Record<string, Endpoint<Code>>;
/** Adds the file of an upload to its fields. */
export type Input<E extends Endpoint> = E extends { body: 'upload' } ? Fields<E> & { file: File } : z.input<E['input']>;
/** Replaces the type of an empty strict object, a record of `never` that no file would fit into. */
type Fields<E extends Endpoint> = z.input<E['input']> extends Record<string, never> ? unknown : z.input<E['input']>;
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = E extends { body: 'file' } ? Blob : z.output<E['output']>;

/**
 * Example requests and answers for readers of the API's description. The file of an upload is not part of the example.
 */
export type Examples<C extends Contract> = {
  [K in keyof C]: { input: z.input<C[K]['input']>; output: z.output<C[K]['output']> };
};

export const defineContract = <const C extends Contract>(contract: C) => contract;

/**
 * Returns whether the endpoint accepts an `Idempotency-Key`. Public callers have none, and an answer that is a secret
 * or a file is not stored.
 */
export const takesKey = ({ method, access, answersSecret, body }: Endpoint) =>
  method !== 'GET' && access !== 'public' && !answersSecret && body !== 'file';
