import type { ReadyQuestionnaire } from './form-shape.ts';
import { POLICY } from './minerals-policy.ts';
import { COMPANY, EVIDENCE, SCOPE } from './minerals-scope.ts';
import { originTable, smelterQuestions, useQuestions } from './minerals-sources.ts';
import { ask, column, four, must, option, section, when, YES_NO_UNKNOWN, YES_PARTLY_NO } from './question-parts.ts';

const METALS = [
  option('cobalt', '코발트', 'Cobalt', '钴', 'コバルト'),
  option('mica', '운모', 'Mica', '云母', 'マイカ（雲母）'),
  option('copper', '구리', 'Copper', '铜', '銅'),
  option('natural-graphite', '천연흑연', 'Natural graphite', '天然石墨', '天然黒鉛'),
  option('lithium', '리튬', 'Lithium', '锂', 'リチウム'),
  option('nickel', '니켈', 'Nickel', '镍', 'ニッケル'),
];
const whenRemaining = when('remaining', ...METALS.map(({ key }) => key));

const AREAS = [
  option(
    'high-risk-areas',
    '분쟁·고위험 지역에서 왔습니까?',
    'From a conflict-affected or high-risk area?',
    '是否来自受冲突影响和高风险地区？',
    '紛争地域・高リスク地域からのものですか。',
  ),
];

const USE_HELP = four(
  '코발트·리튬·천연흑연·니켈은 배터리에, 니켈과 구리는 도금·합금·전선에, 운모는 절연재·도료에 흔히 쓰입니다. 합금이나 화합물에 들어 있는 것도 포함합니다.',
  'Cobalt, lithium, natural graphite and nickel are common in batteries, nickel and copper in plating, alloys and wire, mica in insulation and paint. What is part of an alloy or a compound counts too.',
  '钴、锂、天然石墨、镍常用于电池，镍和铜常用于电镀、合金和电线，云母常用于绝缘材料和涂料。合金或化合物中所含的也包括在内。',
  'コバルト・リチウム・天然黒鉛・ニッケルは電池に、ニッケルと銅はめっき・合金・電線に、マイカは絶縁材・塗料によく使われます。合金や化合物に含まれるものも対象です。',
);

const ORIGIN_HELP = four(
  '분쟁·고위험 지역은 무력 분쟁이 있거나 국가의 통제가 약해 인권 침해가 잦은 곳을 말합니다. 운모는 제련소 대신 가공 업체를 기준으로 답합니다. 확인하지 못했다면 "모름"을 골라 주십시오.',
  'A conflict-affected or high-risk area has armed conflict, or a state too weak to prevent abuses. For mica, answer for processors instead of smelters. If you could not find out, choose "Not known".',
  '受冲突影响和高风险地区是指存在武装冲突，或国家治理薄弱、侵犯人权现象频发的地区。云母请以加工企业代替冶炼厂作答。如未能确认，请选择“不清楚”。',
  '紛争地域・高リスク地域とは、武力紛争があるか、国家の統治が弱く人権侵害が多い地域をいいます。マイカは製錬所の代わりに加工業者についてお答えください。確認できなかった場合は「不明」を選んでください。',
);

const MINERALS = section('minerals', four('광물 사용과 출처', 'Use and origin', '矿产使用与来源', '鉱物の使用と出所'), [
  ...useQuestions(METALS, USE_HELP),
  originTable(METALS, AREAS, ORIGIN_HELP),
]);

const MINE_COLUMNS = [
  column('choice', 'mineral', four('광물', 'Mineral', '矿产', '鉱物'), { options: METALS, isRequired: true }),
  column('text', 'mine-name', four('광산 이름', 'Name of the mine', '矿山名称', '鉱山名'), { isRequired: true }),
  column('text', 'mine-id', four('광산 ID', 'Mine ID', '矿山 ID', '鉱山ID')),
  column('text', 'mine-id-source', four('ID 출처', 'Source of the ID', 'ID 来源', 'IDの出所')),
  column('country', 'country', four('국가', 'Country', '国家', '国'), { isRequired: true }),
  column('text', 'region', four('시·도·주', 'Region', '省/州', '都道府県・州')),
  column(
    'choice',
    'artisanal',
    four('영세·소규모 채굴?', 'Artisanal or small-scale?', '是否为手工和小规模采矿？', '零細・小規模採掘？'),
    {
      options: YES_NO_UNKNOWN,
    },
  ),
];

