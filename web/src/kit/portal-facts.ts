const FIELDS = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;
export type Operator = Partial<Record<(typeof FIELDS)[number], string>>;

/** The server writes it into the page; an operator who has not said who they are gets no empty labels. */
export const readOperator = (): Operator => {
  const given = new Map(Object.entries(parsed(metaOf('operator'))));
  const entries = FIELDS.map((field) => [field, given.get(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
};

/** No mail server is set: what is written to people stays with the operator. */
export const isMailKept = () => 'isKept' in parsed(metaOf('mail'));

const metaOf = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="ieum-${name}"]`)?.content;

const parsed = (content: string | undefined): object => {
  try {
    return Object(JSON.parse(content || '{}'));
  } catch {
    return {};
  }
};
