import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/cbam-emissions.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/cbam-emissions.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/cbam-emissions.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/cbam-emissions.json' with { type: 'json' };
import { ask, column, ifYes, must, option, section, yesNo } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const DETERMINED = [
  option('actual', words.determined.actual),
  option('default', words.determined.default),
  option('mixed', words.determined.mixed),
];

const FUEL_COLUMNS = [
  column('text', 'source', words.fuelColumns.source, { isRequired: true }),
  column('number', 'quantity', words.fuelColumns.quantity, { isRequired: true }),
  column('text', 'unit', words.fuelColumns.unit, { isRequired: true }),
  column('number', 'calorific-value', words.fuelColumns['calorific-value']),
  column('number', 'factor', words.fuelColumns.factor),
  column('number', 'biomass', words.fuelColumns.biomass, {
    unit: 'P1',
  }),
  column('number', 'emissions', words.fuelColumns.emissions, {
    unit: 'TNE',
  }),
];

const SPECIFIC_COLUMNS = [
  column('text', 'cn-code', words.specificColumns['cn-code'], { isRequired: true }),
  column('number', 'direct', words.specificColumns.direct, { isRequired: true }),
  column('number', 'indirect', words.specificColumns.indirect),
  column('number', 'electricity', words.specificColumns.electricity),
  column('choice', 'determined', words.specificColumns.determined, {
    options: DETERMINED,
    isRequired: true,
  }),
];

const HEAT_HELP = words.heatHelp.text;

export const EMISSIONS = section('emissions', words.emissions.title, [
  must('number', 'direct-total', words.emissions['direct-total'], {
    unit: 'TNE',
    help: words.emissions['direct-total.help'],
  }),
  ask('table', 'fuels', words.emissions.fuels, { columns: FUEL_COLUMNS }),
  must('table', 'goods-emissions', words.emissions['goods-emissions'], {
    columns: SPECIFIC_COLUMNS,
    help: words.emissions['goods-emissions.help'],
  }),
  yesNo('heat-exchanged', words.emissions['heat-exchanged'], { help: HEAT_HELP }),
  ask('number', 'heat-imported', words.emissions['heat-imported'], {
    ...ifYes('heat-exchanged'),
    unit: 'GV',
  }),
  ask('number', 'heat-exported', words.emissions['heat-exported'], {
    ...ifYes('heat-exchanged'),
    unit: 'GV',
  }),
  ask('number', 'heat-factor', words.emissions['heat-factor'], ifYes('heat-exchanged')),
]);
