import { type FieldChange, type FormWords, isWithin, type Json, type Snapshot } from '@ieum/contract';

/** Parts of a declaration with a heading of their own, besides the sections of a questionnaire. */
export const GROUP_NAMES = [
  'answers',
  'identity',
  'location',
  'production',
  'people',
  'areas',
  'codes',
  'certificates',
  'product',
  'links',
  'flows',
  'statement',
  'attachments',
  'other',
] as const;
type GroupName = (typeof GROUP_NAMES)[number];

export type ShownField = { path: string; value: Json; change: FieldChange | undefined };
export type SnapshotGroup = {
  id: string;
  title: { name: GroupName } | { words: FormWords };
  /** Path for a comment on the whole group. Undefined where several headings share one path. */
  path: string | undefined;
  fields: ShownField[];
};

const FACTORY_GROUPS: [GroupName, string[]][] = [
  [
    'identity',
    [
      'name',
      'nameEnglish',
      'siteType',
      'code',
      'openedOn',
      'closedOn',
      'registrationNumber',
      'registrationExemption',
      'description',
    ],
  ],
  ['location', ['country', 'postalCode', 'region', 'locality', 'street', 'streetDetail', 'addressEnglish', 'point']],
  ['production', ['processes', 'products', 'capacities']],
  ['people', ['headcount']],
  ['areas', ['siteArea', 'buildingArea', 'manufacturingArea', 'operatingDays', 'shifts']],
  ['codes', ['ksic', 'ksicRevision', 'isic', 'gln', 'osId']],
];
/** Groups of their own, or heads of many rows. */
const PLAIN_GROUPS = ['product', 'links', 'flows', 'certificates', 'statement', 'attachments'] as const;
/** Groups that are shown even if empty: having no rows is itself a statement of such a declaration. */
const ROWS_OF: Partial<Record<Snapshot['kind'], string>> = { supply_map: 'links', flows: 'flows' };

/** Splits a submission into parts in reading order. Removed fields come last in their part. */
export const snapshotGroups = (snapshot: Snapshot, changes: FieldChange[] = []): SnapshotGroup[] => {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const gone = changes.filter(({ kind }) => kind === 'removed');
  const fields = [
    ...snapshot.values.map(({ path, value }) => ({ path, value, change: byPath.get(path) })),
    ...gone.map((change) => ({ path: change.path, value: null, change })),
  ];
  const found = [...sectionGroups(snapshot, fields), ...factoryGroups(fields), ...plainGroups(fields)];
  const placed = new Set(found.flatMap((group) => group.fields.map(({ path }) => path)));
  const rest = fields.filter(({ path }) => !placed.has(path));
  const restGroup: SnapshotGroup = { id: 'other', title: { name: 'other' }, path: undefined, fields: rest };
  return [...found, restGroup].filter(({ id, fields: held }) => held.length > 0 || id === ROWS_OF[snapshot.kind]);
};

const sectionGroups = ({ form }: Snapshot, fields: ShownField[]): SnapshotGroup[] =>
  (form?.sections ?? []).map(({ key, words, questions }) => {
    const paths = questions.map((question) => `answers.${question.key}`);
    const found = fields.filter(({ path }) => paths.includes(path));
    return { id: `section-${key}`, title: { words }, path: undefined, fields: found };
  });

const factoryGroups = (fields: ShownField[]): SnapshotGroup[] =>
  FACTORY_GROUPS.map(([name, keys]) => {
    const found = keys.flatMap((key) => fields.find(({ path }) => path === `factory.${key}`) ?? []);
    return { id: name, title: { name }, path: undefined, fields: found };
  });

const plainGroups = (fields: ShownField[]): SnapshotGroup[] =>
  PLAIN_GROUPS.map((name) => {
    const found = fields.filter(({ path }) => isWithin(path, name));
    return { id: name, title: { name }, path: name, fields: found };
  });

/** Keeps only what has changed since the previous round. */
export const changedGroups = (groups: SnapshotGroup[]): SnapshotGroup[] =>
  groups
    .map((group) => ({ ...group, fields: group.fields.filter(({ change }) => change !== undefined) }))
    .filter(({ fields }) => fields.length > 0);

/** Returns the path for a comment on all answers or on the whole factory, which have many headings beneath. */
export const wholePathOf = ({ kind }: Pick<Snapshot, 'kind'>) => {
  if (kind === 'questionnaire') return 'answers';
  return kind === 'factory' ? 'factory' : undefined;
};

/** Returns the path for a general comment: the whole, or else the rows or the first part that can be commented on. */
export const generalPathOf = (snapshot: Snapshot) => {
  const filled = snapshotGroups(snapshot).filter(({ fields }) => fields.length > 0);
  const paths = filled.flatMap(({ path }) => path ?? []);
  return wholePathOf(snapshot) ?? paths.find((path) => path === ROWS_OF[snapshot.kind]) ?? paths[0];
};

/** Returns the element id of a field, to jump to. */
export const fieldId = (path: string) => `field-${path}`;
