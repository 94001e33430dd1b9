import { type FlowRow, type FlowSide, flowFigure, UNITS, type Unit } from '@ieum/contract';
import { z } from 'zod';

export const ENDS = ['shipped', 'received'] as const;
export type End = (typeof ENDS)[number];
/** Returns the figure that our company enters: what it received of incoming goods, what it shipped of others. */
export const endOf = (side: FlowSide): End => (side === 'in' ? 'received' : 'shipped');

type LotFields = {
  number: string;
  quantity: number | null;
  shippedOn: string;
  receivedOn: string;
  document: string;
};
export const NEW_LOT: LotFields = { number: '', quantity: null, shippedOn: '', receivedOn: '', document: '' };

export type FigureFields = {
  quantity: number | null;
  unit: Unit;
  /** Our factory at our end of the row. */
  factoryId: string;
  lots: LotFields[];
  /** One document number per line. */
  documents: string;
  country: string;
  region: string;
  recycledShare: number | null;
  note: string;
};

export const fieldsOf = (row: FlowRow, end: End): FigureFields => {
  const figure = row[`${end}Figure`];
  return {
    quantity: figure?.quantity ?? null,
    unit: UNITS.find((unit) => unit === (figure?.unit ?? row.unit)) ?? 'KGM',
    factoryId: (end === 'shipped' ? row.from?.id : row.to?.id) ?? '',
    lots: figure?.lots ?? [],
    documents: figure?.documents.join('\n') ?? '',
    country: figure?.origin.country ?? '',
    region: figure?.origin.region ?? '',
    recycledShare: figure?.recycledShare ?? null,
    note: figure?.note ?? '',
  };
};

const linesOf = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter(Boolean);

const figureInput = (fields: FigureFields) => ({
  quantity: fields.quantity,
  unit: fields.unit,
  lots: fields.lots,
  documents: linesOf(fields.documents),
  origin: { country: fields.country, region: fields.region },
  recycledShare: fields.recycledShare,
  note: fields.note,
});

/** Returns the entry as it is sent. For a move between own factories it says which end is meant. */
export const entryOf = (row: FlowRow, end: End, fields: FigureFields) => {
  const own = fields.factoryId || null;
  const isOwnFrom = end === 'shipped';
  return {
    rowId: row.id,
    period: row.period,
    ...figureInput(fields),
    quantity: fields.quantity ?? 0,
    ...(row[`${end}Figure`] && { version: row.version }),
    ...(row.side === 'own' && row.product && { transfer: { productId: row.product.id, isReceived: !isOwnFrom } }),
    fromFactoryId: isOwnFrom ? own : (row.from?.id ?? null),
    toFactoryId: isOwnFrom ? (row.to?.id ?? null) : own,
  };
};

const figureSchema = z.object(flowFigure);
const SHOWN_AT: Partial<Record<string, string>> = { 'origin.country': 'country', 'origin.region': 'region' };

/** Problems of the row itself, which the form does not ask for. They appear at the first field. */
const OF_THE_ROW = ['rowId', 'version', 'linkId', 'transfer', 'period'];

/** Returns the form's field for a field of the contract. */
export const placeOf = (path: string) => {
  if (path.startsWith('documents')) return 'documents';
  if (path === 'fromFactoryId' || path === 'toFactoryId') return 'factoryId';
  if (OF_THE_ROW.some((name) => path.startsWith(name))) return 'quantity';
  return SHOWN_AT[path] ?? path;
};

/** Returns what the contract would refuse, each at its field of the form. */
export const figureProblems = (fields: FigureFields): [path: string, message: string][] => {
  const { error } = figureSchema.safeParse(figureInput(fields));
  return (error?.issues ?? []).map(({ path, message }) => {
    const place = placeOf(path.join('.'));
    const isMissing = place === 'quantity' && fields.quantity === null;
    return [place, isMissing ? 'form.required' : message];
  });
};
