import { type CAPACITY_PERIODS, type LinkSide, linkFigures, type SupplyLink, type UNITS } from '@ieum/contract';
import type { FieldProblem } from '../../../kit/form/checked-form.ts';

export const PARTNER_WAYS = ['known', 'number', 'words', 'unidentified'] as const;
export type PartnerWay = (typeof PARTNER_WAYS)[number];

/** Figures as a form holds them: the volume is three fields, and only our own factories appear. */
export type FigureFields = {
  spendShare: number | null;
  quantity: number | null;
  unit: (typeof UNITS)[number];
  period: (typeof CAPACITY_PERIODS)[number];
  validFrom: string;
  validTo: string;
  factoryIds: string[];
  inputId: string;
  inputShare: number | null;
};

export type PartnerFields = {
  how: PartnerWay;
  companyId: string;
  businessNumber: string;
  words: { company: string; country: string; region: string; product: string; partNumber: string; hs: string };
};

export const NO_FIGURES: FigureFields = {
  spendShare: null,
  quantity: null,
  unit: 'KGM',
  period: 'year',
  validFrom: '',
  validTo: '',
  factoryIds: [],
  inputId: '',
  inputShare: null,
};
export const NO_PARTNER: PartnerFields = {
  how: 'number',
  companyId: '',
  businessNumber: '',
  words: { company: '', country: '', region: '', product: '', partNumber: '', hs: '' },
};

export const figureFieldsOf = (figures: SupplyLink['figures'], side: LinkSide): FigureFields => ({
  spendShare: figures.spendShare,
  quantity: figures.volume?.quantity ?? null,
  unit: figures.volume?.unit ?? NO_FIGURES.unit,
  period: figures.volume?.period ?? NO_FIGURES.period,
  validFrom: figures.validFrom,
  validTo: figures.validTo,
  factoryIds: side === 'buyer' ? figures.buyerFactoryIds : figures.supplierFactoryIds,
  inputId: figures.inputId ?? '',
  inputShare: figures.inputShare,
});

/** Returns the figures as they are sent. A unit needs a volume. Without a line of the bill, the link is an input of its own. */
export const figuresInputOf = (fields: FigureFields, side: LinkSide) => {
  const { spendShare, quantity, unit, period, validFrom, validTo, factoryIds, inputId, inputShare } = fields;
  return {
    spendShare,
    volume: quantity === null ? null : { quantity, unit, period },
    ...(validFrom !== '' && { validFrom }),
    validTo,
    ...(side === 'buyer' ? { buyerFactoryIds: factoryIds } : { supplierFactoryIds: factoryIds }),
    ...(side === 'buyer' && { inputId: inputId || null, inputShare }),
  };
};

const MESSAGES: Record<string, string> = {
  spendShare: 'link:problem.share',
  inputShare: 'link:problem.share',
  volume: 'link:problem.quantity',
};

/** Returns what the contract would refuse, each at its field of the form. */
export const figureProblems = (fields: FigureFields, side: LinkSide): FieldProblem[] => {
  const { error } = linkFigures.safeParse(figuresInputOf(fields, side));
  const found = (error?.issues ?? []).map((issue): FieldProblem => {
    const field = String(issue.path[0] ?? '');
    const isHuge = field === 'volume' && issue.code === 'too_big';
    const message = isHuge ? 'link:problem.tooBig' : (MESSAGES[field] ?? 'form.invalid');
    return [`figures.${field === 'volume' ? 'quantity' : field}`, message];
  });
  const isReversed = fields.validTo !== '' && fields.validFrom !== '' && fields.validTo < fields.validFrom;
  return isReversed ? [...found, ['figures.validTo', 'link:problem.reversed']] : found;
};
