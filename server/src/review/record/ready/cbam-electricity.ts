import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/cbam-electricity.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/cbam-electricity.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/cbam-electricity.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/cbam-electricity.json' with { type: 'json' };
import { ask, must, option, section } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const POWER_SOURCES = [
  option('grid', words.powerSources.grid),
  option('own', words.powerSources.own),
  option('contract', words.powerSources.contract),
];

const FACTOR_SOURCES = [
  option('commission', words.factorSources.commission),
  option('national', words.factorSources.national),
  option('supplier', words.factorSources.supplier),
  option('own', words.factorSources.own),
];

export const ELECTRICITY = section('electricity', words.electricity.title, [
  must('number', 'electricity-consumed', words.electricity['electricity-consumed'], {
    unit: 'MWH',
  }),
  must('choices', 'electricity-source', words.electricity['electricity-source'], { options: POWER_SOURCES }),
  must('number', 'electricity-factor', words.electricity['electricity-factor']),
  must('choice', 'electricity-factor-source', words.electricity['electricity-factor-source'], {
    options: FACTOR_SOURCES,
  }),
  must('number', 'indirect-total', words.electricity['indirect-total'], {
    unit: 'TNE',
    help: words.electricity['indirect-total.help'],
  }),
  ask('file', 'energy-files', words.electricity['energy-files']),
]);
