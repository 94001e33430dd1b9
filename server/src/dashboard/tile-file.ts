import {
  countryName,
  type Dashboard,
  formatPeriod,
  type Language,
  TAG_OF,
  type Task,
  type Tile,
  type Translations,
  yesNo,
} from '@ieum/contract';
import { todayInSeoul } from '../kit/clock.ts';
import { inOnePart, type SheetCell, sheetFile, type WrittenSheet } from '../kit/sheet/writer.ts';
import {
  ABOUT_WORDS,
  COLUMN_HEADINGS,
  FLAG_WORDS,
  LINES,
  SEVERITY_WORDS,
  STATE_WORDS,
  TASK_WORDS,
  TILE_WORDS,
} from './tile-words.ts';

type Found = { dashboard: Dashboard; tasks: Task[]; today: string };
type Head = keyof typeof COLUMN_HEADINGS;
/** The first sheet holds what the tile shows. Further sheets hold the figures beside it; a CSV file leaves them out. */
type Sheet = { name?: Translations; heads: Head[]; rows: SheetCell[][] };

const WIDTH = 20;

export const tileFile = (tile: Tile, as: 'csv' | 'xlsx', language: Language, found: Found) => {
  const [first, ...rest] = SHEETS[tile](found, language);
  const written = ({ name = TILE_WORDS[tile], heads, rows }: Sheet): WrittenSheet => ({
    name: name[language],
    columns: heads.map((head) => ({ heading: COLUMN_HEADINGS[head][language], width: WIDTH })),
    rows: inOnePart(rows),
  });
  return sheetFile(`${TILE_WORDS[tile][language]}-${found.today}`, as, [written(first), ...rest.map(written)]);
};

const countryIn = (country: string, language: Language) => country && countryName(country, TAG_OF[language]);

