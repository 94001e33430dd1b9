import type { ReadyQuestionnaire } from './form-shape.ts';
import { POLICY } from './minerals-policy.ts';
import { COMPANY, EVIDENCE, SCOPE } from './minerals-scope.ts';
import { originTable, smelterQuestions, useQuestions } from './minerals-sources.ts';
import { ask, four, option, section, when } from './question-parts.ts';

const METALS = [
  option('tin', '주석', 'Tin', '锡', 'スズ'),
  option('tantalum', '탄탈럼', 'Tantalum', '钽', 'タンタル'),
  option('tungsten', '텅스텐', 'Tungsten', '钨', 'タングステン'),
  option('gold', '금', 'Gold', '金', '金'),
];

const AREAS = [
  option(
    'covered-countries',
    '콩고민주공화국이나 인접국에서 왔습니까?',
    'From the DR Congo or a country beside it?',
    '是否来自刚果（金）或其邻国？',
    'コンゴ民主共和国またはその隣接国からのものですか。',
  ),
  option(
    'high-risk-areas',
    '그 밖의 분쟁·고위험 지역에서 왔습니까?',
    'From another conflict-affected or high-risk area?',
    '是否来自其他受冲突影响和高风险地区？',
    'その他の紛争地域・高リスク地域からのものですか。',
  ),
];

const USE_HELP = four(
  '주석은 땜납·주석 도금, 금은 금 도금·본딩 와이어, 탄탈럼은 콘덴서, 텅스텐은 초경 공구·접점에 흔히 쓰입니다.',
  'Tin is common in solder and tin plating, gold in gold plating and bonding wire, tantalum in capacitors, tungsten in carbide tools and contacts.',
  '锡常见于焊料和镀锡，金常见于镀金和键合线，钽常见于电容器，钨常见于硬质合金刀具和触点。',
  'スズははんだ・スズめっき、金は金めっき・ボンディングワイヤー、タンタルはコンデンサー、タングステンは超硬工具・接点によく使われます。',
);

const ORIGIN_HELP = four(
  '인접국은 앙골라, 부룬디, 중앙아프리카공화국, 콩고공화국, 르완다, 남수단, 탄자니아, 우간다, 잠비아입니다. 분쟁·고위험 지역은 무력 분쟁이 있거나 국가의 통제가 약해 인권 침해가 잦은 곳을 말합니다. 확인하지 못했다면 "모름"을 골라 주십시오.',
  'The countries beside it are Angola, Burundi, the Central African Republic, the Republic of the Congo, Rwanda, South Sudan, Tanzania, Uganda and Zambia. A conflict-affected or high-risk area has armed conflict, or a state too weak to prevent abuses. If you could not find out, choose "Not known".',
  '邻国包括安哥拉、布隆迪、中非共和国、刚果（布）、卢旺达、南苏丹、坦桑尼亚、乌干达和赞比亚。受冲突影响和高风险地区是指存在武装冲突，或国家治理薄弱、侵犯人权现象频发的地区。如未能确认，请选择“不清楚”。',
  '隣接国とは、アンゴラ、ブルンジ、中央アフリカ共和国、コンゴ共和国、ルワンダ、南スーダン、タンザニア、ウガンダ、ザンビアです。紛争地域・高リスク地域とは、武力紛争があるか、国家の統治が弱く人権侵害が多い地域をいいます。確認できなかった場合は「不明」を選んでください。',
);

const MINERALS = section('minerals', four('광물 사용과 출처', 'Use and origin', '矿产使用与来源', '鉱物の使用と出所'), [
  ...useQuestions(METALS, USE_HELP),
  originTable(METALS, AREAS, ORIGIN_HELP),
  ask(
    'lines',
    'high-risk-measures',
    four(
      '위 지역에서 온 광물이 있다면 무장 세력과 관련이 없음을 어떻게 확인했습니까?',
      'If any come from such places, how did you make sure that no armed group profits?',
      '如有矿产来自上述地区，如何确认其与武装团体无关？',
      '上記の地域からの鉱物がある場合、武装勢力と関わりがないことをどのように確認しましたか。',
    ),
    when('remaining', ...METALS.map(({ key }) => key)),
  ),
]);

const SMELTERS = section('smelters', four('제련소', 'Smelters', '冶炼厂', '製錬所'), smelterQuestions(METALS));

export const MINERALS_3TG: ReadyQuestionnaire = {
  version: 1,
  name: four(
    '분쟁광물 조사(주석·탄탈럼·텅스텐·금)',
    'Conflict minerals (tin, tantalum, tungsten, gold)',
    '冲突矿产调查（锡、钽、钨、金）',
    '紛争鉱物調査（スズ・タンタル・タングステン・金）',
  ),
  description: four(
    '제품에 들어가는 주석, 탄탈럼, 텅스텐, 금의 사용 여부와 출처, 제련소, 조달 방침을 묻습니다. 쓰지 않는 회사는 광물별 질문을 건너뜁니다.',
    'Asks whether tin, tantalum, tungsten or gold is in your products, where it comes from, which smelters made it and what your policy is. Whoever uses none skips the questions on each mineral.',
    '调查产品中锡、钽、钨、金的使用情况、来源、冶炼厂及采购政策。未使用者可跳过各矿产的问题。',
    '製品に含まれるスズ、タンタル、タングステン、金の使用の有無、出所、製錬所、調達方針をお尋ねします。使っていない会社は鉱物ごとの質問を省けます。',
  ),
  content: { sections: [COMPANY, SCOPE, MINERALS, SMELTERS, POLICY, EVIDENCE] },
};
