import { z } from 'zod';
import type { Language } from '../../kit/language.ts';
import type { Translations } from '../../kit/words.ts';
import { SHEET_COLUMNS, sheetField } from './columns.ts';

const four = (kr: string, en: string, cn: string, jp: string): Translations => ({ kr, en, cn, jp });

/** Problems of a cell. The browser shows them beside the cell, the server writes them into the file that it returns. */
export const PROBLEM_WORDS = {
  missing: four('꼭 필요한 값이에요.', 'This value is required.', '此项为必填。', '必須の項目です。'),
  too_long: four('너무 길어요.', 'This is too long.', '内容过长。', '長すぎます。'),
  characters: four(
    '쓸 수 없는 문자가 들어 있어요.',
    'There are characters that cannot be used.',
    '含有不能使用的字符。',
    '使用できない文字が含まれています。',
  ),
  number: four('숫자로 적어 주세요.', 'Enter a number.', '请填写数字。', '数値で入力してください。'),
  whole_number: four('정수로 적어 주세요.', 'Enter a whole number.', '请填写整数。', '整数で入力してください。'),
  negative: four('0 이상이어야 해요.', 'This must be 0 or more.', '不能小于 0。', '0以上でなければなりません。'),
  too_large: four('값이 너무 커요.', 'This value is too large.', '数值过大。', '値が大きすぎます。'),
  date: four(
    '날짜는 2026-11-15처럼 적어 주세요.',
    'Write the date like 2026-11-15.',
    '日期请写成 2026-11-15 的形式。',
    '日付は2026-11-15のように入力してください。',
  ),
  choice: four(
    '고를 수 있는 값이 아니에요. 양식의 설명을 봐 주세요.',
    'This is none of the allowed values. See the explanation in the template.',
    '不是可选值，请参阅模板说明。',
    '選択できる値ではありません。ひな形の説明をご覧ください。',
  ),
  country: four(
    '국가를 KR 같은 코드나 이름으로 적어 주세요.',
    'Write the country as a code such as KR, or by its name.',
    '请用 KR 之类的代码或国名填写国家。',
    '国はKRのようなコードか国名で入力してください。',
  ),
  region: four(
    '시·도를 KR-41 같은 코드나 이름으로 적어 주세요. 이 국가에 그런 지역은 없어요.',
    'Write the region as a code such as KR-41, or by its name. This country has no such region.',
    '请用 KR-41 之类的代码或名称填写地区。该国家/地区没有这个地区。',
    '地域はKR-41のようなコードか名称で入力してください。この国・地域にそのような地域はありません。',
  ),
  latitude: four(
    '위도는 -90~90이에요.',
    'Latitude is between -90 and 90.',
    '纬度应在 -90 到 90 之间。',
    '緯度は-90〜90です。',
  ),
  longitude: four(
    '경도는 -180~180이에요.',
    'Longitude is between -180 and 180.',
    '经度应在 -180 到 180 之间。',
    '経度は-180〜180です。',
  ),
  swapped: four(
    '위도와 경도가 서로 바뀐 것 같아요.',
    'Latitude and longitude seem to be swapped.',
    '纬度和经度似乎颠倒了。',
    '緯度と経度が入れ替わっているようです。',
  ),
  hs: four(
    'HS 코드는 숫자 4자리나 6자리예요.',
    'An HS code has 4 or 6 digits.',
    'HS 编码为 4 位或 6 位数字。',
    'HSコードは4桁または6桁の数字です。',
  ),
  gln: four('GLN은 숫자 13자리예요.', 'A GLN has 13 digits.', 'GLN 为 13 位数字。', 'GLNは13桁の数字です。'),
  osId: four(
    'OS ID는 KR2024123D2ABC9처럼 15자리예요.',
    'An OS ID has 15 characters, such as KR2024123D2ABC9.',
    'OS ID 为 15 个字符，例如 KR2024123D2ABC9。',
    'OS IDはKR2024123D2ABC9のような15文字です。',
  ),
  phone: four(
    '전화번호를 확인해 주세요. 해외 번호는 +로 시작해요.',
    'Check the phone number. Numbers abroad begin with +.',
    '请检查电话号码，境外号码以 + 开头。',
    '電話番号をご確認ください。海外の番号は+で始まります。',
  ),
  email: four(
    '이메일 주소를 확인해 주세요.',
    'Check the e-mail address.',
    '请检查邮箱地址。',
    'メールアドレスをご確認ください。',
  ),
  unit: four(
    '단위를 KGM, TNE 같은 코드로 적어 주세요.',
    'Write the unit as a code such as KGM or TNE.',
    '请用 KGM、TNE 之类的代码填写单位。',
    '単位はKGMやTNEのようなコードで入力してください。',
  ),
  quantity: four(
    '단위만 있고 수량이 없어요.',
    'There is a unit but no quantity.',
    '只有单位，没有数量。',
    '単位だけで数量がありません。',
  ),
  parts: four(
    '항목의 칸이 너무 많아요. 칸은 |, 항목은 ;로 나눠요.',
    'The item has too many parts. Parts are separated by |, items by ;.',
    '该项的部分过多。各部分用 | 分隔，各项用 ; 分隔。',
    '項目の区切りが多すぎます。区切りは|、項目は;で分けます。',
  ),
  too_many: four('항목이 너무 많아요.', 'There are too many items.', '项目过多。', '項目が多すぎます。'),
  future: four(
    '아직 오지 않은 날이에요.',
    'This day has not come yet.',
    '该日期尚未到来。',
    'まだ来ていない日付です。',
  ),
  before_opening: four(
    '가동 시작일보다 빨라요.',
    'This is earlier than the opening day.',
    '早于投产日期。',
    '操業開始日より前です。',
  ),
  more_than_total: four(
    '전체 종업원 수보다 많아요.',
    'This is more than all employees.',
    '超过员工总数。',
    '従業員数の合計を超えています。',
  ),
  more_than_site: four(
    '부지보다 넓어요.',
    'This is larger than the site.',
    '大于占地面积。',
    '敷地面積を超えています。',
  ),
  has_number: four(
    '공장등록번호가 있으면 비워 두세요.',
    'Leave this empty where there is a registration number.',
    '已有工厂登记号时请留空。',
    '工場登録番号がある場合は空欄にしてください。',
  ),
  not_draft: four(
    '이미 등록한 공장은 작성 중으로 되돌릴 수 없어요.',
    'A factory that is registered cannot become a draft again.',
    '已登记的工厂不能恢复为草稿。',
    '登録済みの工場を下書きに戻すことはできません。',
  ),
  twice: four(
    '{n}행과 같은 공장이에요. 하나만 남겨 주세요.',
    'This is the same factory as in row {n}. Keep one of them.',
    '与第 {n} 行是同一家工厂，请只保留一行。',
    '{n}行目と同じ工場です。どちらか一つを残してください。',
  ),
  formula: four(
    '수식의 계산 결과가 파일에 없어요. 값으로 붙여 넣어 주세요.',
    'The file has no result for this formula. Paste it as a value.',
    '文件中没有该公式的结果，请粘贴为值。',
    '数式の計算結果がファイルにありません。値として貼り付けてください。',
  ),
  error_value: four(
    '#REF!처럼 계산할 수 없는 값이에요.',
    'The cell holds an error such as #REF!.',
    '单元格是 #REF! 之类的错误值。',
    '#REF!のようなエラー値です。',
  ),
} as const satisfies Record<string, Translations>;

export type ProblemCode = keyof typeof PROBLEM_WORDS;

const codes: ProblemCode[] = Object.keys(PROBLEM_WORDS).filter((code): code is ProblemCode => code in PROBLEM_WORDS);

export const sheetProblem = z.object({
  field: sheetField,
  problem: z.enum(codes),
  /** Position of the item in a list; for `twice`, the number of the other row. */
  at: z.int().nullable(),
});
export type SheetProblem = z.infer<typeof sheetProblem>;

const ITEM: Translations = four('{n}번째 항목: ', 'Item {n}: ', '第 {n} 项：', '{n}番目の項目：');

export const problemSentence = ({ field, problem, at }: SheetProblem, language: Language) => {
  const sentence = PROBLEM_WORDS[problem][language].replace('{n}', String(at));
  const isItem = at !== null && SHEET_COLUMNS[field].kind === 'list';
  return isItem ? ITEM[language].replace('{n}', String(at)) + sentence : sentence;
};
