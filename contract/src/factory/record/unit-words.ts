import type { Translations } from '../../kit/words.ts';
import { plainHeading } from '../sheet/column-words.ts';
import { UNITS, type Unit } from './choices.ts';

const four = (kr: string, en: string, cn: string, jp: string): Translations => ({ kr, en, cn, jp });

/** Names of the units on the screens; sheets are read by the same words. */
export const UNIT_WORDS: Record<Unit, Translations> = {
  KGM: four('킬로그램', 'kilogram', '千克', 'キログラム'),
  GRM: four('그램', 'gram', '克', 'グラム'),
  MGM: four('밀리그램', 'milligram', '毫克', 'ミリグラム'),
  TNE: four('톤', 'tonne (metric ton)', '吨', 'トン'),
  LBR: four('파운드', 'pound', '磅', 'ポンド'),
  ONZ: four('온스', 'ounce (avoirdupois)', '盎司', 'オンス'),
  MTR: four('미터', 'metre', '米', 'メートル'),
  CMT: four('센티미터', 'centimetre', '厘米', 'センチメートル'),
  MMT: four('밀리미터', 'millimetre', '毫米', 'ミリメートル'),
  KMT: four('킬로미터', 'kilometre', '千米', 'キロメートル'),
  INH: four('인치', 'inch', '英寸', 'インチ'),
  FOT: four('피트', 'foot', '英尺', 'フィート'),
  YRD: four('야드', 'yard', '码', 'ヤード'),
  MTK: four('제곱미터', 'square metre', '平方米', '平方メートル'),
  CMK: four('제곱센티미터', 'square centimetre', '平方厘米', '平方センチメートル'),
  H18: four('헥타르(제곱헥토미터)', 'square hectometre', '公顷(平方百米)', 'ヘクタール(平方ヘクトメートル)'),
  FTK: four('제곱피트', 'square foot', '平方英尺', '平方フィート'),
  YDK: four('제곱야드', 'square yard', '平方码', '平方ヤード'),
  MTQ: four('세제곱미터', 'cubic metre', '立方米', '立方メートル'),
  LTR: four('리터', 'litre', '升', 'リットル'),
  MLT: four('밀리리터', 'millilitre', '毫升', 'ミリリットル'),
  GLL: four('갤런(미국)', 'gallon (US)', '加仑(美)', 'ガロン(米)'),
  BLL: four('배럴(미국)', 'barrel (US)', '桶(美)', 'バレル(米)'),
  H87: four('개', 'piece', '个', '個'),
  C62: four('개(단위 없음)', 'one', '个(无量纲)', '個(無次元)'),
  EA: four('개(낱개)', 'each', '个(单个)', '個(単品)'),
  PR: four('켤레·쌍', 'pair', '双/对', '組・対'),
  DZN: four('다스', 'dozen', '打', 'ダース'),
  SET: four('세트', 'set', '套', 'セット'),
  NAR: four('물품 수', 'number of articles', '件数', '物品数'),
  MIL: four('천', 'thousand', '千', '千'),
  HUR: four('시간', 'hour', '小时', '時間'),
  MIN: four('분', 'minute [unit of time]', '分钟', '分'),
  SEC: four('초', 'second [unit of time]', '秒', '秒'),
  DAY: four('일', 'day', '天', '日'),
  WEE: four('주', 'week', '周', '週'),
  MON: four('월', 'month', '月', '月'),
  ANN: four('년', 'year', '年', '年'),
  KWH: four('킬로와트시', 'kilowatt hour', '千瓦时', 'キロワット時'),
  MWH: four('메가와트시', 'megawatt hour (1000 kW.h)', '兆瓦时', 'メガワット時'),
  GWH: four('기가와트시', 'gigawatt hour', '吉瓦时', 'ギガワット時'),
  KWT: four('킬로와트', 'kilowatt', '千瓦', 'キロワット'),
  MAW: four('메가와트', 'megawatt', '兆瓦', 'メガワット'),
  JOU: four('줄', 'joule', '焦耳', 'ジュール'),
  '3B': four('메가줄', 'megajoule', '兆焦', 'メガジュール'),
  GV: four('기가줄', 'gigajoule', '吉焦', 'ギガジュール'),
  AMH: four('암페어시', 'ampere hour', '安时', 'アンペア時'),
  VLT: four('볼트', 'volt', '伏特', 'ボルト'),
  AMP: four('암페어', 'ampere', '安培', 'アンペア'),
  CEL: four('섭씨도', 'degree Celsius', '摄氏度', 'セルシウス度'),
  P1: four('퍼센트', 'percent', '百分比', 'パーセント'),
  '59': four('백만분율(ppm)', 'part per million', '百万分率', '百万分率'),
};

/** Other spellings that people use in sheets, beside the codes and the names. */
export const UNIT_SIGNS: Partial<Record<Unit, string[]>> = {
  KGM: ['kg', '킬로', '㎏', '公斤'],
  GRM: ['g'],
  MGM: ['mg'],
  TNE: ['t', 'ton', 'tons', 'tonne', 'mt'],
  LBR: ['lb', 'lbs'],
  ONZ: ['oz', 'ounce'],
  MTR: ['m', 'meter'],
  CMT: ['cm', 'centimeter'],
  MMT: ['mm', 'millimeter'],
  KMT: ['km', 'kilometer'],
  MTK: ['m2', '㎡', 'square meter'],
  MTQ: ['m3', '㎥', 'cubic meter'],
  LTR: ['l', 'liter'],
  MLT: ['ml', 'milliliter'],
  H87: ['pcs', 'pc', 'pieces'],
  PR: ['켤레', '쌍', '双', '对'],
  SET: ['sets'],
  MIN: ['minute'],
  SEC: ['second'],
};

const knownWords = () => {
  const words = UNITS.flatMap((unit) =>
    [...Object.values(UNIT_WORDS[unit]), ...(UNIT_SIGNS[unit] ?? [])].map(
      (word) => [plainHeading(word), unit] as const,
    ),
  );
  // A code always wins over a word of another unit.
  return new Map([...words, ...UNITS.map((unit) => [plainHeading(unit), unit] as const)]);
};
let known: Map<string, Unit> | undefined;

/** Finds a unit by its code, its sign or its name in any language. */
export const unitOfWord = (word: string): Unit | undefined => {
  known ??= knownWords();
  return known.get(plainHeading(word));
};
