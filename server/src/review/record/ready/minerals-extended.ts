import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/minerals-extended.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/minerals-extended.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/minerals-extended.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/minerals-extended.json' with { type: 'json' };
import type { ReadyQuestionnaire } from './form-shape.ts';
import { POLICY } from './minerals-policy.ts';
import { COMPANY, EVIDENCE, SCOPE } from './minerals-scope.ts';
import { originTable, smelterQuestions, useQuestions } from './minerals-sources.ts';
import { ask, column, must, option, section, when, YES_NO_UNKNOWN, YES_PARTLY_NO } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const METALS = [
  option('cobalt', words.metals.cobalt),
  option('mica', words.metals.mica),
  option('copper', words.metals.copper),
  option('natural-graphite', words.metals['natural-graphite']),
  option('lithium', words.metals.lithium),
  option('nickel', words.metals.nickel),
];
const whenRemaining = when('remaining', ...METALS.map(({ key }) => key));

const AREAS = [option('high-risk-areas', words.areas['high-risk-areas'])];

const USE_HELP = words.useHelp.text;

const ORIGIN_HELP = words.originHelp.text;

const MINERALS = section('minerals', words.minerals.title, [
  ...useQuestions(METALS, USE_HELP),
  originTable(METALS, AREAS, ORIGIN_HELP),
]);

const MINE_COLUMNS = [
  column('choice', 'mineral', words.mineColumns.mineral, { options: METALS, isRequired: true }),
  column('text', 'mine-name', words.mineColumns['mine-name'], { isRequired: true }),
  column('text', 'mine-id', words.mineColumns['mine-id']),
  column('text', 'mine-id-source', words.mineColumns['mine-id-source']),
  column('country', 'country', words.mineColumns.country, { isRequired: true }),
  column('text', 'region', words.mineColumns.region),
  column('choice', 'artisanal', words.mineColumns.artisanal, {
    options: YES_NO_UNKNOWN,
  }),
];

const MINES = section('smelters', words.mines.title, [
  ...smelterQuestions(METALS),
  ask('table', 'mines', words.mines.mines, {
    ...whenRemaining,
    columns: MINE_COLUMNS,
    help: words.mines['mines.help'],
  }),
  must('choice', 'artisanal-mining', words.mines['artisanal-mining'], {
    ...whenRemaining,
    options: YES_NO_UNKNOWN,
    help: words.mines['artisanal-mining.help'],
  }),
  must('choice', 'child-labour-mining', words.mines['child-labour-mining'], {
    ...whenRemaining,
    options: YES_PARTLY_NO,
  }),
  ask('number', 'recycled-share', words.mines['recycled-share'], { ...whenRemaining, unit: 'P1' }),
]);

export const MINERALS_EXTENDED: ReadyQuestionnaire = {
  version: 2,
  name: words.mineralsExtended.name,
  description: words.mineralsExtended.description,
  content: { sections: [COMPANY, SCOPE, MINERALS, MINES, POLICY, EVIDENCE] },
};
