import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/cbam-installation.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/cbam-installation.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/cbam-installation.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/cbam-installation.json' with { type: 'json' };
import { companyQuestions } from './company-questions.ts';
import { ask, column, must, option, section } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const PLACE_HELP = words.placeHelp.text;

export const INSTALLATION = section('installation', words.installation.title, [
  ...companyQuestions,
  must('text', 'installation-name', words.installation['installation-name'], {
    help: words.installation['installation-name.help'],
  }),
  must('text', 'installation-address', words.installation['installation-address']),
  must('country', 'installation-country', words.installation['installation-country']),
  ask('text', 'un-locode', words.installation['un-locode'], {
    help: words.installation['un-locode.help'],
  }),
  must('number', 'latitude', words.installation.latitude, { help: PLACE_HELP }),
  must('number', 'longitude', words.installation.longitude),
]);

const CATEGORIES = [
  option('iron-steel-products', words.categories['iron-steel-products']),
  option('crude-steel', words.categories['crude-steel']),
  option('pig-iron', words.categories['pig-iron']),
  option('direct-reduced-iron', words.categories['direct-reduced-iron']),
  option('sintered-ore', words.categories['sintered-ore']),
  option('ferro-alloys', words.categories['ferro-alloys']),
  option('aluminium-products', words.categories['aluminium-products']),
  option('unwrought-aluminium', words.categories['unwrought-aluminium']),
  option('cement-clinker', words.categories['cement-clinker']),
  option('cement', words.categories.cement),
  option('aluminous-cement', words.categories['aluminous-cement']),
  option('calcined-clay', words.categories['calcined-clay']),
  option('ammonia', words.categories.ammonia),
  option('nitric-acid', words.categories['nitric-acid']),
  option('urea', words.categories.urea),
  option('mixed-fertilisers', words.categories['mixed-fertilisers']),
  option('hydrogen', words.categories.hydrogen),
  option('electricity', words.categories.electricity),
];

const ROUTES = [
  option('processing', words.routes.processing),
  option('electric-arc', words.routes['electric-arc']),
  option('blast-oxygen', words.routes['blast-oxygen']),
  option('direct-reduction', words.routes['direct-reduction']),
  option('smelting-reduction', words.routes['smelting-reduction']),
  option('electrolysis', words.routes.electrolysis),
  option('remelting', words.routes.remelting),
  option('other', words.routes.other),
];

const GOODS_COLUMNS = [
  column('text', 'cn-code', words.goodsColumns['cn-code'], {
    isRequired: true,
  }),
  column('text', 'name', words.goodsColumns.name, { isRequired: true }),
  column('choice', 'category', words.goodsColumns.category, {
    options: CATEGORIES,
    isRequired: true,
  }),
  column('choice', 'route', words.goodsColumns.route, {
    options: ROUTES,
    isRequired: true,
  }),
  column('number', 'produced', words.goodsColumns.produced, {
    unit: 'TNE',
    isRequired: true,
  }),
  column('number', 'to-customer', words.goodsColumns['to-customer'], { unit: 'TNE' }),
];

const METHODS = [
  option('calculation', words.methods.calculation),
  option('measurement', words.methods.measurement),
  option('national', words.methods.national),
  option('estimate', words.methods.estimate),
];

export const GOODS = section('goods', words.goods.title, [
  must('date', 'period-from', words.goods['period-from'], {
    help: words.goods['period-from.help'],
  }),
  must('date', 'period-to', words.goods['period-to']),
  must('table', 'goods', words.goods.goods, {
    columns: GOODS_COLUMNS,
    help: words.goods['goods.help'],
  }),
  must('choices', 'monitoring-method', words.goods['monitoring-method'], { options: METHODS }),
  ask('file', 'monitoring-plan', words.goods['monitoring-plan'], {
    help: words.goods['monitoring-plan.help'],
  }),
]);
