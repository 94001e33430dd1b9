import type { Words } from './form-shape.ts';
import { ask, column, four, must, option, section } from './question-parts.ts';

/** A plant that has checked and found nothing must be distinguishable from one that has not checked. */
const FOUND = [
  option('none', '확인했고 없음', 'Checked, none', '已核查，没有', '確認済み・なし'),
  option('fixed', '있었으나 바로잡음', 'There was, and it was put right', '曾有，已纠正', 'あったが是正済み'),
  option('open', '있으며 조치 중', 'There is, and we are acting on it', '存在，正在处理', 'あり・対応中'),
  option('unchecked', '아직 확인하지 못함', 'Not checked yet', '尚未核查', '未確認'),
];

const indicator = (key: string, words: Words) => must('choice', key, words, { options: FOUND });

const KINDS = [
  option('vulnerability', '취약한 처지 이용', 'Abuse of vulnerability', '利用弱势处境', '脆弱な立場の悪用'),
  option('deception', '속임', 'Deception', '欺骗', 'だまし'),
  option('movement', '이동 제한', 'Restriction of movement', '限制行动自由', '移動の制限'),
  option('isolation', '고립', 'Isolation', '隔离', '孤立'),
  option('violence', '폭력', 'Violence', '暴力', '暴力'),
  option('intimidation', '위협', 'Intimidation', '恐吓', '脅迫'),
  option('documents', '신분증 보관', 'Retention of documents', '扣押证件', '身分証の留め置き'),
  option('wages', '임금 미지급', 'Withholding of wages', '克扣工资', '賃金の不払い'),
  option('debt', '빚에 묶인 노동', 'Debt bondage', '债务奴役', '債務による拘束'),
  option('conditions', '열악한 환경', 'Abusive conditions', '恶劣条件', '劣悪な環境'),
  option('overtime', '지나친 연장근로', 'Excessive overtime', '过度加班', '過度な時間外労働'),
];

const FINDING_COLUMNS = [
  column('choice', 'kind', four('항목', 'Subject', '事项', '項目'), { options: KINDS, isRequired: true }),
  column('date', 'found-on', four('확인한 날', 'Found on', '发现日期', '確認日')),
  column('text', 'what', four('내용', 'What was found', '内容', '内容'), { isRequired: true }),
  column('number', 'workers', four('해당 근로자 수', 'Workers concerned', '涉及人数', '該当する労働者数')),
  column('text', 'measure', four('조치', 'Measure', '措施', '措置'), { isRequired: true }),
  column('date', 'done-on', four('조치를 마친 날', 'Completed on', '完成日期', '完了日')),
];

