import {
  FACTORY_FIELDS,
  type FactoryDetails,
  factoryDetails,
  groupedPhone,
  type ShownDetails,
  shownDetails,
} from '@ieum/contract';

type Nullable<T, K extends keyof T> = { [P in keyof T]: P extends K ? T[P] | null : T[P] };
type Point = NonNullable<ShownDetails['point']>;
type Headcount = NonNullable<ShownDetails['headcount']>;
type Capacity = ShownDetails['capacities'][number];

/** Values as the form holds them: a missing number is `null`, and groups of fields are always present. */
export type FactoryFormFields = Omit<ShownDetails, 'point' | 'headcount' | 'capacities'> & {
  /** Version that was read. The server refuses a save of an older version. */
  version: number;
  point: Nullable<Point, 'latitude' | 'longitude'>;
  headcount: Nullable<Headcount, 'total'>;
  capacities: Nullable<Capacity, 'quantity'>[];
};

const NO_POINT: FactoryFormFields['point'] = { latitude: null, longitude: null, precision: 'exact' };
const NO_HEADCOUNT: FactoryFormFields['headcount'] = {
  total: null,
  on: '',
  female: null,
  migrant: null,
  temporary: null,
};

/** Converts stored values to form values. */
export const fieldsOf = (details: ShownDetails, version: number): FactoryFormFields => ({
  // Drops what the form does not ask for.
  ...shownDetails.parse(details),
  point: details.point ?? NO_POINT,
  headcount: details.headcount ?? NO_HEADCOUNT,
  contacts: details.contacts.map((contact) => ({ ...contact, phone: groupedPhone(contact.phone) })),
  version,
});

/** The contract's defaults. Name and country have none; the name is typed by the person who registers the factory. */
export const NEW_FACTORY: FactoryFormFields = {
  ...fieldsOf(factoryDetails.parse({ name: '-', country: 'KR' }), 0),
  name: '',
};

/** Returns the values typed so far, valid or not, for previews. */
export const detailsSoFar = ({ version: _, ...fields }: FactoryFormFields): ShownDetails => {
  const { point, headcount, capacities } = fields;
  const { latitude, longitude } = point;
  const { total } = headcount;
  return {
    ...fields,
    point: latitude === null || longitude === null ? null : { ...point, latitude, longitude },
    headcount: total === null ? null : { ...headcount, total },
    capacities: capacities.flatMap((row) => (row.quantity === null ? [] : [{ ...row, quantity: row.quantity }])),
  };
};

/** Fields that are merged separately: a point and a list are one value each, a headcount is several. */
export const MERGED_FIELDS = FACTORY_FIELDS.flatMap((field: keyof FactoryDetails): string[] =>
  field === 'headcount' ? Object.keys(NO_HEADCOUNT).map((part) => `headcount.${part}`) : [field],
);
