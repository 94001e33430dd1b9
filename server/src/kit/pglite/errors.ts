/** What callers look at, and what can cross from one thread to another. */
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

/** The query and its parameters stay behind: they may hold what must not be logged. */
export const fieldsOf = (error: unknown): DatabaseErrorFields => {
  if (!(error instanceof Error)) return { message: String(error) };
  const given = new Map(Object.entries(error));
  const fields: DatabaseErrorFields = { message: error.message };
  for (const name of KEPT) {
    const value: unknown = given.get(name);
    if (typeof value === 'string') fields[name] = value;
  }
  return fields;
};

export const errorOf = ({ message, ...fields }: DatabaseErrorFields) => Object.assign(new Error(message), fields);

/** After such an error the session is over, as it is on a PostgreSQL server. */
export const endsSession = ({ code = '', severity = '' }: DatabaseErrorFields) =>
  code.startsWith('57P') || severity === 'FATAL' || severity === 'PANIC';
