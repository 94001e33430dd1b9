import { ask, four, ifYes, must, option, section, YES_PARTLY_NO, yesNo } from './question-parts.ts';
import { SYSTEM } from './self-assessment-company.ts';

export const SAFETY = section('safety', four('안전보건', 'Health and safety', '职业健康安全', '安全衛生'), [
  must(
    'choice',
    'safety-system',
    four(
      '안전보건경영시스템을 운영합니까?',
      'Do you run a health and safety system?',
      '是否运行职业健康安全管理体系？',
      '労働安全衛生マネジメントシステムを運用していますか。',
    ),
    { options: SYSTEM },
  ),
  must(
    'number',
    'accidents',
    four(
      '최근 1년 동안 하루 이상 쉰 재해 건수',
      'Accidents with at least one day lost, in the last year',
      '最近一年损失工时一天以上的事故件数',
      '過去1年間の休業1日以上の労働災害件数',
    ),
  ),
  must(
    'choice',
    'safety-training',
    four(
      '일을 시작하기 전에 모든 사람에게 안전 교육을 합니까?',
      'Is everybody trained in safety before starting to work?',
      '是否对所有人员进行上岗前安全培训？',
      '作業を始める前に全員へ安全教育をしていますか。',
    ),
    { options: YES_PARTLY_NO },
  ),
  yesNo(
    'drills',
    four(
      '1년에 한 번 이상 화재·누출 대피 훈련을 합니까?',
      'Do you hold a fire or spill drill at least once a year?',
      '是否每年至少进行一次火灾、泄漏疏散演练？',
      '年1回以上、火災・漏えいの避難訓練をしていますか。',
    ),
  ),
]);

export const LABOUR = section('labour', four('노동과 인권', 'Labour and human rights', '劳工与人权', '労働と人権'), [
  yesNo(
    'labour-policy',
    four(
      '강제노동, 아동노동, 차별을 금지하는 규정이 있습니까?',
      'Do your rules forbid forced labour, child labour and discrimination?',
      '是否有禁止强迫劳动、童工和歧视的规定？',
      '強制労働、児童労働、差別を禁止する規定がありますか。',
    ),
  ),
  must(
    'choice',
    'hours',
    four(
      '근로시간을 기록하고 법정 한도를 지킵니까?',
      'Are working hours recorded and within the legal limit?',
      '是否记录工时并遵守法定上限？',
      '労働時間を記録し、法定の上限を守っていますか。',
    ),
    { options: YES_PARTLY_NO },
  ),
  yesNo(
    'worker-voice',
    four(
      '노동조합이나 노사협의회 등 근로자의 의견을 듣는 기구가 있습니까?',
      'Is there a union, a works council or another body through which workers are heard?',
      '是否设有工会、劳资协商会等听取员工意见的机构？',
      '労働組合や労使協議会など、労働者の意見を聞く仕組みがありますか。',
    ),
  ),
]);

const ETHICS_TOPICS = [
  option('bribery', '뇌물·금품 수수', 'Bribery and gifts', '贿赂与礼品', '贈収賄・金品の授受'),
  option('conflicts', '이해 상충', 'Conflicts of interest', '利益冲突', '利益相反'),
  option('competition', '공정 거래', 'Fair competition', '公平竞争', '公正な取引'),
  option('sanctions', '수출 통제·제재', 'Export control and sanctions', '出口管制与制裁', '輸出管理・制裁'),
];

export const ETHICS = section('ethics', four('윤리', 'Ethics', '商业道德', '企業倫理'), [
  yesNo(
    'ethics-code',
    four('윤리 규범이 있습니까?', 'Is there a code of ethics?', '是否有道德行为准则？', '倫理規範がありますか。'),
  ),
  must(
    'choices',
    'ethics-topics',
    four('윤리 규범이 다루는 내용', 'What the code covers', '准则涵盖的内容', '倫理規範が扱う内容'),
    { ...ifYes('ethics-code'), options: ETHICS_TOPICS },
  ),
  yesNo(
    'whistleblowing',
    four(
      '부정을 익명으로 알릴 수 있는 창구가 있습니까?',
      'Can wrongdoing be reported without giving a name?',
      '是否设有匿名举报渠道？',
      '不正を匿名で知らせる窓口がありますか。',
    ),
  ),
  yesNo(
    'violations',
    four(
      '최근 3년 안에 환경·노동·공정거래 법 위반으로 처분을 받은 일이 있습니까?',
      'In the last three years, were you penalised under environmental, labour or competition law?',
      '最近三年内是否因违反环境、劳动或竞争法规受到处罚？',
      '過去3年以内に、環境・労働・競争に関する法令違反で処分を受けたことがありますか。',
    ),
  ),
  must(
    'lines',
    'violations-details',
    four(
      '어떤 처분이었고 어떻게 바로잡았습니까?',
      'What was the penalty and what was put right?',
      '受到何种处罚？如何整改？',
      'どのような処分で、どのように是正しましたか。',
    ),
    ifYes('violations'),
  ),
]);

const SECURITY = [
  option(
    'access',
    '사람별 계정과 접근 권한',
    'Personal accounts and access rights',
    '个人账号与访问权限',
    '個人別アカウントとアクセス権',
  ),
  option('backup', '정기 백업', 'Regular backups', '定期备份', '定期バックアップ'),
  option('malware', '악성코드 대책', 'Protection against malware', '恶意软件防护', 'マルウェア対策'),
  option('training', '직원 보안 교육', 'Security training', '员工安全培训', '従業員へのセキュリティ教育'),
  option('visitors', '출입·촬영 통제', 'Control of visitors and photos', '出入与拍摄管控', '入退室・撮影の管理'),
  option('none', '해당 없음', 'None of them', '均无', '該当なし'),
];

export const INFORMATION = section(
  'information',
  four('정보 보안', 'Information security', '信息安全', '情報セキュリティ'),
  [
    must(
      'choices',
      'security-measures',
      four(
        '고객의 도면과 자료를 지키기 위한 조치',
        "What protects your customers' drawings and data",
        '为保护客户图纸和资料采取的措施',
        '顧客の図面や資料を守るための対策',
      ),
      { options: SECURITY },
    ),
    yesNo(
      'security-incident',
      four(
        '최근 3년 안에 정보 유출이나 랜섬웨어 사고가 있었습니까?',
        'Was there a data leak or ransomware in the last three years?',
        '最近三年内是否发生过信息泄露或勒索软件事故？',
        '過去3年以内に情報漏えいやランサムウェアの事故がありましたか。',
      ),
    ),
    ask(
      'lines',
      'security-incident-details',
      four('사고 내용과 조치', 'What happened and what was done', '事故内容与措施', '事故の内容と対応'),
      ifYes('security-incident'),
    ),
  ],
);