const MINES = section('smelters', four('제련소와 광산', 'Smelters and mines', '冶炼厂与矿山', '製錬所と鉱山'), [
  ...smelterQuestions(METALS),
  ask(
    'table',
    'mines',
    four(
      '파악한 광산을 적어 주십시오.',
      'Which mines do you know of?',
      '请列出已查明的矿山。',
      '把握している鉱山をご記入ください。',
    ),
    {
      ...whenRemaining,
      columns: MINE_COLUMNS,
      help: four(
        '제련소까지만 파악했다면 비워 두어도 됩니다.',
        'Leave this empty if you know the chain only up to the smelter.',
        '如仅查明至冶炼厂，可不填。',
        '製錬所までしか把握していない場合は空欄で構いません。',
      ),
    },
  ),
  must(
    'choice',
    'artisanal-mining',
    four(
      '영세·소규모 채굴에서 나온 원료가 섞여 있습니까?',
      'Is there any material from artisanal or small-scale mining?',
      '是否混有来自手工和小规模采矿的原料？',
      '零細・小規模採掘に由来する原料が混ざっていますか。',
    ),
    {
      ...whenRemaining,
      options: YES_NO_UNKNOWN,
      help: four(
        '기계를 거의 쓰지 않고 개인이나 소규모 집단이 캐는 방식입니다. 코발트와 운모에서 흔하며 아동노동 위험이 높습니다.',
        'Mining by individuals or small groups with hardly any machines. It is common for cobalt and mica and carries a high risk of child labour.',
        '指个人或小团体几乎不使用机械的采矿方式，多见于钴和云母，童工风险较高。',
        '個人や小さな集団が機械をほとんど使わずに採掘する方法です。コバルトやマイカに多く、児童労働のリスクが高いとされます。',
      ),
    },
  ),
  must(
    'choice',
    'child-labour-mining',
    four(
      '채굴 단계의 아동노동 위험을 확인하고 있습니까?',
      'Do you look into the risk of child labour at the mines?',
      '是否核查采矿环节的童工风险？',
      '採掘段階での児童労働のリスクを確認していますか。',
    ),
    { ...whenRemaining, options: YES_PARTLY_NO },
  ),
  ask(
    'number',
    'recycled-share',
    four(
      '위 광물 가운데 재활용 원료가 차지하는 비율(무게 기준)',
      'Share of these minerals that is recycled, by weight',
      '上述矿产中回收料所占比例（按重量）',
      '上記の鉱物のうちリサイクル原料が占める割合（重量）',
    ),
    { ...whenRemaining, unit: 'P1' },
  ),
]);

export const MINERALS_EXTENDED: ReadyQuestionnaire = {
  version: 1,
  name: four(
    '확대 광물 조사(코발트·운모·구리·천연흑연·리튬·니켈)',
    'Extended minerals (cobalt, mica, copper, natural graphite, lithium, nickel)',
    '扩展矿产调查（钴、云母、铜、天然石墨、锂、镍）',
    '拡張鉱物調査（コバルト・マイカ・銅・天然黒鉛・リチウム・ニッケル）',
  ),
  description: four(
    '배터리와 전자 부품에 많이 쓰이는 여섯 가지 광물의 사용 여부와 출처, 제련소와 광산, 조달 방침을 묻습니다. 쓰지 않는 회사는 광물별 질문을 건너뜁니다.',
    'Asks about six minerals common in batteries and electronics: whether you use them, where they come from, their smelters and mines, and your policy. Whoever uses none skips the questions on each mineral.',
    '调查电池和电子零部件中常用的六种矿产的使用情况、来源、冶炼厂与矿山以及采购政策。未使用者可跳过各矿产的问题。',
    '電池や電子部品に多く使われる6種類の鉱物について、使用の有無、出所、製錬所と鉱山、調達方針をお尋ねします。使っていない会社は鉱物ごとの質問を省けます。',
  ),
  content: { sections: [COMPANY, SCOPE, MINERALS, MINES, POLICY, EVIDENCE] },
};
