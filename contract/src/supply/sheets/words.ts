import { plainHeading } from '../../factory/sheet/column-words.ts';
import type { Language } from '../../kit/language.ts';
import type { LinkState } from '../links/fields.ts';
import { MATERIAL_GROUPS, PRODUCT_KINDS, type ProductKind } from '../products/fields.ts';

type Words = Record<Language, string>;
type MaterialGroup = (typeof MATERIAL_GROUPS)[number];
const four = (kr: string, en: string, cn: string, jp: string): Words => ({ kr, en, cn, jp });

/** Columns of a sheet of products, in order; `inputs` is one cell: `;` separates its lines, `|` their parts. */
export const PRODUCT_COLUMNS = {
  name: four('제품 이름', 'Product name', '产品名称', '製品名'),
  nameEnglish: four('영문 이름', 'English name', '英文名称', '英語名'),
  partNumber: four('품번', 'Part number', '料号', '品番'),
  kind: four('종류', 'Kind', '类型', '種類'),
  hs: four('HS 코드', 'HS code', 'HS 编码', 'HSコード'),
  unit: four('단위', 'Unit', '单位', '単位'),
  kgPerUnit: four('단위당 무게(kg)', 'Kilograms per unit', '单位重量(kg)', '単位あたりの重さ(kg)'),
  materialGroup: four('자재군', 'Material group', '物料类别', '材料区分'),
  isOrigin: four('원산지', 'Origin', '原产', '原産'),
  description: four('설명', 'Description', '说明', '説明'),
  inputs: four('투입 자재', 'Inputs', '投入物料', '投入材料'),
} as const;
export type ProductColumn = keyof typeof PRODUCT_COLUMNS;

/** Columns of a list of suppliers, or of customers. */
export const LINK_COLUMNS = {
  ownProduct: four('우리 제품', 'Our product', '我方产品', '自社の製品'),
  company: four('거래 상대', 'Other company', '交易对方', '取引相手'),
  businessNumber: four('사업자등록번호', 'Business number', '营业执照登记号', '事業者登録番号'),
  country: four('국가 코드', 'Country code', '国家代码', '国コード'),
  product: four('상대 제품', 'Their product', '对方产品', '相手の製品'),
  partNumber: four('상대 품번', 'Their part number', '对方料号', '相手の品番'),
  hs: four('HS 코드', 'HS code', 'HS 编码', 'HSコード'),
  spendShare: four('구매 비중(%)', 'Share of spend (%)', '采购占比(%)', '購買比率(%)'),
  quantity: four('거래량', 'Volume', '交易量', '取引量'),
  unit: four('단위', 'Unit', '单位', '単位'),
  period: four('기간', 'Period', '周期', '期間'),
  validFrom: four('시작일', 'Valid from', '开始日期', '開始日'),
  validTo: four('종료일', 'Valid to', '结束日期', '終了日'),
  state: four('상태', 'State', '状态', '状態'),
} as const;
export type LinkColumn = keyof typeof LINK_COLUMNS;

export const KIND_WORDS: Record<ProductKind, Words> = {
  finished: four('완제품', 'Finished product', '成品', '完成品'),
  component: four('부품', 'Component', '零部件', '部品'),
  material: four('소재', 'Material', '材料', '素材'),
  raw: four('원재료', 'Raw material', '原材料', '原材料'),
  service: four('서비스', 'Service', '服务', 'サービス'),
  scrap: four('스크랩', 'Scrap', '废料', 'スクラップ'),
};

