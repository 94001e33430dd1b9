import { lastEndedPeriod, seriesPeriodOf } from '@ieum/contract';
import { found, type SeedContext } from '../timeline/seed-context.ts';
import { addDeclarationSteps, type DeclarationIds } from './declaration-steps.ts';

/** Days ago. From the start to today at least one more quarter ends, and the daily job asks again. */
const STARTED = 120;
/** Suppliers that are asked for their quantities; the last one has never answered. */
const QUANTITIES = ['C02', 'C05', 'C12'];
const CHECKED = ['C03', 'C06', 'C12'];
const HALF_YEARLY = 60;

/** Adds the buyer's recurring requests: quantities of every quarter, and a questionnaire that is paused. */
export const addSeries = (context: SeedContext, declarationIds: DeclarationIds) => {
  const { timeline } = context;
  timeline.on(STARTED, 10, () => askEveryQuarter(context, declarationIds));
  answerFirstQuarter(context, declarationIds);
  timeline.on(HALF_YEARLY, 15, () => pauseQuestionnaire(context, declarationIds));
};

const keyOf = (supplier: string) => `quarterly quantities of ${supplier}`;
const firstQuarter = ({ timeline }: SeedContext) => lastEndedPeriod('quarter', timeline.day(STARTED));

const askEveryQuarter = async (context: SeedContext, { requests }: DeclarationIds) => {
  const { actors } = context;
  const buyer = actors.as('C01');
  const { id } = await buyer.startReviewSeries({
    kind: 'flows',
    every: 'quarter',
    firstPeriod: firstQuarter(context),
    recipients: QUANTITIES.map((code) => actors.companyId(code)),
    answerDays: 30,
    purpose: '분기별 납품 수량',
    message: '분기가 끝나면 공장별 출고 수량을 알려 주세요.',
  });
  const { rows } = await buyer.getSeriesAnswers({ id });
  for (const code of QUANTITIES) {
    const row = rows.find(({ supplier }) => supplier.id === actors.companyId(code));
    requests.set(keyOf(code), row?.cells[0]?.requestId ?? '');
  }
};

/** Two suppliers answer the first quarter, and the buyer approves what they say. */
const answerFirstQuarter = (context: SeedContext, declarationIds: DeclarationIds) => {
  const quarter = firstQuarter(context);
  const about = { from: quarter, to: quarter };
  const history = { kind: 'flows', requester: 'C01', about } as const;
  addDeclarationSteps(context, declarationIds, {
    ...history,
    key: keyOf('C02'),
    by: 'C02.editor',
    begun: 104,
    submitted: 102,
    claimed: { on: 99, by: 'C01.second' },
    approved: { on: 98, by: 'C01.second' },
  });
  addDeclarationSteps(context, declarationIds, {
    ...history,
    key: keyOf('C05'),
    by: 'C05',
    begun: 95,
    submitted: 92,
    claimed: { on: 90, by: 'C01.editor' },
    approved: { on: 89, by: 'C01.editor' },
  });
};

/** A questionnaire for every half-year, which the buyer pauses before it is sent for the first time. */
const pauseQuestionnaire = async (context: SeedContext, { forms }: DeclarationIds) => {
  const { actors, timeline } = context;
  const buyer = actors.as('C01');
  const { id, version } = await buyer.startReviewSeries({
    kind: 'questionnaire',
    every: 'half_year',
    form: found(forms, 'C01'),
    firstPeriod: seriesPeriodOf('half_year', timeline.day(HALF_YEARLY)),
    recipients: CHECKED.map((code) => actors.companyId(code)),
    answerDays: 21,
    purpose: '반기 지속가능성 점검',
  });
  await buyer.pauseReviewSeries({ id, version });
};
