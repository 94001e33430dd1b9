import cn from '../../../../locales/cn/sheets/factory-columns.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/factory-columns.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/factory-columns.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/factory-columns.json' with { type: 'json' };
import { type Translations, wordTree } from '../../kit/words.ts';
import { SHEET_FIELDS, type SheetField } from './columns.ts';

const words = wordTree({ kr, en, cn, jp });

export const COLUMN_WORDS: Record<SheetField, Translations> = words.columns;

/** Heading of the column of errors. The import skips this column when the file comes back. */
export const ERROR_WORDS = words.error;

/** Other headings that people use for a column. */
const ALSO: Partial<Record<SheetField, string[]>> = {
  name: [
    '공장명',
    '사업장명',
    '사업장 이름',
    '이름',
    'plant name',
    'site name',
    'name',
    '工厂名',
    '名称',
    '工場名称',
    '名前',
  ],
  nameEnglish: ['영문명', '공장 영문명', 'english name', 'name in english', '英文名', '英文工厂名', '英文名称', '英名'],
  code: ['코드', '사업장 코드', '관리 번호', 'code', 'plant code', 'site code', 'factory id', '代码', 'コード'],
  state: ['운영 상태', 'status', '운영상태'],
  siteType: ['유형', '구분', '사업장 구분', 'type', '类型', '種類', '種別', '拠点の種類'],
  country: ['나라', '国家', '国', '국가 코드', '국가코드', 'country code', '国家代码', '国コード', '国名'],
  region: ['시도', '광역시도', '지역', 'province', 'state/province', '省', '省份', '地区', '都道府県', '地域'],
  locality: ['시군구', '도시', 'locality', 'town', 'city or district', '市', '市/区县', '市町村'],
  postalCode: ['우편 번호', 'zip', 'zip code', 'postcode', '邮编'],
  street: ['도로명 주소', '소재지', 'street', 'street address', '街道', '街道地址', '番地'],
  streetDetail: ['상세주소', '나머지 주소', 'address line 2', 'address 2', 'building, floor', '建物名・階'],
  addressEnglish: ['영문주소', 'english address', 'address in english', '英語住所'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  openedOn: ['설립일', '개업일', '준공일', 'opening date', 'opened', '开业日期', '開設日'],
  closedOn: ['폐업일', 'closing date', 'closed'],
  processes: ['주요 공정', '제조 공정', 'process', '主要工序', '主要工程'],
  products: ['제품', '주요 제품', '생산품', '생산 품목', 'product', 'main products', '主要产品', '製品', '主要製品'],
  headcountTotal: [
    '종업원',
    '직원 수',
    '근로자 수',
    '인원',
    'headcount',
    'employees',
    'number of employees',
    'workers',
    '职工人数',
    '人数',
  ],
  headcountOn: ['employees as of'],
  headcountFemale: ['여성 근로자', 'female workers', 'female employees', '女工'],
  headcountMigrant: ['외국인 근로자', 'foreign workers', '外籍员工'],
  headcountTemporary: ['임시직'],
  siteArea: ['부지면적', '대지 면적', '면적', 'site area', 'land area', '占地面积', '敷地面積'],
  buildingArea: ['건축면적', '건물 면적', 'building area', '建筑面积', '建筑占地面积', '建築面積'],
  manufacturingArea: [
    '제조시설면적',
    '제조 면적',
    'manufacturing area',
    '生产面积',
    '生产设施面积',
    '製造面積',
    '製造施設面積',
  ],
  capacities: ['생산능력', '생산 캐파', 'production capacity', '生产能力'],
  operatingDays: ['가동일수', 'operating days', 'operating days a year', 'working days', '年运营天数'],
  shifts: ['교대', 'number of shifts', '交替数'],
  ksic: ['업종 코드', '산업분류', '표준산업분류코드', 'KSIC 코드', 'KSIC code', 'KSIC 代码', 'KSICコード'],
  ksicRevision: ['KSIC 차수', 'KSIC 개정 차수', 'KSIC 修订版', 'KSIC 改訂版', 'KSICの改定次'],
  isic: ['ISIC 코드', 'ISIC code', 'ISIC 代码', 'ISICコード'],
  gln: ['GLN 코드', 'GLN 代码', 'GLNコード'],
  osId: ['OS ID 编号'],
  customerCodes: [
    '고객사가 부르는 코드',
    'codes used by customers',
    '客户使用的代码',
    '顧客側のコード',
    '顧客のコード',
  ],
  registrationExemption: [
    'why it is not registered',
    'reason for no registration',
    '无需登记的原因',
    '登録対象外の理由',
  ],
  registrationNumber: ['공장 등록 번호', 'registration number', 'registration no'],
  contacts: ['담당자', 'contact', '联系方式', '担当者'],
};

/** Removes what does not distinguish two headings: width, case, blanks and signs. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const known = new Map<string, SheetField>(
  SHEET_FIELDS.flatMap((field) =>
    [field, ...Object.values(COLUMN_WORDS[field]), ...(ALSO[field] ?? [])].map(
      (words) => [plainHeading(words), field] as const,
    ),
  ),
);

/** Finds the field that a heading means, in any language. */
export const fieldOfHeading = (heading: string): SheetField | undefined => known.get(plainHeading(heading));

const errorHeadings = new Set(Object.values(ERROR_WORDS).map(plainHeading));
export const isErrorHeading = (heading: string) => errorHeadings.has(plainHeading(heading));
