import type { z } from 'zod';

/** Also the access of what every signed-in person may call. */
export const ROLES = ['supplier', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Who may call at all; which rows they may touch is said by the server's policy files. */
export type Access = 'public' | readonly Role[];

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under /api. */
  path: `/${string}`;
  access: Access;
  /** Path, query and body as one flat `z.strictObject`; GET and DELETE have no body. */
  input: z.ZodObject;
  /** What leaves the server: anything not declared here is stripped. No transforms, no Date. */
  output: z.ZodType;
  /** `json` unless told: `upload` takes a multipart body, `file` answers with bytes. */
  body?: 'json' | 'upload' | 'file';
  /** For what waits on something slow: the handler opens short transactions itself. */
  transaction?: 'own';
  /** Answers at the host's root too, for clients whose base address is the bare host. */
  alsoAtRoot?: true;
};

export type Contract = Record<string, Endpoint>;
export type Input<E extends Endpoint> = z.input<E['input']>;
export type Parsed<E extends Endpoint> = z.output<E['input']>;
export type Output<E extends Endpoint> = z.output<E['output']>;

export const defineContract = <const C extends Contract>(contract: C) => contract;
