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

export type Endpoint = {
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
  /** Keys of an upload that stand in the address, because its form has its fields prescribed. */
  inQuery?: readonly string[];
  /** For what waits on something slow: the handler opens short transactions itself. An upload always does. */
  transaction?: 'own';
  /** Its answer is a key to the account: it is kept nowhere, not even to be repeated. */
  answersSecret?: true;
  /** Answers at the host's root too, for clients whose base address is the bare host. */
  alsoAtRoot?: true;
};

export type Contract = Record<string, Endpoint>;
/** The file of an upload travels beside its fields. */
export type Input<E extends Endpoint> = E extends { body: 'upload' } ? Fields<E> & { file: File } : z.input<E['input']>;
/** An empty strict object is a record of nothing, which no file would fit into. */
type Fields<E extends Endpoint> = z.input<E['input']> extends Record<string, never> ? unknown : z.input<E['input']>;
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = E extends { body: 'file' } ? Blob : z.output<E['output']>;

export const defineContract = <const C extends Contract>(contract: C) => contract;
