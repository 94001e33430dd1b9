import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/minerals-3tg.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/minerals-3tg.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/minerals-3tg.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/minerals-3tg.json' with { type: 'json' };
import type { ReadyQuestionnaire } from './form-shape.ts';
import { POLICY } from './minerals-policy.ts';
import { COMPANY, EVIDENCE, SCOPE } from './minerals-scope.ts';
import { originTable, smelterQuestions, useQuestions } from './minerals-sources.ts';
import { ask, option, section, when } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const METALS = [
  option('tin', words.metals.tin),
  option('tantalum', words.metals.tantalum),
  option('tungsten', words.metals.tungsten),
  option('gold', words.metals.gold),
];

const AREAS = [
  option('covered-countries', words.areas['covered-countries']),
  option('high-risk-areas', words.areas['high-risk-areas']),
];

const USE_HELP = words.useHelp.text;

const ORIGIN_HELP = words.originHelp.text;

const MINERALS = section('minerals', words.minerals.title, [
  ...useQuestions(METALS, USE_HELP),
  originTable(METALS, AREAS, ORIGIN_HELP),
  ask(
    'lines',
    'high-risk-measures',
    words.minerals['high-risk-measures'],
    when('remaining', ...METALS.map(({ key }) => key)),
  ),
]);

const SMELTERS = section('smelters', words.smelters.title, smelterQuestions(METALS));

export const MINERALS_3TG: ReadyQuestionnaire = {
  version: 2,
  name: words.minerals3tg.name,
  description: words.minerals3tg.description,
  content: { sections: [COMPANY, SCOPE, MINERALS, SMELTERS, POLICY, EVIDENCE] },
};
