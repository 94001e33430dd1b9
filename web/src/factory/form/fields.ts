import { FACTORY_FIELDS, type FactoryDetails, groupedPhone, type ShownDetails, shownDetails } from '@ieum/contract';

type Nullable<T, K extends keyof T> = { [P in keyof T]: P extends K ? T[P] | null : T[P] };
type Point = NonNullable<ShownDetails['point']>;
type Headcount = NonNullable<ShownDetails['headcount']>;
type Capacity = ShownDetails['capacities'][number];

/** As the form holds them: a number that is missing is `null`, a group of fields is always there. */
export type FactoryFormFields = Omit<ShownDetails, 'point' | 'headcount' | 'capacities'> & {
  /** What was read: whoever has changed an older one is told. */
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

export const NEW_FACTORY: FactoryFormFields = {
  ...{ name: '', nameEnglish: '', code: '', siteType: 'factory', openedOn: '', closedOn: '', description: '' },
  ...{ country: 'KR', region: '', locality: '', postalCode: '', street: '', streetDetail: '', addressEnglish: '' },
  point: NO_POINT,
  headcount: NO_HEADCOUNT,
  ...{ processes: [], products: [], capacities: [], customerCodes: [], contacts: [] },
  ...{ siteArea: null, buildingArea: null, manufacturingArea: null, operatingDays: null, shifts: null },
  ...{ ksic: '', ksicRevision: '', isic: '', gln: '', osId: '', registrationNumber: '', registrationExemption: '' },
  version: 0,
};

/** As people write it. */
export const fieldsOf = (details: ShownDetails, version: number): FactoryFormFields => ({
  // A record of the server has more than the form asks for.
  ...shownDetails.parse(details),
  point: details.point ?? NO_POINT,
  headcount: details.headcount ?? NO_HEADCOUNT,
  contacts: details.contacts.map((contact) => ({ ...contact, phone: groupedPhone(contact.phone) })),
  version,
});

/** What the fields say so far, right or wrong: for what is shown while one types. */
export const detailsSoFar = ({ version: _, ...fields }: FactoryFormFields): ShownDetails => {
  const { point, headcount, capacities } = fields;
  const { latitude, longitude } = point;
  const { total } = headcount;
  return {
    ...fields,
    point: latitude === null || longitude === null ? null : { ...point, latitude, longitude },
    headcount: total === null ? null : { ...headcount, total },
    capacities: capacities.flatMap((one) => (one.quantity === null ? [] : [{ ...one, quantity: one.quantity }])),
  };
};

/** What two may have changed at once: a point and a list are one value each, a headcount is not. */
export const MERGED_FIELDS = FACTORY_FIELDS.flatMap((field: keyof FactoryDetails): string[] =>
  field === 'headcount' ? Object.keys(NO_HEADCOUNT).map((part) => `headcount.${part}`) : [field],
);
