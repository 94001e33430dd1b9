import type { Language, SheetKind } from '@ieum/contract';
import type { ListField } from './list-cells.ts';

type Words = Record<Language, string>;

export const SHEET_HELP: Record<
  Language,
  {
    file: string;
    data: string;
    help: string;
    column: string;
    isNeeded: string;
    what: string;
    values: string;
    yes: string;
    no: string;
    notes: string[];
  }
> = {
  kr: {
    file: '이음-공장-가져오기-양식',
    data: '공장',
    help: '설명',
    column: '열',
    isNeeded: '필수',
    what: '적는 방법',
    values: '고를 수 있는 값',
    yes: '필수',
    no: '선택',
    notes: [
      '공장 코드가 같은 공장이 이미 있으면 그 공장의 정보를 바꾸고, 없으면 새로 등록해요.',
      '예시 행(코드 IEUM-EXAMPLE)은 지우지 않아도 가져오지 않아요.',
      '한 번에 10,000행, 100열, 5MB까지 가져올 수 있어요.',
      '글자 그대로의 |, ;, \\ 앞에는 \\를 붙여 주세요.',
    ],
  },
  en: {
    file: 'ieum-factory-import-template',
    data: 'Factories',
    help: 'Explanation',
    column: 'Column',
    isNeeded: 'Required',
    what: 'What to write',
    values: 'Allowed values',
    yes: 'Required',
    no: 'Optional',
    notes: [
      'Where a factory with the same code exists, it is changed; otherwise a new one is registered.',
      'The example row (code IEUM-EXAMPLE) is never imported, even if it stays.',
      'Up to 10,000 rows, 100 columns and 5 MB at a time.',
      'Put \\ before a |, ; or \\ that is meant as a character.',
    ],
  },
  cn: {
    file: 'ieum-工厂导入模板',
    data: '工厂',
    help: '说明',
    column: '列',
    isNeeded: '必填',
    what: '填写方法',
    values: '可选值',
    yes: '必填',
    no: '选填',
    notes: [
      '如已有代码相同的工厂，则更新其信息；否则登记为新工厂。',
      '示例行（代码 IEUM-EXAMPLE）即使保留也不会导入。',
      '每次最多 10,000 行、100 列、5 MB。',
      '如需写入 |、; 或 \\ 字符本身，请在其前加 \\。',
    ],
  },
  jp: {
    file: 'ieum-工場インポートひな形',
    data: '工場',
    help: '説明',
    column: '列',
    isNeeded: '必須',
    what: '入力方法',
    values: '選択できる値',
    yes: '必須',
    no: '任意',
    notes: [
      '同じコードの工場がすでにある場合はその情報を更新し、なければ新しく登録します。',
      '例の行（コード IEUM-EXAMPLE）は残っていてもインポートされません。',
      '一度に10,000行、100列、5MBまでインポートできます。',
      '文字としての |、;、\\ の前には \\ を付けてください。',
    ],
  },
};

export const KIND_HELP: Record<SheetKind, Words> = {
  text: { kr: '한 줄로 적어요.', en: 'One line of text.', cn: '填写一行文字。', jp: '1行で入力します。' },
  lines: {
    kr: '여러 줄로 적을 수 있어요.',
    en: 'Text, may have several lines.',
    cn: '可填写多行文字。',
    jp: '複数行で入力できます。',
  },
  number: { kr: '숫자로 적어요.', en: 'A number.', cn: '填写数字。', jp: '数値を入力します。' },
  day: {
    kr: '2026-11-15처럼 날짜로 적어요.',
    en: 'A date such as 2026-11-15.',
    cn: '填写日期，如 2026-11-15。',
    jp: '2026-11-15のような日付を入力します。',
  },
  country: {
    kr: 'KR 같은 두 글자 코드나 국가 이름을 적어요.',
    en: 'A two-letter code such as KR, or the name of the country.',
    cn: '填写 KR 之类的两位代码或国名。',
    jp: 'KRのような2文字のコードか国名を入力します。',
  },
  region: {
    kr: 'KR-41 같은 코드나 경기도, 경기 같은 이름을 적어요.',
    en: 'A code such as KR-41, or the name of the region.',
    cn: '填写 KR-41 之类的代码或地区名称。',
    jp: 'KR-41のようなコードか地域名を入力します。',
  },
  choice: {
    kr: '오른쪽 값 가운데 하나를 적어요.',
    en: 'One of the values on the right.',
    cn: '填写右侧值之一。',
    jp: '右の値から一つを入力します。',
  },
  list: { kr: '여러 항목을 적어요.', en: 'Several items.', cn: '可填写多项。', jp: '複数の項目を入力します。' },
};

/** Help for list cells: items are separated by `;`, parts by `|`. */
export const LIST_HELP: Record<ListField, Words> = {
  processes: {
    kr: '이름 | 분류 | 분류 코드 | 표시. 항목은 ;로 나눠요. 이름만 적어도 돼요.',
    en: 'Name | scheme | code | marks. Items are separated by ;. A name alone will do.',
    cn: '名称 | 分类 | 分类代码 | 标记。各项用 ; 分隔，只写名称也可以。',
    jp: '名前 | 分類 | 分類コード | 印。項目は;で区切ります。名前だけでも構いません。',
  },
  products: {
    kr: '이름 | HS 코드. 항목은 ;로 나눠요.',
    en: 'Name | HS code. Items are separated by ;.',
    cn: '名称 | HS 编码。各项用 ; 分隔。',
    jp: '名前 | HSコード。項目は;で区切ります。',
  },
  capacities: {
    kr: '수량 | 단위 코드(KGM, TNE 등) | 기간 | 제품. 항목은 ;로 나눠요.',
    en: 'Quantity | unit code (KGM, TNE …) | period | product. Items are separated by ;.',
    cn: '数量 | 单位代码（KGM、TNE 等）| 期间 | 产品。各项用 ; 分隔。',
    jp: '数量 | 単位コード（KGM、TNEなど）| 期間 | 製品。項目は;で区切ります。',
  },
  customerCodes: {
    kr: '고객사 | 코드. 항목은 ;로 나눠요.',
    en: 'Customer | code. Items are separated by ;.',
    cn: '客户 | 代码。各项用 ; 分隔。',
    jp: '顧客 | コード。項目は;で区切ります。',
  },
  contacts: {
    kr: '용도 | 이름 | 이메일 | 전화. 항목은 ;로 나눠요.',
    en: 'Purpose | name | e-mail | phone. Items are separated by ;.',
    cn: '用途 | 姓名 | 邮箱 | 电话。各项用 ; 分隔。',
    jp: '用途 | 名前 | メール | 電話。項目は;で区切ります。',
  },
};
