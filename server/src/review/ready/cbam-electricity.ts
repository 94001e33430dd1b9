import { ask, four, must, option, section } from './question-parts.ts';

const POWER_SOURCES = [
  option('grid', '전력망', 'Grid', '电网', '系統電力'),
  option('own', '자가 발전', 'Own generation', '自发电', '自家発電'),
  option('contract', '전력구매계약(PPA)', 'Power purchase agreement', '购电协议（PPA）', '電力購入契約（PPA）'),
];

const FACTOR_SOURCES = [
  option('commission', 'EU 집행위원회 값', 'Value of the European Commission', '欧盟委员会数值', '欧州委員会の値'),
  option('national', '국가 공식 값', 'Official national value', '国家官方数值', '国の公式値'),
  option('supplier', '전력 공급사 값', 'Value of the power supplier', '供电企业数值', '電力供給会社の値'),
  option('own', '자체 계산', 'Own calculation', '自行计算', '自社計算'),
];

export const ELECTRICITY = section(
  'electricity',
  four('전력과 간접 배출', 'Electricity and indirect emissions', '电力与间接排放', '電力と間接排出'),
  [
    must('number', 'electricity-consumed', four('전력 사용량', 'Electricity consumed', '用电量', '電力使用量'), {
      unit: 'MWH',
    }),
    must(
      'choices',
      'electricity-source',
      four(
        '전력을 어디에서 얻습니까?',
        'Where does the electricity come from?',
        '电力来自何处？',
        '電力はどこから調達していますか。',
      ),
      { options: POWER_SOURCES },
    ),
    must(
      'number',
      'electricity-factor',
      four(
        '전력 배출계수(tCO₂/MWh)',
        'Emission factor of the electricity (tCO₂/MWh)',
        '电力排放因子（tCO₂/MWh）',
        '電力の排出係数（tCO₂/MWh）',
      ),
    ),
    must(
      'choice',
      'electricity-factor-source',
      four('전력 배출계수의 출처', 'Source of that emission factor', '电力排放因子的来源', '電力の排出係数の出所'),
      { options: FACTOR_SOURCES },
    ),
    must(
      'number',
      'indirect-total',
      four(
        '사업장 전체 간접 배출량(tCO₂e)',
        'Indirect emissions of the whole installation (tCO₂e)',
        '整个设施的间接排放量（tCO₂e）',
        '事業所全体の間接排出量（tCO₂e）',
      ),
      {
        unit: 'TNE',
        help: four(
          '사용한 전력을 만들 때 나온 온실가스입니다. 전력 사용량에 배출계수를 곱해 구합니다.',
          'Greenhouse gases from making the electricity you used: electricity consumed times its emission factor.',
          '指生产所用电力时产生的温室气体，即用电量乘以排放因子。',
          '使用した電力をつくるときに出た温室効果ガスです。電力使用量に排出係数を掛けて求めます。',
        ),
      },
    ),
    ask(
      'file',
      'energy-files',
      four(
        '전기·연료 고지서나 계약서',
        'Bills or contracts for electricity and fuels',
        '电费、燃料账单或合同',
        '電気・燃料の請求書または契約書',
      ),
    ),
  ],
);
