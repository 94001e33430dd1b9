import { signingQuestions } from './company-questions.ts';
import type { ReadyQuestionnaire } from './form-shape.ts';
import { ask, column, four, ifYes, must, option, section, YES_PARTLY_NO, yesNo } from './question-parts.ts';
import { CERTIFICATES, COMPANY, ENVIRONMENT, QUALITY } from './self-assessment-company.ts';
import { ETHICS, INFORMATION, LABOUR, SAFETY } from './self-assessment-people.ts';

/** Asks for process and country only, because a customer may not demand the names of its supplier's suppliers. */
const SUBCONTRACT_COLUMNS = [
  column('text', 'process', four('공정', 'Process', '工序', '工程'), { isRequired: true }),
  column('country', 'country', four('국가', 'Country', '国家', '国'), { isRequired: true }),
  column('number', 'share', four('외주 비율', 'Share given out', '外协比例', '外注比率'), { unit: 'P1' }),
];

const SUBCONTRACTING = section('subcontracting', four('외주', 'Subcontracting', '外协', '外注'), [
  yesNo(
    'subcontracts',
    four(
      '공정 일부를 외주로 맡깁니까?',
      'Do you give out part of the process?',
      '是否将部分工序外协？',
      '工程の一部を外注していますか。',
    ),
  ),
  must(
    'table',
    'subcontracted',
    four('외주로 맡기는 공정', 'Processes that are given out', '外协的工序', '外注している工程'),
    {
      ...ifYes('subcontracts'),
      columns: SUBCONTRACT_COLUMNS,
      help: four(
        '외주 업체의 이름과 단가는 적지 않습니다.',
        'Leave out the names and prices of subcontractors.',
        '无需填写外协厂商名称和单价。',
        '外注先の名称と単価は記入しません。',
      ),
    },
  ),
  must(
    'choice',
    'subcontractor-checks',
    four(
      '외주 업체의 품질, 안전, 노동 조건을 확인합니까?',
      'Do you check quality, safety and working conditions at subcontractors?',
      '是否核查外协厂商的质量、安全和劳动条件？',
      '外注先の品質、安全、労働条件を確認していますか。',
    ),
    { ...ifYes('subcontracts'), options: YES_PARTLY_NO },
  ),
]);

const ALTERNATIVES = [
  option('own', '우리 회사의 다른 공장', 'Another plant of ours', '本公司其他工厂', '自社の別の工場'),
  option('partner', '협력 업체', 'A partner', '合作厂商', '協力会社'),
  option('none', '없음', 'None', '没有', 'なし'),
];

const CONTINUITY = section('continuity', four('사업 연속성', 'Business continuity', '业务连续性', '事業継続'), [
  yesNo(
    'continuity-plan',
    four(
      '화재, 재해, 설비 고장 등으로 생산이 멈출 때의 대응 계획이 있습니까?',
      'Is there a plan for a stop of production by fire, disaster or breakdown?',
      '是否有应对火灾、灾害、设备故障等停产情况的预案？',
      '火災、災害、設備故障などで生産が止まった場合の計画がありますか。',
    ),
  ),
  must(
    'choices',
    'alternatives',
    four(
      '주 생산지가 멈추면 대신 생산할 곳',
      'Where else you could produce if the main site stops',
      '主要生产基地停产时的替代生产地',
      '主な生産拠点が止まった場合の代替生産先',
    ),
    { options: ALTERNATIVES },
  ),
  ask(
    'number',
    'recovery-days',
    four(
      '생산을 다시 시작하는 데 걸리는 기간',
      'Time until production starts again',
      '恢复生产所需时间',
      '生産再開までにかかる期間',
    ),
    { unit: 'DAY' },
  ),
]);

const SIGNING = section('signing', four('확인', 'Confirmation', '确认', '確認'), signingQuestions);

export const SELF_ASSESSMENT: ReadyQuestionnaire = {
  version: 1,
  name: four('협력사 자가 진단', 'Supplier self-assessment', '供应商自我评估', 'サプライヤー自己評価'),
  description: four(
    '품질, 환경, 안전보건, 노동, 윤리, 정보 보안, 외주, 사업 연속성을 한 번에 묻는 일반 설문입니다. 회사 정보는 포털에 있는 내용으로 채워집니다.',
    'A general questionnaire on quality, environment, safety, labour, ethics, information security, subcontracting and continuity. What the portal knows of the company is filled in.',
    '一次性了解质量、环境、职业健康安全、劳工、商业道德、信息安全、外协和业务连续性的通用问卷。公司信息由平台中已有内容填入。',
    '品質、環境、安全衛生、労働、倫理、情報セキュリティ、外注、事業継続をまとめてお尋ねする一般的なアンケートです。会社の情報はポータルの内容から入力されます。',
  ),
  content: {
    sections: [
      COMPANY,
      QUALITY,
      ENVIRONMENT,
      SAFETY,
      LABOUR,
      ETHICS,
      INFORMATION,
      SUBCONTRACTING,
      CONTINUITY,
      CERTIFICATES,
      SIGNING,
    ],
  },
};