const SHEETS: Record<Tile, (found: Found, language: Language) => [Sheet, ...Sheet[]]> = {
  tasks: ({ tasks }, language) => [
    {
      heads: ['kind', 'about', 'due', 'since'],
      rows: tasks.map(({ kind, about, dueOn, since }) => [
        TASK_WORDS[kind][language],
        aboutIn(about, language),
        dueOn === '' ? null : { day: dueOn },
        { day: todayInSeoul(new Date(since)) },
      ]),
    },
  ],
  reviews: ({ dashboard: { reviews } }, language) => [
    {
      heads: ['group', 'state', 'count'],
      rows: [
        ...(['own', 'toReview', 'factories'] as const).flatMap((group) =>
          reviews[group].map(({ state, count }) => [LINES[group][language], stateIn(state, language), count]),
        ),
        [LINES.medianDays[language], null, reviews.medianDays],
      ],
    },
  ],
  coverage: ({ dashboard: { coverage } }) => [
    {
      heads: ['tier', 'confirmedFrom', 'confirmedTo', 'declaredFrom', 'declaredTo'],
      rows: (coverage?.confirmed ?? []).map(({ from, to }, at) => {
        const declared = coverage?.declared[at];
        return [at + 1, from, to, declared?.from ?? null, declared?.to ?? null];
      }),
    },
  ],
  completeness: ({ dashboard: { completeness } }, language) => [
    {
      heads: ['factory', 'points'],
      rows: [
        [LINES.mean[language], completeness.mean],
        ...completeness.least.map(({ name, points }) => [name, points]),
      ],
    },
  ],
  tiers: ({ dashboard: { tiers } }) => [
    {
      heads: ['tier', 'companies', 'confirmed', 'unconfirmed', 'unidentified', 'factories'],
      rows: tiers.map((tier) => [
        tier.tier,
        tier.companies,
        tier.confirmed,
        tier.unconfirmed,
        tier.unidentified,
        tier.factories,
      ]),
    },
  ],
  map: ({ dashboard: { map, elsewhere } }, language) => [
    {
      heads: ['factory', 'country', 'latitude', 'longitude', 'isOwn', 'isExact', 'severity'],
      rows: map.map(({ name, country, latitude, longitude, isOwn, isExact, severity }) => [
        name,
        countryIn(country, language),
        latitude,
        longitude,
        yesNo(isOwn, language),
        yesNo(isExact, language),
        severity === '' ? null : SEVERITY_WORDS[severity][language],
      ]),
    },
    {
      name: LINES.elsewhere,
      heads: ['country', 'companies'],
      rows: elsewhere.map(({ country, companies }) => [countryIn(country, language), companies]),
    },
  ],
  flags: ({ dashboard: { flags } }, language) => [
    {
      heads: ['kind', 'severity', 'count'],
      rows: [
        ...flags.open.map(({ code, severity, count }) => [
          FLAG_WORDS[code][language],
          SEVERITY_WORDS[severity][language],
          count,
        ]),
        ...(['newThisWeek', 'closedThisWeek'] as const).map((line) => [LINES[line][language], null, flags[line]]),
      ],
    },
    { name: LINES.weeks, heads: ['week', 'count'], rows: flags.weeks.map(({ from, open }) => [{ day: from }, open]) },
  ],
  certificates: ({ dashboard: { certificates } }, language) => [
    {
      heads: ['month', 'count'],
      rows: [
        [LINES.expired[language], certificates.expired],
        [LINES.valid[language], certificates.valid],
        ...certificates.months.map(({ month, count }) => [formatPeriod(month, TAG_OF[language]), count]),
      ],
    },
  ],
  responses: ({ dashboard: { responses } }, language) => [
    {
      heads: ['group', 'state', 'count'],
      rows: responses ? answersOf(responses, language) : [],
    },
  ],
  balance: ({ dashboard: { balance } }, language) => [
    {
      heads: ['group', 'country', 'kg', 'count'],
      rows: [
        ...balance.inflow.map(({ country, kg }) => [
          LINES.inflow[language],
          countryIn(country, language) || LINES.unknownOrigin[language],
          kg,
          null,
        ]),
        [LINES.outflow[language], null, balance.outflowKg, null],
        [LINES.weightless[language], null, null, balance.weightless],
      ],
    },
    {
      name: LINES.verdicts,
      heads: ['state', 'count'],
      rows: balance.verdicts.map(({ verdict, count }) => [stateIn(verdict, language), count]),
    },
  ],
  ledger: ({ dashboard: { ledger } }, language) => [
    {
      heads: ['period', 'rows', 'agreed', 'differing'],
      rows: ledger.map(({ period, rows, agreed, differing }) => [
        formatPeriod(period, TAG_OF[language]),
        rows,
        agreed,
        differing,
      ]),
    },
  ],
};

type Responses = NonNullable<Dashboard['responses']>;

const answersOf = ({ requests, invitations, ...totals }: Responses, language: Language): SheetCell[][] => [
  ...(
    [
      ['requests', 'answered', requests.answered],
      ['requests', 'declined', requests.declined],
      ['requests', 'waiting', requests.open],
      ['invitations', 'answered', invitations.accepted],
      ['invitations', 'declined', invitations.declined],
      ['invitations', 'waiting', invitations.waiting],
      ['invitations', 'ended', invitations.expired],
    ] as const
  ).map(([group, state, count]) => [LINES[group][language], LINES[state][language], count]),
  [LINES.asked[language], null, totals.asked],
  [LINES.overdue[language], null, totals.overdue],
  [LINES.answerDays[language], null, totals.medianDays],
];

/** Shows names unchanged, and codes as words in the reader's language. */
const aboutIn = ({ kind = '', state = '', ...names }: Task['about'], language: Language) =>
  [...Object.values(names), ...[kind, state].map((code) => ABOUT_WORDS[code]?.[language])].filter(Boolean).join(' · ');

const stateIn = (state: string, language: Language) => STATE_WORDS[state]?.[language] ?? state;
