import { ask, column, four, ifYes, must, option, section, yesNo } from './question-parts.ts';

const DETERMINED = [
  option('actual', '실제 자료', 'Actual data', '实际数据', '実データ'),
  option('default', 'EU 기본값', 'EU default values', '欧盟默认值', 'EUのデフォルト値'),
  option('mixed', '섞어서 사용', 'Both', '两者兼用', '併用'),
];

const FUEL_COLUMNS = [
  column('text', 'source', four('연료·원료', 'Fuel or material', '燃料或原料', '燃料・原料'), { isRequired: true }),
  column('number', 'quantity', four('사용량', 'Quantity used', '用量', '使用量'), { isRequired: true }),
  column('text', 'unit', four('단위', 'Unit', '单位', '単位'), { isRequired: true }),
  column(
    'number',
    'calorific-value',
    four('순발열량(GJ/단위)', 'Net calorific value (GJ per unit)', '低位发热量（GJ/单位）', '低位発熱量（GJ/単位）'),
  ),
  column(
    'number',
    'factor',
    four(
      '배출계수(tCO₂/TJ 또는 tCO₂/t)',
      'Emission factor (tCO₂/TJ or tCO₂/t)',
      '排放因子（tCO₂/TJ 或 tCO₂/t）',
      '排出係数（tCO₂/TJまたはtCO₂/t）',
    ),
  ),
  column('number', 'biomass', four('바이오매스 비율', 'Share of biomass', '生物质比例', 'バイオマス比率'), {
    unit: 'P1',
  }),
  column('number', 'emissions', four('배출량(tCO₂e)', 'Emissions (tCO₂e)', '排放量（tCO₂e）', '排出量（tCO₂e）'), {
    unit: 'TNE',
  }),
];

const SPECIFIC_COLUMNS = [
  column('text', 'cn-code', four('CN 코드', 'CN code', 'CN 编码', 'CNコード'), { isRequired: true }),
  column(
    'number',
    'direct',
    four(
      '직접 내재배출량(tCO₂e/t)',
      'Direct embedded emissions (tCO₂e/t)',
      '直接隐含排放（tCO₂e/t）',
      '直接の内包排出量（tCO₂e/t）',
    ),
    { isRequired: true },
  ),
  column(
    'number',
    'indirect',
    four(
      '간접 내재배출량(tCO₂e/t)',
      'Indirect embedded emissions (tCO₂e/t)',
      '间接隐含排放（tCO₂e/t）',
      '間接の内包排出量（tCO₂e/t）',
    ),
  ),
  column(
    'number',
    'electricity',
    four(
      '제품 1톤당 전력(MWh/t)',
      'Electricity per tonne (MWh/t)',
      '每吨耗电量（MWh/t）',
      '製品1トン当たりの電力（MWh/t）',
    ),
  ),
  column('choice', 'determined', four('값의 근거', 'Based on', '数值依据', '値の根拠'), {
    options: DETERMINED,
    isRequired: true,
  }),
];

const HEAT_HELP = four(
  '열은 증기나 온수처럼 밖에서 사 오거나 밖으로 보내는 것만 적습니다. 사업장 안에서 만들어 쓰는 열은 연료에 이미 들어 있습니다.',
  'Count only heat such as steam or hot water that comes from or goes to others. Heat made and used on site is already in the fuels.',
  '仅填写从外部购入或向外部输出的蒸汽、热水等热量。厂内自产自用的热量已计入燃料。',
  '蒸気や温水のように、外部から購入した熱または外部へ供給した熱だけをご記入ください。事業所内でつくって使う熱は燃料に含まれています。',
);

export const EMISSIONS = section('emissions', four('직접 배출', 'Direct emissions', '直接排放', '直接排出'), [
  must(
    'number',
    'direct-total',
    four(
      '사업장 전체 직접 배출량(tCO₂e)',
      'Direct emissions of the whole installation (tCO₂e)',
      '整个设施的直接排放量（tCO₂e）',
      '事業所全体の直接排出量（tCO₂e）',
    ),
    {
      unit: 'TNE',
      help: four(
        '보고 기간에 사업장 안에서 연료를 태우거나 공정에서 나온 온실가스의 양입니다.',
        'Greenhouse gases from burning fuels and from the process itself, on site, in the reporting period.',
        '报告期内设施内燃烧燃料及工艺过程产生的温室气体量。',
        '報告期間に事業所内での燃料の燃焼や工程から出た温室効果ガスの量です。',
      ),
    },
  ),
  ask(
    'table',
    'fuels',
    four(
      '사용한 연료와 탄소를 포함한 원료를 적어 주십시오.',
      'Which fuels and carbon-bearing materials were used?',
      '请填写使用的燃料和含碳原料。',
      '使用した燃料と炭素を含む原料をご記入ください。',
    ),
    { columns: FUEL_COLUMNS },
  ),
  must(
    'table',
    'goods-emissions',
    four(
      '제품별 1톤당 내재배출량을 적어 주십시오.',
      'Embedded emissions of each good, per tonne',
      '请填写各货物每吨的隐含排放。',
      '製品ごとに1トン当たりの内包排出量をご記入ください。',
    ),
    {
      columns: SPECIFIC_COLUMNS,
      help: four(
        '내재배출량은 제품을 만들면서 나온 온실가스에 산 소재(전구체)의 배출량을 더한 것입니다.',
        'Embedded emissions are those of making the good plus those of the bought materials (precursors) in it.',
        '隐含排放是指生产该货物产生的温室气体加上所购材料（前体）的排放。',
        '内包排出量とは、製品の製造で出た温室効果ガスに、購入した材料（前駆体）の排出量を加えたものです。',
      ),
    },
  ),
  yesNo(
    'heat-exchanged',
    four(
      '열을 밖에서 사 오거나 밖으로 보냅니까?',
      'Do you take heat from others or pass it on to others?',
      '是否从外部购入热量或向外部输出热量？',
      '熱を外部から購入、または外部へ供給していますか。',
    ),
    { help: HEAT_HELP },
  ),
  ask('number', 'heat-imported', four('사 온 열', 'Heat taken in', '购入热量', '購入した熱'), {
    ...ifYes('heat-exchanged'),
    unit: 'GV',
  }),
  ask('number', 'heat-exported', four('내보낸 열', 'Heat passed on', '输出热量', '供給した熱'), {
    ...ifYes('heat-exchanged'),
    unit: 'GV',
  }),
  ask(
    'number',
    'heat-factor',
    four(
      '열의 배출계수(tCO₂/TJ)',
      'Emission factor of the heat (tCO₂/TJ)',
      '热量排放因子（tCO₂/TJ）',
      '熱の排出係数（tCO₂/TJ）',
    ),
    ifYes('heat-exchanged'),
  ),
]);
