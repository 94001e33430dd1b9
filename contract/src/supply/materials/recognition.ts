import { FAMILIES, type Family, familyOfHs, MATERIALS, type Material, materialsOfHs } from './materials.ts';

type Goods = { materials: Material[]; family: Family };

/** A word in Latin letters: `tin` is in "tin plate" and not in "coating". Digits may follow, as in NCM811. */
const latin = (...words: string[]) => `(?<![a-z])(?:${words.join('|')})(?![a-z])`;
const anyOf = (...patterns: string[]) => patterns.join('|');

/**
 * Patterns that recognize a material in a product's name, in Korean, English, Chinese or Japanese, for names in lower
 * case. Where a short word is part of other words, the pattern says which ones do not count: 金 is also metal.
 */
export const MATERIAL_PATTERNS: Record<Material, string> = {
  lithium: anyOf(
    latin('lithium', 'spodumene', 'lioh', 'li2co3', 'lfp', 'lmfp', 'lco', 'lmo'),
    '리튬|스포듀민|锂|リチウム',
  ),
  nickel: anyOf(latin('nickel', 'ncm', 'nmc', 'nca', 'ncma', 'mhp', 'niso4'), '니켈|镍|ニッケル'),
  cobalt: anyOf(latin('cobalt', 'ncm', 'nmc', 'nca', 'ncma', 'lco', 'coso4'), '코발트|钴|コバルト'),
  manganese: anyOf(latin('manganese', 'ncm', 'nmc', 'ncma', 'lmo', 'lmfp', 'mnso4'), '망간|锰|マンガン'),
  graphite: anyOf(latin('graphite'), '흑연|石墨|黒鉛|グラファイト'),
  copper: anyOf(latin('copper', 'brass'), '구리|동박|전기동(?!력)|황동|铜|銅'),
  aluminium: anyOf(latin('aluminium', 'aluminum', 'nca', 'ncma'), '알루미늄|铝|アルミ'),
  steel: anyOf(
    latin('steel', 'iron(?![ -]phosphate)'),
    '철강|강판|강재|강관|철근|철광석|주철|钢|(?<!磷酸)铁(?!路)|鋼|(?<!リン酸)鉄(?!道)',
  ),
  'rare-earth': anyOf(
    latin('rare[ -]earths?', 'neodymium', 'praseodymium', 'dysprosium', 'ndfeb', 'ndpr'),
    '희토류|네오디뮴|프라세오디뮴|디스프로슘|稀土|钕|镝|レアアース|ネオジム|ジスプロシウム',
  ),
  tin: anyOf(latin('tin'), '주석|锡|錫|スズ'),
  tantalum: anyOf(latin('tantalum', 'coltan'), '탄탈|콜탄|钽|タンタル'),
  tungsten: anyOf(latin('tungsten', 'wolfram'), '텅스텐|钨|タングステン'),
  gold: anyOf(latin('gold'), '금괴|순금|금 ?도금|黄金|金锭|镀金|金地金|金 ?(?:めっき|メッキ)'),
  mica: anyOf(latin('mica'), '운모|마이카|云母|雲母|マイカ'),
  polysilicon: anyOf(latin('poly-?silicon'), '폴리 ?실리콘|多晶硅|ポリシリコン|多結晶シリコン'),
  plastic: anyOf(
    latin('plastics?', 'resin', 'polyethylene', 'polypropylene', 'hdpe', 'ldpe', 'pvc'),
    '플라스틱|수지|폴리에틸렌|폴리프로필렌|塑料|树脂|聚乙烯|聚丙烯|プラスチック|樹脂',
  ),
  rubber: anyOf(latin('rubber'), '고무|橡胶|ゴム'),
  cotton: anyOf(latin('cotton'), '면화|원면|면사|순면|코튼|棉|綿|コットン'),
  leather: anyOf(latin('leather'), '가죽|피혁|皮革|レザー'),
  wood: anyOf(latin('wood', 'timber', 'lumber', 'plywood'), '목재|원목|합판|木材|胶合板|合板'),
  palm: anyOf(latin('palm[ -](?:oil|kernel)'), '팜유|팜 ?오일|팜핵|棕榈|パーム'),
};

export const FAMILY_PATTERNS: Record<Exclude<Family, ''>, string> = {
  // The name must end with it: the case of a battery is no battery.
  battery:
    '(?:(?<![a-z])batter(?:y|ies)|배터리|이차전지|电池|電池|バッテリー) ?(?:packs?|cells?|modules?|팩|셀|모듈|包|模组|パック|セル|モジュール)?(?:$| ?[0-9])',
  cathode: anyOf(latin('(?<!copper )cathode(?! copper)'), '양극재(?!용)|양극 ?활물질(?!용)|正极|正極'),
  recycled: anyOf(
    latin('recycled', 'scrap', 'black mass'),
    '스크랩|재생|재활용|블랙 ?매스|再生|回收|废料|黑粉|リサイクル|スクラップ',
  ),
};

/** Compounds of cathodes without the word lithium: a finished one contains it, its precursor does not. */
const HAS_LITHIUM = anyOf(latin('ncm', 'nmc', 'nca', 'ncma'));

const materialTests = MATERIALS.map((material) => [material, new RegExp(MATERIAL_PATTERNS[material], 'u')] as const);
const familyTests = FAMILIES.flatMap((family) =>
  family === '' ? [] : [[family, new RegExp(FAMILY_PATTERNS[family], 'u')] as const],
);
const lithiumTest = new RegExp(HAS_LITHIUM, 'u');

/** Recognizes materials and the family by words of a name; what comes first in the name comes first. */
export const goodsOfName = (name: string): Goods => {
  const plain = name.normalize('NFKC').toLowerCase();
  const found = materialTests.flatMap(([material, test]) => {
    const at = plain.search(test);
    return at < 0 ? [] : [{ material, at }];
  });
  // The list has the order of NCM, so materials found by one word keep it.
  const materials = found.toSorted((one, other) => one.at - other.at).map(({ material }) => material);
  const family = familyTests.find(([, test]) => test.test(plain))?.[0] ?? '';
  const isFinished = family === 'cathode' && lithiumTest.test(plain);
  return { materials: isFinished && !materials.includes('lithium') ? [...materials, 'lithium'] : materials, family };
};

/**
 * Proposes what a product is made of: the words of its names first, then its HS code where the words say nothing about
 * materials. The HS code of several materials proposes all of them.
 */
export const proposedGoods = ({ hs, names }: { hs: string; names: readonly string[] }): Goods => {
  const named = names.map(goodsOfName);
  const byWords = [...new Set(named.flatMap(({ materials }) => materials))];
  const family = named.map((goods) => goods.family).find(Boolean) || familyOfHs(hs);
  return { materials: byWords.length > 0 ? byWords : materialsOfHs(hs), family };
};
