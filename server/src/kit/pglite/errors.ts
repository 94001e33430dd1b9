/** Fields that callers use, and that can pass from one thread to another. */
export type DatabaseErrorFields = {
  message: string;
  code?: string;
  severity?: string;
  detail?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
};

const KEPT = ['code', 'severity', 'detail', 'schema', 'table', 'column', 'constraint'] as const;

export const databaseError = (message: string, code: string) => Object.assign(new Error(message), { code });

/** Leaves the query and its parameters out: they may contain data that must not be logged. */
export const fieldsOf = (error: unknown): DatabaseErrorFields => {
  if (!(error instanceof Error)) return { message: String(error) };
  const values = new Map(Object.entries(error));
  const fields: DatabaseErrorFields = { message: error.message };
  for (const name of KEPT) {
    const value: unknown = values.get(name);
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
};

export const errorOf = ({ message, ...fields }: DatabaseErrorFields) => Object.assign(new Error(message), fields);

/** Whether the session is over after this error, as on a PostgreSQL server. */
export const endsSession = ({ code = '', severity = '' }: DatabaseErrorFields) =>
  code.startsWith('57P') || severity === 'FATAL' || severity === 'PANIC';
