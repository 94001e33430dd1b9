import { type ProductionRecord, productionDetails, type Unit } from '@ieum/contract';
import { z } from 'zod';

export type MakingFields = {
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

export const makingFieldsOf = (making: ProductionRecord): MakingFields => ({
  quantityOut: making.quantityOut,
  unit: making.unit,
  scrap: making.scrap,
  byProducts: making.byProducts,
  inputs: making.inputs.map(({ inputId, quantity, unit, stockOpen, stockClose }) => ({
    inputId,
    quantity,
    unit,
    stockOpen,
    stockClose,
  })),
  tolerance: making.tolerance,
  note: making.note,
});

export const makingInputOf = ({ quantityOut, scrap, byProducts, ...rest }: MakingFields) => ({
  ...rest,
  quantityOut: quantityOut ?? 0,
  scrap: scrap ?? 0,
  byProducts: byProducts.map(({ quantity, ...byProduct }) => ({ ...byProduct, quantity: quantity ?? 0 })),
});

const schema = z.object(productionDetails);

/** Returns what the contract would refuse, each at its field. */
export const makingProblems = (fields: MakingFields): [path: string, message: string][] => {
  const { error } = schema.safeParse({ ...fields, scrap: fields.scrap ?? 0 });
  return (error?.issues ?? []).map(({ path, message }) => {
    const place = path.join('.');
    return [place, place === 'quantityOut' && fields.quantityOut === null ? 'form.required' : message];
  });
};