export const INDICATORS = section(
  'indicators',
  four('강제노동 징후', 'Signs of forced labour', '强迫劳动迹象', '強制労働の兆候'),
  [
    indicator(
      'vulnerability',
      four(
        '체류 자격, 언어, 빚, 장애 같은 약점 때문에 더 나쁜 조건으로 일하게 한 일이 있습니까?',
        'Has anybody been made to work on worse terms because of residence status, language, debt or disability?',
        '是否曾因居留身份、语言、债务、残疾等弱势处境而让员工在更差的条件下工作？',
        '在留資格、言語、借金、障害などの弱みを理由に、より悪い条件で働かせたことがありますか。',
      ),
    ),
    indicator(
      'deception',
      four(
        '채용할 때 말한 일, 임금, 숙소와 실제가 달랐던 일이 있습니까?',
        'Have work, pay or housing ever differed from what was promised at hiring?',
        '实际的工作、工资或住宿是否曾与招聘时的承诺不符？',
        '仕事、賃金、住居が採用時の説明と実際とで異なっていたことがありますか。',
      ),
    ),
    indicator(
      'movement',
      four(
        '근무 시간이 아닐 때 사업장이나 기숙사를 자유롭게 드나들지 못하게 한 일이 있습니까?',
        'Has anybody been kept from leaving the plant or the dormitory outside working hours?',
        '是否曾在非工作时间限制员工自由出入厂区或宿舍？',
        '勤務時間外に事業所や寮への出入りを制限したことがありますか。',
      ),
    ),
    indicator(
      'isolation',
      four(
        '전화, 인터넷, 가족이나 외부 사람과의 연락을 막은 일이 있습니까?',
        'Has anybody been cut off from phone, internet, family or people outside?',
        '是否曾阻止员工使用电话、网络或与家人及外界联系？',
        '電話、インターネット、家族や外部の人との連絡を妨げたことがありますか。',
      ),
    ),
    indicator(
      'violence',
      four(
        '근로자에게 신체적·성적 폭력이 있었습니까?',
        'Has there been physical or sexual violence against workers?',
        '是否发生过针对员工的身体暴力或性暴力？',
        '労働者に対する身体的・性的な暴力がありましたか。',
      ),
    ),
    indicator(
      'intimidation',
      four(
        '해고, 신고, 강제 출국 등을 내세워 일을 시키거나 입을 막은 일이 있습니까?',
        'Has anybody been threatened with dismissal, the authorities or deportation to make them work or keep quiet?',
        '是否曾以解雇、举报、遣返等相威胁，迫使员工工作或保持沉默？',
        '解雇、通報、強制送還などをちらつかせて働かせたり、口止めしたりしたことがありますか。',
      ),
    ),
    indicator(
      'documents',
      four(
        '여권, 외국인등록증, 통장 등을 회사나 중개인이 보관합니까?',
        'Does the company or an agent hold passports, residence cards or bank books?',
        '公司或中介是否保管员工的护照、居留证、存折等？',
        '旅券、在留カード、通帳などを会社や仲介業者が保管していますか。',
      ),
    ),
    indicator(
      'wages',
      four(
        '임금을 늦게 주거나 덜 주거나, 그만두지 못하게 하려고 묶어 둔 일이 있습니까?',
        'Have wages been late, cut, or held back to keep people from leaving?',
        '是否曾拖欠、克扣工资，或为阻止员工离职而扣留工资？',
        '賃金の遅配や減額、または辞めさせないための留保がありましたか。',
      ),
    ),
    indicator(
      'debt',
      four(
        '회사나 중개인에게 진 빚을 갚기 위해 일을 그만두지 못하는 근로자가 있습니까?',
        'Is anybody unable to leave because of a debt to the company or an agent?',
        '是否有员工因欠公司或中介的债务而无法离职？',
        '会社や仲介業者への借金のために辞められない労働者がいますか。',
      ),
    ),
    indicator(
      'conditions',
      four(
        '작업장이나 숙소가 건강과 안전을 해칠 만큼 열악한 곳이 있습니까?',
        'Is any workplace or housing bad enough to harm health or safety?',
        '工作场所或宿舍是否存在损害健康与安全的恶劣条件？',
        '健康や安全を損なうほど劣悪な作業場や住居がありますか。',
      ),
    ),
    indicator(
      'overtime',
      four(
        '법정 한도를 넘거나 거절할 수 없는 연장근로가 있습니까?',
        'Is there overtime beyond the legal limit, or overtime that nobody can refuse?',
        '是否存在超过法定上限或无法拒绝的加班？',
        '法定の上限を超える、または断れない時間外労働がありますか。',
      ),
    ),
    ask(
      'table',
      'findings',
      four(
        '있었거나 조치 중인 일이 있으면 적어 주십시오.',
        'If something was found, what was it and what was done?',
        '如有曾经发生或正在处理的情况，请填写。',
        'あったこと、または対応中のことがあればご記入ください。',
      ),
      {
        columns: FINDING_COLUMNS,
        help: four(
          '근로자의 이름은 적지 마십시오.',
          'Do not give names of workers.',
          '请勿填写员工姓名。',
          '労働者の氏名は記入しないでください。',
        ),
      },
    ),
  ],
);
