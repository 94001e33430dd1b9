import type { z } from 'zod';

/** What a person is in the portal. */
export const ROLES = ['supplier', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Everybody with a session. A newcomer is a supplier whose company has not let them in yet: they have an account
 * and see nothing of the company.
 */
export const CALLERS = ['supplier', 'newcomer', 'admin'] as const;
export type Caller = (typeof CALLERS)[number];

/** Who may call at all; which rows they may touch is said by the server's policy files. */
export type Access = 'public' | readonly Caller[];

export type Endpoint<Code extends string = string> = {
  /** What it does, in one English sentence for the API's description. */
  summary: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api. */
  path: `/${string}`;
  access: Access;
  /** Path, query and body as one flat `z.strictObject`; GET and DELETE have no body. */
  input: z.ZodObject;
  /** What leaves the server: anything not declared here is stripped. No transforms, no Date. */
  output: z.ZodType;
  /** `json` unless told: `upload` takes a multipart body with one file, `file` answers with bytes. */
  body?: 'json' | 'upload' | 'file';
  /** What the file may be that travels, in or out. */
  mediaTypes?: readonly string[];
  /** Keys of an upload that stand in the address, because its form has its fields prescribed. */
  inQuery?: readonly string[];
  /** For what waits on something slow: the handler opens short transactions itself. An upload always does. */
  transaction?: 'own';
  /** Its answer is a key to the account: it is kept nowhere, not even to be repeated. */
  answersSecret?: true;
  /** Asks for the password again when it was last given more than ten minutes ago: what an operator changes, and what decides about a company's people and what others see of it. */
  asksPassword?: true;
  /** Asked by the page itself and not by its user: it does not keep a session alive, and its end is no news to anybody. */
  isBackground?: true;
  /** Answers at the host's root too, for clients whose base address is the bare host. */
  alsoAtRoot?: true;
  /** What it can refuse for reasons of its own; what follows from its other fields is added by `errorsOf`. */
  errors: readonly Code[];
};

export type Contract<Code extends string = string> = Record<string, Endpoint<Code>>;
/** The file of an upload travels beside its fields. */
export type Input<E extends Endpoint> = E extends { body: 'upload' } ? Fields<E> & { file: File } : z.input<E['input']>;
/** An empty strict object is a record of nothing, which no file would fit into. */
type Fields<E extends Endpoint> = z.input<E['input']> extends Record<string, never> ? unknown : z.input<E['input']>;
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = E extends { body: 'file' } ? Blob : z.output<E['output']>;

/** What a request and its answer can look like, for people; the file of an upload travels beside it. */
export type Examples<C extends Contract> = {
  [K in keyof C]: { input: z.input<C[K]['input']>; output: z.output<C[K]['output']> };
};

export const defineContract = <const C extends Contract>(contract: C) => contract;

/** Whether an `Idempotency-Key` means anything here: strangers have none, and a key or a file as an answer is not kept. */
export const takesKey = ({ method, access, answersSecret, body }: Endpoint) =>
  method !== 'GET' && access !== 'public' && !answersSecret && body !== 'file';