/** Names of the material groups on the screens; sheets are read by the same words. */
export const MATERIAL_WORDS: Record<Exclude<MaterialGroup, ''>, Words> = {
  lithium: four('리튬', 'Lithium', '锂', 'リチウム'),
  nickel: four('니켈', 'Nickel', '镍', 'ニッケル'),
  cobalt: four('코발트', 'Cobalt', '钴', 'コバルト'),
  manganese: four('망간', 'Manganese', '锰', 'マンガン'),
  graphite: four('흑연', 'Graphite', '石墨', '黒鉛'),
  cathode: four('양극재', 'Cathode material', '正极材料', '正極材'),
  battery: four('배터리', 'Battery', '电池', '電池'),
  copper: four('구리', 'Copper', '铜', '銅'),
  aluminium: four('알루미늄', 'Aluminium', '铝', 'アルミニウム'),
  steel: four('철강', 'Steel', '钢铁', '鉄鋼'),
  tin: four('주석', 'Tin', '锡', 'スズ'),
  tantalum: four('탄탈럼', 'Tantalum', '钽', 'タンタル'),
  tungsten: four('텅스텐', 'Tungsten', '钨', 'タングステン'),
  gold: four('금', 'Gold', '金', '金'),
  mica: four('운모', 'Mica', '云母', 'マイカ'),
  polysilicon: four('폴리실리콘', 'Polysilicon', '多晶硅', 'ポリシリコン'),
  plastic: four('플라스틱', 'Plastic', '塑料', 'プラスチック'),
  rubber: four('고무', 'Rubber', '橡胶', 'ゴム'),
  cotton: four('면화', 'Cotton', '棉花', '綿'),
  leather: four('가죽', 'Leather', '皮革', '皮革'),
  wood: four('목재', 'Wood', '木材', '木材'),
  palm: four('팜유', 'Palm oil', '棕榈油', 'パーム油'),
  recycled: four('재생 원료', 'Recycled material', '再生材料', '再生材'),
  other: four('그 밖의 자재', 'Other', '其他', 'その他'),
  'rare-earth': four('희토류', 'Rare earths', '稀土', 'レアアース'),
};
const NO_MATERIAL = four('해당 없음', 'None', '不适用', '該当なし');

export const LINK_STATE_WORDS: Record<LinkState, Words> = {
  proposed: four('확인 대기', 'Awaiting confirmation', '待确认', '確認待ち'),
  countered: four('수정 제안', 'Countered', '已提出修改', '修正提案'),
  confirmed: four('상호 확인', 'Confirmed', '双方已确认', '相互確認済み'),
  disputed: four('이의 제기', 'Disputed', '有异议', '異議あり'),
  unidentified: four('미상', 'Unidentified', '未披露', '未特定'),
  withdrawn: four('철회됨', 'Withdrawn', '已撤回', '取り下げ'),
  ended: four('종료됨', 'Ended', '已结束', '終了'),
};

const YES = four('예', 'Yes', '是', 'はい');
const NO = four('아니요', 'No', '否', 'いいえ');
export const yesNo = (isSo: boolean, language: Language) => (isSo ? YES : NO)[language];

const wordsFor = <T extends string>(values: readonly T[], words: Record<T, Words>) =>
  new Map(
    values.flatMap((value) => [value, ...Object.values(words[value])].map((word) => [plainHeading(word), value])),
  );

const kinds = wordsFor(PRODUCT_KINDS, KIND_WORDS);
export const kindOfWord = (word: string) => kinds.get(plainHeading(word));

const materials = new Map<string, MaterialGroup>([
  ...['', ...Object.values(NO_MATERIAL)].map((word) => [plainHeading(word), ''] as const),
  ...MATERIAL_GROUPS.flatMap((group) =>
    group === ''
      ? []
      : [group, ...Object.values(MATERIAL_WORDS[group])].map((word) => [plainHeading(word), group] as const),
  ),
]);
export const materialOfWord = (word: string) => materials.get(plainHeading(word));

const yesses = new Set(['true', 'y', 'o', '1', ...Object.values(YES)].map(plainHeading));
const noes = new Set(['false', 'n', 'x', '0', ...Object.values(NO)].map(plainHeading));
/** Returns undefined for a word that is neither yes nor no. */
export const isYes = (word: string) => {
  const plain = plainHeading(word);
  if (yesses.has(plain)) return true;
  return noes.has(plain) ? false : undefined;
};

/** Finds the column that a heading means, in any language. */
export const columnFinder = <T extends string>(columns: Record<T, Words>) => {
  const names = Object.keys(columns).filter((name): name is T => name in columns);
  const found = new Map(
    names.flatMap((name) => [name, ...Object.values(columns[name])].map((word) => [plainHeading(word), name])),
  );
  return (heading: string): T | undefined => found.get(plainHeading(heading));
};
