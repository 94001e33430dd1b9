import { type ProductDetails, productDetails, type ShownProduct } from '@ieum/contract';

type Line = Omit<ShownProduct['inputs'][number], 'id' | 'lossPercent'> & {
  /** Empty for a new line. */
  lineId: string;
  lossPercent: number | null;
};

/** Product as the form holds it. A missing number is `null`. */
export type ProductFormFields = Omit<ShownProduct, 'inputs'> & {
  /** The version that was read. The change of an older version leads to the conflict dialog. */
  version: number;
  inputs: Line[];
};

export const NEW_LINE: Line = {
  lineId: '',
  name: '',
  hs: '',
  quantityPerUnit: null,
  unit: 'KGM',
  lossPercent: null,
  massShare: null,
  spendShare: null,
  materials: [],
};

export const NEW_PRODUCT: ProductFormFields = {
  ...productDetails.parse({ name: '-' }),
  name: '',
  inputs: [],
  version: 0,
};

const FIELDS = Object.keys(productDetails.shape);
/** Fields that two users may have changed at once. The whole bill counts as one value. */
export const MERGED_FIELDS = FIELDS;

export const fieldsOf = (product: ShownProduct, version: number): ProductFormFields => {
  const { name, nameEnglish, partNumber, kind, hs, unit, kgPerUnit, family, materials, isOrigin, description } =
    product;
  const inputs = product.inputs.map(({ id, lossPercent, ...line }) => ({
    ...line,
    lineId: id,
    lossPercent: lossPercent === 0 ? null : lossPercent,
  }));
  return {
    name,
    nameEnglish,
    partNumber,
    kind,
    hs,
    unit,
    kgPerUnit,
    family,
    materials,
    isOrigin,
    description,
    inputs,
    version,
  };
};

/** Returns the input unchecked, without empty lines. `rows` gives the form's row of each line that is left. */
export const inputOf = ({ version: _, inputs, ...fields }: ProductFormFields) => {
  const rows = [...inputs.entries()].filter(([, line]) => isWritten(line)).map(([row]) => row);
  const lines = rows.flatMap((row) => {
    const line = inputs[row];
    if (!line) return [];
    const { lineId, lossPercent, ...rest } = line;
    return [{ ...rest, lossPercent: lossPercent ?? 0, ...(lineId && { id: lineId }) }];
  });
  return { input: { ...fields, inputs: lines }, rows };
};

const isWritten = ({ lineId, unit: _, materials, ...typed }: Line) =>
  lineId !== '' || materials.length > 0 || Object.values(typed).some((value) => value !== '' && value !== null);

/** Turns checked details back into form fields, to compare them with another version. */
export const fieldsOfDetails = ({ inputs, ...details }: ProductDetails, version: number): ProductFormFields => ({
  ...details,
  inputs: inputs.map(({ id = '', lossPercent, ...line }) => ({
    ...line,
    lineId: id,
    lossPercent: lossPercent === 0 ? null : lossPercent,
  })),
  version,
});
