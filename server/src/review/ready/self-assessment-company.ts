import { companyQuestions } from './company-questions.ts';
import { ask, column, four, must, option, section, when, YES_NO, YES_PARTLY_NO, yesNo } from './question-parts.ts';

export const COMPANY = section('company', four('회사', 'Company', '公司', '会社'), [
  ...companyQuestions,
  must('number', 'factory-count', four('공장 수', 'Number of plants', '工厂数量', '工場の数'), {
    known: 'factory.count',
  }),
  must('number', 'headcount', four('전체 종업원 수', 'Employees in all', '员工总数', '従業員の総数'), {
    known: 'factory.headcount',
  }),
  must(
    'lines',
    'products',
    four('주요 제품과 공정', 'Main products and processes', '主要产品与工序', '主な製品と工程'),
  ),
  ask('text', 'materials', four('주로 쓰는 재료', 'Main materials used', '主要使用的材料', '主に使う材料'), {
    known: 'material.groups',
  }),
]);

export const SYSTEM = [
  option('certified', '인증 보유', 'Certified', '已获认证', '認証あり'),
  option('in-place', '인증 없이 운영', 'In place, not certified', '已运行，未认证', '認証なしで運用'),
  option('planned', '도입 중', 'Being introduced', '导入中', '導入中'),
  option('none', '없음', 'None', '没有', 'なし'),
];

const SYSTEM_HELP = four(
  'ISO 9001, IATF 16949 같은 인증을 말합니다. 인증이 없어도 절차서와 기록이 있으면 "인증 없이 운영"을 골라 주십시오.',
  'For example ISO 9001 or IATF 16949. With written procedures and records but no certificate, choose "In place, not certified".',
  '指 ISO 9001、IATF 16949 等认证。没有认证但有程序文件和记录的，请选择“已运行，未认证”。',
  'ISO 9001、IATF 16949などの認証を指します。認証がなくても手順書と記録があれば「認証なしで運用」を選んでください。',
);

export const QUALITY = section('quality', four('품질', 'Quality', '质量', '品質'), [
  must(
    'choice',
    'quality-system',
    four(
      '품질경영시스템을 운영합니까?',
      'Do you run a quality management system?',
      '是否运行质量管理体系？',
      '品質マネジメントシステムを運用していますか。',
    ),
    { options: SYSTEM, help: SYSTEM_HELP },
  ),
  ask(
    'number',
    'defect-rate',
    four(
      '최근 1년 동안 고객에게 나간 불량률',
      'Defects that reached customers in the last year',
      '最近一年流出至客户的不良率',
      '過去1年間に顧客へ流出した不良率',
    ),
    { unit: '59' },
  ),
  must(
    'choice',
    'lot-tracing',
    four(
      '납품한 제품을 원재료 로트까지 거슬러 찾을 수 있습니까?',
      'Can you trace a delivered product back to the lots of its materials?',
      '能否将已交付产品追溯到原材料批次？',
      '納入した製品を原材料のロットまでさかのぼれますか。',
    ),
    { options: YES_PARTLY_NO },
  ),
  yesNo(
    'change-notice',
    four(
      '재료, 공정, 생산 장소가 바뀌기 전에 고객에게 알립니까?',
      'Do you tell customers before material, process or place of production changes?',
      '在材料、工艺或生产地点变更前是否通知客户？',
      '材料、工程、生産場所を変える前に顧客へ知らせていますか。',
    ),
  ),
]);

const SUBSTANCES = [
  option('acids', '강산·강알칼리', 'Strong acids or alkalis', '强酸、强碱', '強酸・強アルカリ'),
  option('cyanide', '시안화물', 'Cyanides', '氰化物', 'シアン化物'),
  option('chromium', '6가 크롬', 'Hexavalent chromium', '六价铬', '六価クロム'),
  option('lead', '납', 'Lead', '铅', '鉛'),
  option('solvents', '유기용제', 'Organic solvents', '有机溶剂', '有機溶剤'),
  option('pfas', '과불화화합물(PFAS)', 'PFAS', '全氟和多氟烷基物质（PFAS）', '有機フッ素化合物（PFAS）'),
  option('none', '해당 없음', 'None of them', '均无', '該当なし'),
];

