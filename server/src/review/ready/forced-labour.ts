import { signingQuestions } from './company-questions.ts';
import { INDICATORS } from './forced-labour-indicators.ts';
import { CHILDREN, RECRUITMENT, WORKERS } from './forced-labour-workers.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import {
  ask,
  column,
  four,
  ifYes,
  must,
  option,
  section,
  YES_NO_UNKNOWN,
  YES_PARTLY_NO,
  yesNo,
} from './question-parts.ts';

const CHANNELS = [
  option('person', '담당자 면담', 'A person to talk to', '专人面谈', '担当者との面談'),
  option('box', '건의함', 'Suggestion box', '意见箱', '意見箱'),
  option('phone', '전화·메신저', 'Phone or messenger', '电话、即时通讯', '電話・メッセンジャー'),
  option('outside', '외부 기관', 'An outside body', '外部机构', '外部機関'),
  option(
    'union',
    '노동조합·근로자대표',
    "Trade union or workers' representative",
    '工会或员工代表',
    '労働組合・労働者代表',
  ),
  option('none', '없음', 'None', '没有', 'なし'),
];

const GRIEVANCE = section('grievance', four('고충 처리', 'Grievances', '申诉处理', '苦情処理'), [
  must(
    'choices',
    'channels',
    four(
      '근로자가 고충을 알릴 수 있는 방법',
      'How workers can raise a grievance',
      '员工反映问题的途径',
      '労働者が苦情を伝える方法',
    ),
    { options: CHANNELS },
  ),
  must(
    'choice',
    'anonymous',
    four(
      '이름을 밝히지 않고 모국어로 알릴 수 있습니까?',
      'Can they do so without a name and in their own language?',
      '员工能否匿名并使用母语反映问题？',
      '匿名で、母国語で伝えることができますか。',
    ),
    { options: YES_PARTLY_NO },
  ),
  ask(
    'number',
    'grievance-count',
    four(
      '최근 1년 동안 접수한 고충 건수',
      'Grievances received in the last year',
      '最近一年受理的申诉件数',
      '過去1年間に受け付けた苦情の件数',
    ),
  ),
  yesNo(
    'no-retaliation',
    four(
      '고충을 알린 사람에게 불이익을 주지 않는다는 규정이 있습니까?',
      'Is there a rule that nobody suffers for raising a grievance?',
      '是否有禁止对申诉人打击报复的规定？',
      '苦情を伝えた人に不利益を与えないという規定がありますか。',
    ),
  ),
]);

const ORIGIN_COLUMNS = [
  column('text', 'material', four('원료·부품', 'Material or part', '原料或零部件', '原料・部品'), { isRequired: true }),
  column('country', 'country', four('국가', 'Country', '国家', '国'), { isRequired: true }),
  column('text', 'region', four('지역(성·주)', 'Region', '省/州', '地域（省・州）')),
  column(
    'text',
    'stage',
    four('단계(채굴·가공 등)', 'Stage (mining, processing …)', '环节（开采、加工等）', '段階（採掘・加工など）'),
  ),
  column('number', 'share', four('비중', 'Share', '占比', '割合'), { unit: 'P1' }),
  column('text', 'check', four('확인 방법', 'How it was checked', '核查方式', '確認方法')),
];

const CHECKS = [
  option('code', '행동규범 서약', 'Signed code of conduct', '签署行为准则', '行動規範への同意'),
  option('survey', '설문', 'Questionnaire', '问卷调查', 'アンケート'),
  option('visit', '현장 방문', 'Visit', '现场走访', '現場訪問'),
  option('audit', '제3자 심사', 'Independent audit', '第三方审核', '第三者審査'),
  option('none', '하지 않음', 'None', '未核查', '実施していない'),
];

