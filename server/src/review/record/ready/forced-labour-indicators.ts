import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/forced-labour-indicators.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/forced-labour-indicators.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/forced-labour-indicators.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/forced-labour-indicators.json' with { type: 'json' };
import type { Words } from './form-shape.ts';
import { ask, column, must, option, section } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

/** A plant that has checked and found nothing must be distinguishable from one that has not checked. */
const FOUND = [
  option('none', words.found.none),
  option('fixed', words.found.fixed),
  option('open', words.found.open),
  option('unchecked', words.found.unchecked),
];

const indicator = (key: string, words: Words) => must('choice', key, words, { options: FOUND });

const KINDS = [
  option('vulnerability', words.kinds.vulnerability),
  option('deception', words.kinds.deception),
  option('movement', words.kinds.movement),
  option('isolation', words.kinds.isolation),
  option('violence', words.kinds.violence),
  option('intimidation', words.kinds.intimidation),
  option('documents', words.kinds.documents),
  option('wages', words.kinds.wages),
  option('debt', words.kinds.debt),
  option('conditions', words.kinds.conditions),
  option('overtime', words.kinds.overtime),
];

const FINDING_COLUMNS = [
  column('choice', 'kind', words.findingColumns.kind, { options: KINDS, isRequired: true }),
  column('date', 'found-on', words.findingColumns['found-on']),
  column('text', 'what', words.findingColumns.what, { isRequired: true }),
  column('number', 'workers', words.findingColumns.workers),
  column('text', 'measure', words.findingColumns.measure, { isRequired: true }),
  column('date', 'done-on', words.findingColumns['done-on']),
];

export const INDICATORS = section('indicators', words.indicators.title, [
  indicator('vulnerability', words.indicators.vulnerability),
  indicator('deception', words.indicators.deception),
  indicator('movement', words.indicators.movement),
  indicator('isolation', words.indicators.isolation),
  indicator('violence', words.indicators.violence),
  indicator('intimidation', words.indicators.intimidation),
  indicator('documents', words.indicators.documents),
  indicator('wages', words.indicators.wages),
  indicator('debt', words.indicators.debt),
  indicator('conditions', words.indicators.conditions),
  indicator('overtime', words.indicators.overtime),
  ask('table', 'findings', words.indicators.findings, {
    columns: FINDING_COLUMNS,
    help: words.indicators['findings.help'],
  }),
]);
