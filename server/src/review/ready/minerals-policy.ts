import { ask, four, ifYes, must, option, section, when, YES_PARTLY_NO, yesNo } from './question-parts.ts';

const SURVEYS = [
  option(
    'industry',
    '업계 공통 양식으로 조사',
    'With an industry template',
    '使用行业通用模板调查',
    '業界共通のテンプレートで調査',
  ),
  option('own', '자체 양식으로 조사', 'With a form of our own', '使用自有表格调查', '自社の様式で調査'),
  option('none', '조사하지 않음', 'Not at all', '未调查', '調査していない'),
];

const FILINGS = [
  option(
    'us',
    '미국 증권 당국에 보고',
    'To the US securities authority',
    '向美国证券监管机构报告',
    '米国の証券当局への報告',
  ),
  option(
    'eu',
    'EU 수입업자로서 의무 이행',
    'As an importer into the EU',
    '作为欧盟进口商履行义务',
    'EUの輸入業者としての義務',
  ),
  option('other', '그 밖의 법령', 'Under another law', '其他法律规定', 'その他の法令'),
  option('none', '해당 없음', 'None', '不适用', '該当なし'),
];

/** Questions about the company's sourcing policy, which are the same for every mineral. */
export const POLICY = section('policy', four('조달 방침', 'Sourcing policy', '采购政策', '調達方針'), [
  yesNo(
    'policy',
    four(
      '광물을 책임 있게 조달하기 위한 회사 방침이 있습니까?',
      'Does your company have a policy on responsible sourcing of minerals?',
      '贵公司是否制定了负责任的矿产采购政策？',
      '責任ある鉱物調達に関する会社の方針がありますか。',
    ),
    {
      help: four(
        '무력 분쟁, 강제노동, 아동노동과 관련된 광물을 쓰지 않겠다는 내용을 문서로 정한 것을 말합니다. 한 쪽짜리 문서여도 됩니다.',
        'A document that says you avoid minerals linked to armed conflict, forced labour or child labour. One page is enough.',
        '指以书面形式规定不使用与武装冲突、强迫劳动或童工有关的矿产。一页文件即可。',
        '武力紛争、強制労働、児童労働に関わる鉱物を使わないことを文書で定めたものです。1ページの文書でも構いません。',
      ),
    },
  ),
  ask('file', 'policy-file', four('방침 문서', 'The policy itself', '政策文件', '方針の文書'), ifYes('policy')),
  yesNo(
    'policy-public',
    four(
      '그 방침을 누구나 볼 수 있게 공개하고 있습니까?',
      'Can anybody read that policy?',
      '该政策是否公开？',
      'その方針を誰でも見られるように公開していますか。',
    ),
    ifYes('policy'),
  ),
  must(
    'text',
    'policy-address',
    four('방침을 볼 수 있는 웹 주소', 'Web address of the policy', '政策的网址', '方針を掲載しているウェブアドレス'),
    ifYes('policy-public'),
  ),
  must(
    'choice',
    'supplier-smelters',
    four(
      '직접 거래하는 협력사에 제3자 심사를 통과한 제련소의 재료만 쓰도록 요구합니까?',
      'Do you ask your direct suppliers to buy only from smelters that an independent audit has passed?',
      '是否要求直接供应商只使用通过第三方审核的冶炼厂的材料？',
      '直接取引するサプライヤーに、第三者審査に合格した製錬所の材料だけを使うよう求めていますか。',
    ),
    {
      options: YES_PARTLY_NO,
      help: four(
        'RMAP처럼 독립된 기관이 제련소의 조달 과정을 심사하는 제도를 말합니다.',
        'Schemes such as RMAP, in which an independent body audits how a smelter buys its ore.',
        '指 RMAP 等由独立机构审核冶炼厂采购过程的制度。',
        'RMAPのように、独立した機関が製錬所の調達過程を審査する制度のことです。',
      ),
    },
  ),
  must(
    'choice',
    'due-diligence',
    four(
      '광물의 출처를 확인하고 위험을 줄이는 절차를 실제로 운영하고 있습니까?',
      'Do you have a working process to trace minerals and to reduce the risks that come with them?',
      '是否实际运行追溯矿产来源并降低风险的尽职调查流程？',
      '鉱物の出所を確認し、リスクを減らすデューデリジェンスの手順を実際に運用していますか。',
    ),
    { options: YES_PARTLY_NO },
  ),
  must(
    'choice',
    'survey',
    four(
      '협력사에 어떤 방법으로 광물 사용 여부를 조사합니까?',
      'How do you ask your own suppliers about minerals?',
      '通过什么方式向供应商调查矿产使用情况？',
      'サプライヤーに対して、鉱物の使用をどのような方法で調査していますか。',
    ),
    { options: SURVEYS },
  ),
  yesNo(
    'survey-review',
    four(
      '협력사의 답변이 회사 기준에 맞는지 검토합니까?',
      "Do you check your suppliers' answers against what you expect of them?",
      '是否对照公司要求审查供应商的答复？',
      'サプライヤーの回答が自社の基準に合っているかを確認していますか。',
    ),
    when('survey', 'industry', 'own'),
  ),
  yesNo(
    'corrective-action',
    four(
      '기준에 맞지 않는 협력사에 시정을 요구하고 결과를 확인합니까?',
      'Where a supplier falls short, do you ask for correction and follow it up?',
      '对不符合要求的供应商，是否要求整改并跟踪结果？',
      '基準に合わないサプライヤーに是正を求め、その結果を確認していますか。',
    ),
    ifYes('survey-review'),
  ),
  must(
    'choices',
    'filing',
    four(
      '회사가 법에 따라 광물 조달 현황을 보고하거나 공시해야 합니까?',
      'Is your company bound by law to report on its minerals?',
      '贵公司是否依法须报告或披露矿产采购情况？',
      '貴社には、鉱物調達の状況を法令に基づいて報告・開示する義務がありますか。',
    ),
    { options: FILINGS },
  ),
  yesNo(
    'grievance',
    four(
      '광물 조달과 관련한 우려를 외부에서 알릴 수 있는 창구가 있습니까?',
      'Is there a way for outsiders to raise concerns about your minerals?',
      '是否设有外部人员可反映矿产采购问题的渠道？',
      '鉱物調達に関する懸念を外部から伝えられる窓口がありますか。',
    ),
  ),
]);