const CHAIN = section(
  'chain',
  four('공급망 실사', 'Due diligence', '供应链尽职调查', 'サプライチェーンのデューデリジェンス'),
  [
    yesNo(
      'policy',
      four(
        '강제노동과 아동노동을 금지하는 회사 방침이 있습니까?',
        'Do you have a policy that forbids forced and child labour?',
        '是否制定了禁止强迫劳动和童工的公司政策？',
        '強制労働と児童労働を禁止する会社の方針がありますか。',
      ),
    ),
    ask('file', 'policy-file', four('방침 문서', 'The policy itself', '政策文件', '方針の文書'), ifYes('policy')),
    must(
      'choices',
      'supplier-checks',
      four(
        '협력사의 강제노동 위험을 어떻게 확인합니까?',
        'How do you check your suppliers for forced labour?',
        '如何核查供应商的强迫劳动风险？',
        'サプライヤーの強制労働リスクをどのように確認していますか。',
      ),
      { options: CHECKS },
    ),
    ask(
      'text',
      'supplier-countries',
      four('협력사가 있는 국가', 'Countries of your suppliers', '供应商所在国家', 'サプライヤーの所在国'),
      { known: 'supplier.countries' },
    ),
    must(
      'choice',
      'risk-regions',
      four(
        '국가가 강제노동을 시킨다고 알려진 지역의 원료나 부품이 제품에 들어갑니까?',
        'Do your products hold material or parts from regions known for state-imposed forced labour?',
        '产品中是否含有来自已知存在国家强加的强迫劳动的地区的原料或零部件？',
        '国家による強制労働が知られている地域の原料や部品が製品に含まれていますか。',
      ),
      {
        options: YES_NO_UNKNOWN,
        help: four(
          '미국과 EU는 국가가 아니라 지역까지 묻습니다. 면, 폴리실리콘, 알루미늄, 철강, 구리, 리튬, PVC, 가성소다를 쓰면 원료의 지역을 확인해 주십시오.',
          'The US and the EU ask for the region, not only the country. If you use cotton, polysilicon, aluminium, steel, copper, lithium, PVC or caustic soda, find out where it comes from.',
          '美国和欧盟要求追溯到地区而不仅是国家。如使用棉花、多晶硅、铝、钢铁、铜、锂、PVC 或烧碱，请确认原料的产地。',
          '米国とEUは国だけでなく地域まで確認します。綿、ポリシリコン、アルミニウム、鉄鋼、銅、リチウム、PVC、苛性ソーダを使う場合は、原料の産地をご確認ください。',
        ),
      },
    ),
    must(
      'table',
      'origins',
      four(
        '그 원료나 부품의 산지를 적어 주십시오.',
        'Where do these materials or parts come from?',
        '请填写这些原料或零部件的产地。',
        'その原料や部品の産地をご記入ください。',
      ),
      { ...ifYes('risk-regions'), columns: ORIGIN_COLUMNS },
    ),
    yesNo(
      'audited',
      four(
        '최근 3년 안에 노동·인권에 관한 외부 심사를 받았습니까?',
        'In the last three years, was there an outside audit of labour and human rights?',
        '最近三年内是否接受过劳工与人权方面的外部审核？',
        '過去3年以内に、労働・人権に関する外部審査を受けましたか。',
      ),
    ),
    ask('file', 'audit-report', four('심사 보고서', 'Audit report', '审核报告', '審査報告書'), ifYes('audited')),
    ask(
      'file',
      'evidence',
      four(
        '거래·운송 서류 등 산지를 증명하는 자료',
        'Proof of origin, such as trade and transport papers',
        '交易、运输单据等产地证明资料',
        '取引・輸送書類など産地を証明する資料',
      ),
    ),
  ],
);

const SIGNING = section('signing', four('확인', 'Confirmation', '确认', '確認'), signingQuestions);

export const FORCED_LABOUR: ReadyQuestionnaire = {
  version: 1,
  name: four(
    '강제노동·아동노동 실사',
    'Forced and child labour',
    '强迫劳动与童工尽职调查',
    '強制労働・児童労働デューデリジェンス',
  ),
  description: four(
    '채용, 근로 조건, 나이 확인, 고충 처리, 공급망의 산지를 사실 중심으로 묻습니다. 국제노동기구(ILO)가 꼽는 열한 가지 징후를 모두 다룹니다.',
    'Asks for facts about hiring, conditions, age checks, grievances and origins. It covers all eleven signs that the ILO names.',
    '围绕招聘、劳动条件、年龄核实、申诉处理和供应链产地询问事实，涵盖国际劳工组织（ILO）列出的全部十一项迹象。',
    '採用、労働条件、年齢確認、苦情処理、サプライチェーンの産地について事実をお尋ねします。国際労働機関（ILO）が挙げる11の兆候をすべて扱います。',
  ),
  content: { sections: [WORKERS, RECRUITMENT, INDICATORS, CHILDREN, GRIEVANCE, CHAIN, SIGNING] },
};
