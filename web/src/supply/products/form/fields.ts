import { type ProductDetails, productDetails, type ShownProduct } from '@ieum/contract';

type Line = Omit<ShownProduct['inputs'][number], 'id' | 'lossPercent'> & {
  /** Empty for a line that is new. */
  lineId: string;
  lossPercent: number | null;
};

/** As the form holds them: a number that is missing is `null`. */
export type ProductFormFields = Omit<ShownProduct, 'inputs'> & {
  /** What was read: whoever has changed an older one is told. */
  version: number;
  inputs: Line[];
};

export const NEW_LINE: Line = {
  ...{ lineId: '', name: '', hs: '', quantityPerUnit: null, unit: 'KGM' },
  ...{ lossPercent: null, massShare: null, spendShare: null },
};

export const NEW_PRODUCT: ProductFormFields = {
  ...productDetails.parse({ name: '-' }),
  name: '',
  inputs: [],
  version: 0,
};

const FIELDS = Object.keys(productDetails.shape);
/** What two may have changed at once; the bill is one value. */
export const MERGED_FIELDS = FIELDS;

export const fieldsOf = (product: ShownProduct, version: number): ProductFormFields => {
  const { name, nameEnglish, partNumber, kind, hs, unit, kgPerUnit, materialGroup, isOrigin, description } = product;
  const inputs = product.inputs.map(({ id, lossPercent, ...line }) => ({
    ...line,
    lineId: id,
    lossPercent: lossPercent === 0 ? null : lossPercent,
  }));
  return {
    ...{ name, nameEnglish, partNumber, kind, hs, unit, kgPerUnit, materialGroup, isOrigin, description },
    inputs,
    version,
  };
};

/** What would be sent, right or wrong. A line in which nothing stands is none; `rows` says where each of the others is. */
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

const isWritten = ({ lineId, unit: _, ...typed }: Line) =>
  lineId !== '' || Object.values(typed).some((value) => value !== '' && value !== null);

/** The same once it is known to be right; what was typed stays to be compared. */
export const fieldsOfDetails = ({ inputs, ...details }: ProductDetails, version: number): ProductFormFields => ({
  ...details,
  inputs: inputs.map(({ id = '', lossPercent, ...line }) => ({
    ...line,
    lineId: id,
    lossPercent: lossPercent === 0 ? null : lossPercent,
  })),
  version,
});
