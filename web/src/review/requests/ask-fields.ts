import {
  ANSWER_DAYS_MAX,
  ApiError,
  type DeclarationKind,
  dayAfter,
  type Input,
  MESSAGE_MAX,
  PURPOSE_MAX,
  REQUESTS_AT_ONCE_MAX,
  type ReviewRequest,
  type reviewRequestsContract,
  type SeriesEvery,
  spanOf,
  VALIDITY_MONTHS,
  VALIDITY_MONTHS_MAX,
} from '@ieum/contract';
import { yearTo } from '../../flow/period-select.tsx';
import type { FieldProblem } from '../../kit/form/checked-form.ts';

export type Recipient = { companyId: string; linkId: string | null; name: string; product: string };
export type AskFields = {
  kind: DeclarationKind;
  recipients: Recipient[];
  form: string;
  from: string;
  to: string;
  purpose: string;
  message: string;
  dueOn: string;
  validityMonths: number | null;
  needsTwo: boolean;
  /** Empty for a single request. */
  every: SeriesEvery | '';
  firstPeriod: string;
  /** Empty without an end. */
  lastPeriod: string;
  answerDays: number | null;
};

const DUE_DAYS = 30;
/** Days needed between an answer and its passing on. */
const MARGIN_DAYS = 7;

/** Returns the last day of the day's quarter. */
export const quarterEnd = (day: string) => {
  const [year = '', month = ''] = day.split('-');
  const MONTHS = 3;
  return spanOf(`${year}-Q${Math.ceil(Number(month) / MONTHS)}`).to;
};

/** Returns a due day before the one that we have to meet, as far as there is time. */
const dueOf = (today: string, passedOn: ReviewRequest | undefined) => {
  const due = dayAfter(today, DUE_DAYS);
  if (!passedOn) return due;
  const before = dayAfter(passedOn.dueOn, -MARGIN_DAYS);
  const earliest = dayAfter(today, 1);
  return [before < due ? before : due, earliest].toSorted().at(-1) ?? due;
};

type Chosen = { form?: string; kind?: DeclarationKind | undefined };

/** Takes only the subject of a passed-on request, none of the first company's words, and what the address has chosen. */
export const startOf = (today: string, passedOn: ReviewRequest | undefined, chosen: Chosen = {}): AskFields => ({
  kind: passedOn?.kind ?? chosen.kind ?? 'questionnaire',
  recipients: [],
  form: chosen.form ?? '',
  ...(passedOn?.subject.from ? { from: passedOn.subject.from, to: passedOn.subject.to } : yearTo(today)),
  purpose: '',
  message: '',
  dueOn: dueOf(today, passedOn),
  validityMonths: VALIDITY_MONTHS,
  needsTwo: false,
  every: '',
  firstPeriod: '',
  lastPeriod: '',
  answerDays: DUE_DAYS,
});

export const askProblems = (fields: AskFields, today: string, isPassedOn: boolean): FieldProblem[] => {
  const found: FieldProblem[] = [];
  const { kind, recipients, form, from, to, purpose, message, dueOn, validityMonths, every } = fields;
  if (kind === 'questionnaire' && form === '' && !isPassedOn) found.push(['form', 'form.required']);
  if (!every && kind === 'flows' && spanOf(from).from > spanOf(to).to)
    found.push(['to', 'declaration:problem.reversed']);
  if (recipients.length === 0) found.push(['recipients', 'declaration:problem.nobody']);
  if (recipients.length > REQUESTS_AT_ONCE_MAX)
    found.push(['recipients', `declaration:problem.tooMany?max=${REQUESTS_AT_ONCE_MAX}`]);
  if (purpose.trim() === '') found.push(['purpose', 'form.required']);
  if (purpose.length > PURPOSE_MAX) found.push(['purpose', `form.maxLength?max=${PURPOSE_MAX}`]);
  if (message.length > MESSAGE_MAX) found.push(['message', `form.maxLength?max=${MESSAGE_MAX}`]);
  if (every) found.push(...planProblems(fields));
  else if (dueOn === '') found.push(['dueOn', 'form.required']);
  else if (dueOn < today) found.push(['dueOn', 'declaration:problem.past']);
  if (!isMonths(validityMonths)) found.push(['validityMonths', 'form.invalidNumber']);
  return found;
};

const planProblems = ({ firstPeriod, lastPeriod, answerDays }: AskFields): FieldProblem[] => [
  ...(lastPeriod !== '' && lastPeriod < firstPeriod ? [['lastPeriod', 'declaration:problem.tooLate'] as const] : []),
  ...(answerDays !== null && Number.isInteger(answerDays) && answerDays >= 1 && answerDays <= ANSWER_DAYS_MAX
    ? []
    : [['answerDays', `declaration:problem.answerDays?max=${ANSWER_DAYS_MAX}`] as const]),
];

const isMonths = (months: number | null): months is number =>
  months !== null && Number.isInteger(months) && months >= 1 && months <= VALIDITY_MONTHS_MAX;

type AskInput = Input<(typeof reviewRequestsContract)['askForDeclarations']>;

export const askInputOf = (fields: AskFields, forwardedFrom: string | null): AskInput => {
  const { kind, recipients, form, from, to, purpose, message, dueOn, validityMonths, needsTwo } = fields;
  return {
    kind,
    purpose,
    message,
    dueOn,
    needsTwo,
    forwardedFrom,
    validityMonths: validityMonths ?? VALIDITY_MONTHS,
    recipients: recipients.map(({ companyId, linkId }) => ({
      companyId,
      linkId: kind === 'supply_map' ? linkId : null,
    })),
    form: kind === 'questionnaire' && forwardedFrom === null ? form : null,
    ...(kind === 'flows' && { from, to }),
  };
};

const FIELDS: Partial<Record<string, FieldProblem>> = {
  'review.due_past': ['dueOn', 'declaration:problem.past'],
  'review.form_missing': ['form', 'form.required'],
  'review.period_missing': ['from', 'form.required'],
  'review.series_period': ['firstPeriod', 'declaration:problem.period'],
};
const OF_RECIPIENTS: Partial<Record<string, string>> = {
  'review.asked_already': 'declaration:problem.askedAlready',
  'review.not_supplier': 'declaration:problem.notSupplier',
};

/** Returns the server's refusal at the fields that it is about, with the companies' names. */
export const askRefusal = (error: unknown, recipients: readonly Recipient[]): FieldProblem[] => {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'review.series_period' && 'lastPeriod' in error.fields)
    return [['lastPeriod', 'declaration:problem.period']];
  const field = FIELDS[error.code];
  if (field) return [field];
  const message = OF_RECIPIENTS[error.code];
  if (!message) return [];
  const places = Object.keys(error.fields).map((path) => Number(path.split('.')[1]));
  const names = places.map((at) => recipients[at]?.name).filter(Boolean);
  return [['recipients', `${message}?${new URLSearchParams({ names: names.join(', ') })}`]];
};
