import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/minerals-sources.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/minerals-sources.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/minerals-sources.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/minerals-sources.json' with { type: 'json' };
import type { Option, Question, Words } from './form-shape.ts';
import { ask, column, must, option, when, YES_NO, YES_NO_UNKNOWN } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const NONE = option('none', words.none.none);
const keysOf = (metals: Option[]) => metals.map(({ key }) => key);

const ANSWERED = [
  option('all', words.answered.all),
  option('over-90', words.answered['over-90']),
  option('over-75', words.answered['over-75']),
  option('over-50', words.answered['over-50']),
  option('under-50', words.answered['under-50']),
  option('none', words.answered.none),
];

/** Two questions that are enough for a company that uses none of the metals. */
export const useQuestions = (metals: Option[], help: Words): Question[] => [
  must('choices', 'added', words.useQuestions.added, { options: [...metals, NONE], help }),
  must('choices', 'remaining', words.useQuestions.remaining, {
    ...when('added', ...keysOf(metals)),
    options: [...metals, NONE],
    help: words.useQuestions['remaining.help'],
  }),
];

/** Asks for one row per metal. A company that uses one metal fills in one row. */
export const originTable = (metals: Option[], areas: Option[], help: Words): Question =>
  must('table', 'origins', words.originTable.origins, {
    ...when('remaining', ...keysOf(metals)),
    help,
    columns: [
      column('choice', 'mineral', words.originTable['origins.mineral'], { options: metals, isRequired: true }),
      ...areas.map(({ key, words }) => column('choice', key, words, { options: YES_NO_UNKNOWN, isRequired: true })),
      column('choice', 'all-recycled', words.originTable['origins.all-recycled'], {
        options: YES_NO_UNKNOWN,
        isRequired: true,
      }),
      column('choice', 'answered', words.originTable['origins.answered'], {
        options: ANSWERED,
        isRequired: true,
      }),
      column('choice', 'all-identified', words.originTable['origins.all-identified'], {
        options: YES_NO,
        isRequired: true,
      }),
      column('choice', 'all-listed', words.originTable['origins.all-listed'], {
        options: YES_NO,
        isRequired: true,
      }),
      column('text', 'comment', words.originTable['origins.comment']),
    ],
  });

const ID_SOURCES = [
  option('rmi', words.idSources.rmi),
  option('lbma', words.idSources.lbma),
  option('supplier', words.idSources.supplier),
  option('other', words.idSources.other),
];

const smelterColumns = (metals: Option[]) => [
  column('choice', 'metal', words.smelterColumns.metal, { options: metals, isRequired: true }),
  column('text', 'look-up-name', words.smelterColumns['look-up-name'], {
    isRequired: true,
  }),
  column('country', 'country', words.smelterColumns.country, {
    isRequired: true,
  }),
  column('text', 'smelter-id', words.smelterColumns['smelter-id']),
  column('choice', 'id-source', words.smelterColumns['id-source'], { options: ID_SOURCES }),
  column('text', 'street', words.smelterColumns.street),
  column('text', 'city', words.smelterColumns.city),
  column('text', 'region', words.smelterColumns.region),
  column('text', 'contact-name', words.smelterColumns['contact-name']),
  column('text', 'contact-email', words.smelterColumns['contact-email']),
  column('text', 'mines', words.smelterColumns.mines),
  column('text', 'mine-countries', words.smelterColumns['mine-countries']),
  column('choice', 'recycled-only', words.smelterColumns['recycled-only'], {
    options: YES_NO_UNKNOWN,
  }),
];

export const smelterQuestions = (metals: Option[]): Question[] => [
  ask('table', 'smelters', words.smelterQuestions.smelters, {
    ...when('remaining', ...keysOf(metals)),
    columns: smelterColumns(metals),
    help: words.smelterQuestions['smelters.help'],
  }),
  ask('lines', 'smelters-unknown', words.smelterQuestions['smelters-unknown'], when('remaining', ...keysOf(metals))),
];
