import { ELECTRICITY } from './cbam-electricity.ts';
import { EMISSIONS } from './cbam-emissions.ts';
import { GOODS, INSTALLATION } from './cbam-installation.ts';
import { signingQuestions } from './company-questions.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import { ask, column, four, ifYes, must, option, section, yesNo } from './question-parts.ts';

const DATA_SOURCES = [
  option('supplier', '공급자의 실제 값', "Supplier's actual data", '供应商实际数据', '供給者の実データ'),
  option('default', 'EU 기본값', 'EU default values', '欧盟默认值', 'EUのデフォルト値'),
];

const PRECURSOR_COLUMNS = [
  column('text', 'cn-code', four('CN 코드', 'CN code', 'CN 编码', 'CNコード'), { isRequired: true }),
  column('text', 'name', four('소재 이름', 'Name of the material', '材料名称', '材料名'), { isRequired: true }),
  column('country', 'country', four('생산 국가', 'Country of production', '生产国', '生産国'), { isRequired: true }),
  column(
    'text',
    'installation',
    four('생산한 사업장(아는 경우)', 'Installation, if known', '生产设施（如知悉）', '生産した事業所（分かる場合）'),
  ),
  column('number', 'quantity', four('사용량', 'Quantity used', '用量', '使用量'), { unit: 'TNE', isRequired: true }),
  column(
    'number',
    'direct',
    four(
      '직접 내재배출량(tCO₂e/t)',
      'Direct embedded emissions (tCO₂e/t)',
      '直接隐含排放（tCO₂e/t）',
      '直接の内包排出量（tCO₂e/t）',
    ),
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
  column('choice', 'data-source', four('값의 출처', 'Source of the values', '数值来源', '値の出所'), {
    options: DATA_SOURCES,
    isRequired: true,
  }),
];

const PRECURSORS = section('precursors', four('전구체', 'Precursors', '前体', '前駆体'), [
  yesNo(
    'uses-precursors',
    four(
      '다른 곳에서 만든 CBAM 대상 소재를 사서 씁니까?',
      'Do you use bought materials that fall under CBAM themselves?',
      '是否使用外购的、本身也属于 CBAM 范围的材料？',
      '他社が製造したCBAM対象材料を購入して使っていますか。',
    ),
    {
      help: four(
        '강판, 강선, 알루미늄 괴처럼 그 자체가 탄소국경조정제도 대상인 소재를 전구체라고 합니다.',
        'Materials that fall under CBAM themselves, such as steel sheet, wire rod or aluminium ingots, are called precursors.',
        '钢板、线材、铝锭等本身属于碳边境调节机制范围的材料称为前体。',
        '鋼板、線材、アルミニウム塊のように、それ自体が炭素国境調整メカニズムの対象となる材料を前駆体といいます。',
      ),
    },
  ),
  must(
    'table',
    'precursors',
    four(
      '전구체를 적어 주십시오.',
      'Which precursors do you use?',
      '请填写所用前体。',
      '使用している前駆体をご記入ください。',
    ),
    { ...ifYes('uses-precursors'), columns: PRECURSOR_COLUMNS },
  ),
  ask(
    'file',
    'precursor-files',
    four(
      '소재 공급자에게서 받은 배출량 자료',
      'Emissions data received from material suppliers',
      '从材料供应商处取得的排放资料',
      '材料供給者から受け取った排出量の資料',
    ),
    ifYes('uses-precursors'),
  ),
]);

const SCHEMES = [
  option('trading', '배출권거래제', 'Emissions trading', '碳排放权交易', '排出量取引制度'),
  option('tax', '탄소세', 'Carbon tax', '碳税', '炭素税'),
  option('other', '그 밖', 'Other', '其他', 'その他'),
];

const PRICE_COLUMNS = [
  column('choice', 'scheme', four('제도', 'Scheme', '制度', '制度'), { options: SCHEMES, isRequired: true }),
  column('country', 'country', four('국가', 'Country', '国家', '国'), { isRequired: true }),
  column(
    'number',
    'covered',
    four(
      '값을 치른 배출량(tCO₂e)',
      'Emissions paid for (tCO₂e)',
      '已付费的排放量（tCO₂e）',
      '支払い対象の排出量（tCO₂e）',
    ),
    { unit: 'TNE', isRequired: true },
  ),
  column('number', 'price', four('1톤당 탄소 가격', 'Carbon price per tonne', '每吨碳价', '1トン当たりの炭素価格'), {
    isRequired: true,
  }),
  column('text', 'currency', four('통화', 'Currency', '币种', '通貨'), { isRequired: true }),
  column(
    'number',
    'free',
    four(
      '무상 할당·환급 배출량(tCO₂e)',
      'Free allocation or rebate (tCO₂e)',
      '免费配额或返还（tCO₂e）',
      '無償割当・還付の排出量（tCO₂e）',
    ),
    { unit: 'TNE' },
  ),
];

const CARBON_PRICE = section('carbon-price', four('탄소 가격', 'Carbon price', '碳价', '炭素価格'), [
  yesNo(
    'carbon-price-paid',
    four(
      '이 제품의 배출량에 대해 생산국에서 탄소 가격을 냈습니까?',
      'Was a carbon price paid for these emissions where the goods are made?',
      '是否已在生产国就这些货物的排放支付碳价？',
      'これらの製品の排出量について、生産国で炭素価格を支払いましたか。',
    ),
  ),
  must(
    'table',
    'carbon-prices',
    four(
      '낸 탄소 가격을 적어 주십시오.',
      'What was paid?',
      '请填写已支付的碳价。',
      '支払った炭素価格をご記入ください。',
    ),
    { ...ifYes('carbon-price-paid'), columns: PRICE_COLUMNS },
  ),
  ask(
    'file',
    'carbon-price-files',
    four('탄소 가격을 낸 증빙', 'Proof of that payment', '碳价支付凭证', '炭素価格の支払いを証明する書類'),
    ifYes('carbon-price-paid'),
  ),
]);

const VERIFIED = [
  option('yes', '검증받음', 'Verified', '已核查', '検証済み'),
  option('planned', '검증 예정', 'Planned', '计划核查', '検証予定'),
  option('no', '계획 없음', 'Not planned', '无计划', '予定なし'),
];

const VERIFICATION = section(
  'verification',
  four('검증과 확인', 'Verification and confirmation', '核查与确认', '検証と確認'),
  [
    must(
      'choice',
      'verified',
      four(
        '인정받은 검증기관이 배출량을 검증했습니까?',
        'Has an accredited verifier checked the emissions?',
        '排放量是否经获认可的核查机构核查？',
        '認定を受けた検証機関が排出量を検証しましたか。',
      ),
      { options: VERIFIED },
    ),
    must(
      'text',
      'verifier',
      four('검증기관 이름', 'Name of the verifier', '核查机构名称', '検証機関の名称'),
      ifYes('verified'),
    ),
    ask(
      'text',
      'verifier-accreditation',
      four('검증기관 인정번호', 'Accreditation number of the verifier', '核查机构认可编号', '検証機関の認定番号'),
      ifYes('verified'),
    ),
    must(
      'date',
      'verified-on',
      four('검증보고서 발행일', 'Date of the verification report', '核查报告日期', '検証報告書の発行日'),
      ifYes('verified'),
    ),
    must(
      'file',
      'verification-report',
      four('검증보고서', 'Verification report', '核查报告', '検証報告書'),
      ifYes('verified'),
    ),
    ...signingQuestions,
  ],
);

export const CBAM: ReadyQuestionnaire = {
  version: 1,
  name: four(
    '탄소국경조정제도(CBAM) 사업장 자료',
    'CBAM installation data',
    '碳边境调节机制（CBAM）设施数据',
    '炭素国境調整メカニズム（CBAM）事業所データ',
  ),
  description: four(
    'EU로 가는 철강, 알루미늄, 시멘트, 비료, 수소 제품의 내재배출량을 수입자가 신고하는 데 필요한 사업장 자료를 묻습니다.',
    'Asks for what an importer into the EU needs to declare the embedded emissions of iron and steel, aluminium, cement, fertilisers or hydrogen.',
    '收集欧盟进口商申报钢铁、铝、水泥、化肥、氢等货物隐含排放所需的设施数据。',
    'EUへの輸入者が鉄鋼、アルミニウム、セメント、肥料、水素の内包排出量を申告するために必要な事業所のデータをお尋ねします。',
  ),
  content: { sections: [INSTALLATION, GOODS, EMISSIONS, ELECTRICITY, PRECURSORS, CARBON_PRICE, VERIFICATION] },
};