const PERMITS = [
  option('air', '대기 배출', 'Emissions to air', '大气排放', '大気排出'),
  option('water', '폐수', 'Waste water', '废水', '排水'),
  option('waste', '폐기물', 'Waste', '废弃物', '廃棄物'),
  option('chemicals', '유해화학물질', 'Hazardous chemicals', '危险化学品', '有害化学物質'),
  option('none', '해당 없음', 'None needed', '不需要', '該当なし'),
];

export const ENVIRONMENT = section('environment', four('환경', 'Environment', '环境', '環境'), [
  must(
    'choice',
    'environment-system',
    four(
      '환경경영시스템을 운영합니까?',
      'Do you run an environmental management system?',
      '是否运行环境管理体系？',
      '環境マネジメントシステムを運用していますか。',
    ),
    { options: SYSTEM },
  ),
  must(
    'choices',
    'permits',
    four(
      '허가나 신고가 필요한 분야',
      'Where your plants need a permit',
      '需要许可或申报的领域',
      '許可・届出が必要な分野',
    ),
    { options: PERMITS },
  ),
  must(
    'choice',
    'permits-valid',
    four(
      '필요한 허가와 신고를 모두 갖추고 있습니까?',
      'Are all permits that you need in place and valid?',
      '所需的许可和申报是否齐全有效？',
      '必要な許可・届出はすべて有効ですか。',
    ),
    { ...when('permits', 'air', 'water', 'waste', 'chemicals'), options: YES_NO },
  ),
  must(
    'choices',
    'substances',
    four('공정에서 다루는 물질', 'Substances handled in your processes', '工序中使用的物质', '工程で扱う物質'),
    { options: SUBSTANCES },
  ),
  yesNo(
    'emissions-known',
    four(
      '온실가스 배출량을 계산하고 있습니까?',
      'Do you calculate your greenhouse gas emissions?',
      '是否核算温室气体排放量？',
      '温室効果ガスの排出量を算定していますか。',
    ),
  ),
  must(
    'number',
    'emissions',
    four(
      '지난해 직접·간접 배출량(tCO₂e)',
      'Direct and indirect emissions of last year (tCO₂e)',
      '上一年度直接和间接排放量（tCO₂e）',
      '昨年の直接・間接排出量（tCO₂e）',
    ),
    {
      ...when('emissions-known', 'yes'),
      unit: 'TNE',
      help: four(
        '연료 사용(스코프 1)과 전력 사용(스코프 2)을 더한 값입니다.',
        'The sum of fuels (scope 1) and electricity (scope 2).',
        '燃料使用（范围 1）与用电（范围 2）之和。',
        '燃料の使用（スコープ1）と電力の使用（スコープ2）を合わせた値です。',
      ),
    },
  ),
]);

const CERTIFICATE_COLUMNS = [
  column('text', 'standard', four('인증', 'Standard', '认证标准', '認証規格'), { isRequired: true }),
  column('text', 'number', four('인증번호', 'Certificate number', '证书编号', '認証番号')),
  column('text', 'issuer', four('발급기관', 'Issued by', '发证机构', '発行機関'), { isRequired: true }),
  column('text', 'scope', four('적용 범위·사업장', 'Scope and sites', '适用范围与场所', '適用範囲・事業所')),
  column('date', 'valid-from', four('유효기간 시작', 'Valid from', '有效期起', '有効期間の開始')),
  column('date', 'valid-to', four('유효기간 끝', 'Valid to', '有效期至', '有効期間の終了'), { isRequired: true }),
];

export const CERTIFICATES = section('certificates', four('인증', 'Certificates', '认证', '認証'), [
  ask('text', 'standards', four('보유한 인증', 'Certificates held', '持有的认证', '保有する認証'), {
    known: 'certificate.standards',
  }),
  ask(
    'table',
    'certificate-list',
    four(
      '포털에 등록하지 않은 인증이 있으면 적어 주십시오.',
      'Certificates that are not registered in the portal yet',
      '如有尚未在平台登记的认证，请填写。',
      'ポータルに未登録の認証があればご記入ください。',
    ),
    { columns: CERTIFICATE_COLUMNS },
  ),
  ask('file', 'certificate-files', four('인증서 사본', 'Copies of the certificates', '证书复印件', '認証書の写し')),
]);
