import { type ProductionRecord, productionDetails, type Unit } from '@ieum/contract';
import { z } from 'zod';

export type ProductionFields = {
  quantityOut: number | null;
  unit: Unit;
  scrap: number | null;
  byProducts: { name: string; quantity: number | null; unit: Unit }[];
  inputs: {
    inputId: string;
    quantity: number | null;
    unit: Unit;
    stockOpen: number | null;
    stockClose: number | null;
  }[];
  tolerance: number | null;
  note: string;
};

export const productionFieldsOf = (production: ProductionRecord): ProductionFields => ({
  quantityOut: production.quantityOut,
  unit: production.unit,
  scrap: production.scrap,
  byProducts: production.byProducts,
  inputs: production.inputs.map(({ inputId, quantity, unit, stockOpen, stockClose }) => ({
    inputId,
    quantity,
    unit,
    stockOpen,
    stockClose,
  })),
  tolerance: production.tolerance,
  note: production.note,
});

export const productionInputOf = ({ quantityOut, scrap, byProducts, ...rest }: ProductionFields) => ({
  ...rest,
  quantityOut: quantityOut ?? 0,
  scrap: scrap ?? 0,
  byProducts: byProducts.map(({ quantity, ...byProduct }) => ({ ...byProduct, quantity: quantity ?? 0 })),
});

const schema = z.object(productionDetails);

/** Returns what the contract would refuse, each at its field. */
export const productionProblems = (fields: ProductionFields): [path: string, message: string][] => {
  const { error } = schema.safeParse({ ...fields, scrap: fields.scrap ?? 0 });
  return (error?.issues ?? []).map(({ path, message }) => {
    const place = path.join('.');
    return [place, place === 'quantityOut' && fields.quantityOut === null ? 'form.required' : message];
  });
};
