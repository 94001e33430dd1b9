import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { goodsKind } from '../../supply/materials/stated.ts';
import { FLOW_PROBLEMS, FLOW_QUANTITY_MAX, FLOW_ROWS_AT_ONCE_MAX, FLOW_SIDES, FLOW_STATES } from '../ledger/fields.ts';
import { flowPartner } from '../ledger/views.ts';
import { flowPeriod } from '../period.ts';
import { FLOW_READS } from '../reads.ts';

/** Links on one page of the sheet. A page can have more lines: one for each own factory of a link. */
export const SHEET_PAGE_MAX = 500;
/** A sheet shows at most these production records of its period; the list of production has all. */
export const SHEET_PRODUCTION_MAX = 100;
const PAGE_MAX = 1_000;

const text = z.string();
const unit = z.enum(UNITS);
const number = z.number().nullable();
const id = z.uuid().nullable();

/**
 * Names a line of the sheet: a link with its own factory, an own product between two own factories, or a row of the
 * ledger where a link has several rows for one factory.
 */
export const sheetLineKey = z.strictObject({
  linkId: id.default(null),
  productId: id.default(null),
  rowId: id.default(null),
  fromFactoryId: id.default(null),
  toFactoryId: id.default(null),
});
export type SheetLineKey = z.output<typeof sheetLineKey>;

const draftValue = {
  /** Null for the mark "not yet known", which is no figure. */
  quantity: z.number().min(0).max(FLOW_QUANTITY_MAX).nullable(),
  unit,
  /** True once a person has confirmed a conspicuous figure. */
  isChecked: z.boolean(),
  /** Version of the own figure that the person saw; 0 without one. */
  figureVersion: z.int32().min(0),
};

/** Value that is entered but not sent. Only the own company sees it. */
const sheetDraft = z.object({
  ...draftValue,
  version: z.int(),
  at: moment,
  by: text,
  /** True if the caller entered it. */
  isMine: z.boolean(),
});
export type SheetDraft = z.infer<typeof sheetDraft>;

const place = z.object({ id: z.uuid(), name: text }).nullable();

export const sheetLine = z.object({
  key: z.object({ linkId: id, productId: id, rowId: id, fromFactoryId: id, toFactoryId: id }),
  side: z.enum(FLOW_SIDES),
  /** Null for a move between own factories. */
  partner: flowPartner.nullable(),
  product: z.object({ id: z.uuid(), name: text }),
  goods: z.object({ name: text, partNumber: text, hs: text, ...goodsKind }),
  /** Product that the goods go into: an own one, or the partner's as the link shows it. */
  use: text,
  /** Own factories; null where unknown, and where it is the other side's. */
  from: place,
  to: place,
  /** Unit of every figure of the line. */
  unit,
  hasWeight: z.boolean(),
  /** Own figure of the period before; null without one, or where its unit cannot be converted. */
  last: number,
  /** Unit of the own figure of the period before, if it cannot be converted. */
  lastUnit: unit.nullable(),
  /** Row of the ledger, once a side has entered a figure. */
  rowId: id,
  state: z.enum(FLOW_STATES).nullable(),
  /** Own figure in the ledger, its version (0 without one), and the figure of the other side. */
  mine: number,
  version: z.int(),
  theirs: number,
  /** True if the link began in this period. */
  isNew: z.boolean(),
  /** Last day of a link that ends in this period, otherwise empty. */
  endsOn: text,
  /** Another period of the same link that overlaps this one, in which its figures are entered; otherwise empty. */
  enteredIn: text,
  draft: sheetDraft.nullable(),
});
export type SheetLine = z.infer<typeof sheetLine>;

const production = z.object({
  /** Null where the product was made there in the period before and has no record yet. */
  id: z.uuid().nullable(),
  factory: z.object({ id: z.uuid(), name: text }),
  product: z.object({ id: z.uuid(), name: text }),
  period: text,
  quantityOut: number,
  unit,
  inputs: z.array(z.object({ name: text, quantity: number, unit })),
});
export type SheetProduction = z.infer<typeof production>;

const savedLine = z.strictObject({
  key: sheetLineKey,
  /** Version of the draft that the person saw; 0 without one. */
  version: z.int32().min(0),
  /** Null removes the draft. */
  value: z.strictObject(draftValue).nullable(),
});

const PROBLEMS = [...FLOW_PROBLEMS, 'draft_changed'] as const;
const outside = ['company.not_verified', 'company.email_unconfirmed'] as const;
const write = { method: 'POST', access: ['supplier'] } as const;

/** The sheet of a period: one line for each link and each move between own factories, with one number to enter. */
export const quarterContract = defineContract({
  getQuarterSheet: {
    summary:
      "Returns the sheet of a period: the caller's links and moves with the figure of the period before, the own and the partner's figure, and drafts.",
    method: 'GET',
    path: '/flow-sheet',
    access: ['supplier'],
    input: z.strictObject({
      period: flowPeriod,
      page: z.coerce.number<number>().int().min(1).max(PAGE_MAX).default(1),
      size: z.coerce.number<number>().int().min(1).max(SHEET_PAGE_MAX).default(SHEET_PAGE_MAX),
    }),
    output: z.object({
      lines: z.array(sheetLine),
      /** Number of links and moved products, which the pages count. */
      total: z.int(),
      /** Production of the period, on the first page. */
      production: z.array(production),
      can: z.object({ enter: z.boolean() }),
    }),
    errors: [],
  },
  saveQuarterDrafts: {
    ...write,
    summary:
      'Saves values of the sheet as drafts, which only the own company sees; a line that a colleague has changed is left as it is and named.',
    path: '/flow-sheet/drafts',
    input: z.strictObject({ period: flowPeriod, lines: z.array(savedLine).min(1).max(FLOW_ROWS_AT_ONCE_MAX) }),
    output: z.object({
      /** Lines in the order of the request, as they are now. */
      lines: z.array(
        z.object({
          problem: z.enum(PROBLEMS).nullable(),
          draft: sheetDraft.nullable(),
          mine: number,
          version: z.int(),
          theirs: number,
        }),
      ),
    }),
    changes: ['getQuarterSheet'],
    errors: ['flow.period_ahead', ...outside],
  },
  sendQuarterSheet: {
    ...write,
    summary:
      'Enters drafts of the sheet into the ledger, where the partners see them; a line that cannot be entered stays a draft and is named.',
    path: '/flow-sheet/send',
    input: z.strictObject({
      period: flowPeriod,
      lines: z
        .array(z.strictObject({ key: sheetLineKey, version: z.int32().min(1) }))
        .min(1)
        .max(FLOW_ROWS_AT_ONCE_MAX),
    }),
    output: z.object({
      sent: z.int(),
      /** Sent figures that differ by more than two per cent from those of the partners. */
      differing: z.int(),
      /** By the place of the line in the request. */
      refused: z.array(z.object({ nth: z.int(), problem: z.enum(PROBLEMS) })),
    }),
    changes: FLOW_READS,
    errors: ['flow.period_ahead', ...outside],
  },
});

export const quarterErrors = {
  /** The period has not begun. */
  'flow.period_ahead': 400,
} as const;
