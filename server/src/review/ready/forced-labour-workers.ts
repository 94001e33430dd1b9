import { companyQuestions } from './company-questions.ts';
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

export const WORKERS = section('workers', four('회사와 근로자', 'Company and workers', '公司与员工', '会社と労働者'), [
  ...companyQuestions,
  must('number', 'headcount', four('전체 근로자 수', 'Workers in all', '员工总数', '労働者の総数'), {
    known: 'factory.headcount',
  }),
  ask('text', 'factory-countries', four('공장이 있는 국가', 'Countries with plants', '工厂所在国家', '工場のある国'), {
    known: 'factory.countries',
  }),
  yesNo(
    'migrants',
    four(
      '이주노동자를 고용합니까?',
      'Do you employ migrant workers?',
      '是否雇用外来（移民）劳动者？',
      '移住労働者を雇用していますか。',
    ),
    {
      help: four(
        '다른 나라에서 일하러 온 사람을 말합니다. 파견·용역으로 일하는 사람도 포함합니다.',
        'People who came from another country to work, also through an agency or contractor.',
        '指从其他国家前来工作的人员，包括劳务派遣和外包人员。',
        '他国から働きに来た人を指します。派遣・請負で働く人も含みます。',
      ),
    },
  ),
  must(
    'number',
    'migrant-count',
    four('이주노동자 수', 'Number of migrant workers', '外来劳动者人数', '移住労働者の人数'),
    ifYes('migrants'),
  ),
  must(
    'choice',
    'contract-language',
    four(
      '이주노동자가 이해하는 언어로 쓴 근로계약서를 출국 전에 줍니까?',
      'Do migrant workers get a contract in a language they understand before they leave home?',
      '外来劳动者出国前是否拿到以其能理解的语言书写的劳动合同？',
      '移住労働者に、理解できる言語で書かれた労働契約書を出国前に渡していますか。',
    ),
    { ...ifYes('migrants'), options: YES_PARTLY_NO },
  ),
]);

const AGENCY_COLUMNS = [
  column('text', 'name', four('업체 이름', 'Name of the agency', '机构名称', '業者名'), { isRequired: true }),
  column('country', 'country', four('국가', 'Country', '国家', '国'), { isRequired: true }),
  column('text', 'licence', four('허가번호', 'Licence number', '许可证号', '許可番号')),
  column('number', 'workers', four('소개받은 근로자 수', 'Workers placed', '介绍人数', '紹介された労働者数')),
];

export const RECRUITMENT = section('recruitment', four('채용', 'Recruitment', '招聘', '採用'), [
  yesNo(
    'agencies',
    four(
      '직업소개소, 인력업체, 송출기관을 통해 사람을 뽑습니까?',
      'Do you hire through recruiters, labour agencies or sending bodies?',
      '是否通过职业介绍所、劳务公司或派出机构招聘？',
      '職業紹介所、人材会社、送出機関を通じて採用していますか。',
    ),
  ),
  must(
    'table',
    'agency-list',
    four(
      '이용하는 업체를 적어 주십시오.',
      'Which agencies do you use?',
      '请填写所使用的机构。',
      '利用している業者をご記入ください。',
    ),
    { ...ifYes('agencies'), columns: AGENCY_COLUMNS },
  ),
  must(
    'choice',
    'fees',
    four(
      '근로자가 채용되기 위해 수수료, 보증금, 항공료 등을 냈습니까?',
      'Have workers paid fees, deposits or travel costs in order to be hired?',
      '员工是否为获得录用而支付过手续费、押金、机票等费用？',
      '労働者が採用されるために手数料、保証金、航空運賃などを支払いましたか。',
    ),
    {
      options: YES_NO_UNKNOWN,
      help: four(
        '본국의 중개인에게 낸 돈도 포함합니다. 채용 비용은 고용주가 부담하는 것이 국제 기준입니다.',
        'Count also what was paid to brokers at home. By international standards the employer bears the cost of hiring.',
        '包括在本国支付给中介的费用。按照国际标准，招聘费用应由雇主承担。',
        '本国の仲介業者に支払った費用も含みます。採用費用は雇用主が負担するのが国際基準です。',
      ),
    },
  ),
  must(
    'lines',
    'fees-details',
    four(
      '얼마를 누구에게 냈고, 돌려준 것이 있으면 얼마입니까?',
      'How much was paid, to whom, and how much has been paid back?',
      '支付了多少、付给谁？如有退还，退还了多少？',
      '誰にいくら支払い、返還した分があればいくらですか。',
    ),
    ifYes('fees'),
  ),
]);

const AGE_CHECKS = [
  option('identity', '신분증 원본 확인', 'Original identity document', '核对身份证原件', '身分証の原本確認'),
  option('register', '공공기관 기록과 대조', 'Comparison with a public register', '与政府记录核对', '公的記録との照合'),
  option('interview', '면접으로 확인', 'Interview', '面谈确认', '面接での確認'),
  option('none', '따로 확인하지 않음', 'No check', '不另行核查', '特に確認していない'),
];

export const CHILDREN = section('children', four('아동노동', 'Child labour', '童工', '児童労働'), [
  must(
    'number',
    'minimum-age',
    four(
      '회사가 정한 최저 고용 연령',
      'Minimum age at which you hire',
      '公司规定的最低雇用年龄',
      '会社が定める最低雇用年齢',
    ),
    {
      unit: 'ANN',
    },
  ),
  must(
    'choices',
    'age-checks',
    four(
      '채용할 때 나이를 어떻게 확인합니까?',
      'How do you check the age of applicants?',
      '招聘时如何核实年龄？',
      '採用時に年齢をどのように確認していますか。',
    ),
    { options: AGE_CHECKS },
  ),
  must(
    'choice',
    'child-found',
    four(
      '최근 3년 안에 최저 연령보다 어린 사람이 일한 사실이 있습니까?',
      'In the last three years, has anybody below the minimum age worked for you?',
      '最近三年内是否有低于最低年龄的人员工作过？',
      '過去3年以内に、最低年齢に満たない人が働いた事実がありますか。',
    ),
    { options: YES_NO_UNKNOWN },
  ),
  yesNo(
    'young-workers',
    four(
      '18세 미만 근로자를 야간근로와 위험한 작업에서 제외합니까?',
      'Are workers under 18 kept from night shifts and hazardous work?',
      '是否禁止未满 18 周岁的员工上夜班和从事危险作业？',
      '18歳未満の労働者を夜間勤務や危険な作業から外していますか。',
    ),
    {
      help: four(
        '18세 미만 근로자가 없다면 고용할 경우의 규칙을 기준으로 답해 주십시오.',
        'If you have none, answer by the rule that would apply.',
        '如没有未满 18 周岁的员工，请按适用规定作答。',
        '18歳未満の労働者がいない場合は、雇用した場合に適用される規則でお答えください。',
      ),
    },
  ),
]);
