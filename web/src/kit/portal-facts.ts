const FIELDS = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;
export type Operator = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * Reads the operator's details, which the server writes into the page. Empty details are left out, so no label is shown
 * for them.
 */
export const readOperator = (): Operator => {
  const details = new Map(Object.entries(parsed(metaOf('operator'))));
  const entries = FIELDS.map((field) => [field, details.get(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
};

/** Returns whether no mail server is set: mails then stay with the operator. */
export const isMailUnsent = () => 'isKept' in parsed(metaOf('mail'));

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="ieum-${name}"]`)?.content;

const parsed = (content: string | undefined): object => {
  try {
    return Object(JSON.parse(content || '{}'));
  } catch {
    return {};
  }
};
