import type { z } from 'zod';

/** The parts of OpenAPI 3.1 that this product uses. */
export type ApiDescription = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, { summary: string; value: unknown }>;
    headers: Record<string, { description: string; schema: Schema; example: unknown }>;
    parameters: Record<string, Parameter>;
    securitySchemes: Record<string, { type: string; scheme: string; bearerFormat: string }>;
  };
};

export type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>;

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: { session: [] }[];
  parameters: (Parameter | Ref)[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
  description?: string;
  example?: unknown;
};

export type Answer = { description: string; headers?: Record<string, Ref>; content: Content };

type Content = Record<
  string,
  { schema: Schema; example?: unknown; examples?: Record<string, Ref>; encoding?: Record<string, object> }
>;

export type Schema = z.core.JSONSchema.BaseSchema;

export type Ref = { $ref: string };

export const refTo = (kind: keyof ApiDescription['components'], name: string): Ref => ({
  $ref: `#/components/${kind}/${name}`,
});
