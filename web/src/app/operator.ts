const FIELDS = ['name', 'representative', 'businessNumber', 'address', 'phone', 'email'] as const;
export type Operator = Partial<Record<(typeof FIELDS)[number], string>>;

/** The server writes it into the page; an operator who has not said who they are gets no empty labels. */
export const readOperator = (): Operator => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="ieum-operator"]')?.content;
  const given = new Map(Object.entries(parsed(content)));
  const entries = FIELDS.map((field) => [field, given.get(field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value.trim() !== ''));
};

const parsed = (content: string | undefined): object => {
  try {
    return Object(JSON.parse(content || '{}'));
  } catch {
    return {};
  }
};
