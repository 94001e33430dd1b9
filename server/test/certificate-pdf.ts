import { type Placed, placedTextPdf, type TextFont } from './placed-text-pdf.ts';

type Certificate = {
  /** With or without dashes. */
  businessNumber?: string;
  companyName?: string;
  /** Several are separated by a comma. */
  representative?: string;
  /** 2001-03-02 */
  openedOn?: string;
  corporateNumber?: string;
  address?: string;
  issuedOn?: string;
  /** As the tax office prints it, or as some other programs do. */
  layout?: 'printed' | 'spaced' | 'table' | 'english';
  font?: TextFont;
};

const LEFT = 70;
const VALUE = 200;
const TOP = 780;
const LINE = 28;

/** A business registration certificate with text in it, for tests: made up, but laid out like a real one. */
export const certificatePdf = ({ layout = 'printed', font = 'predefined', ...told }: Certificate = {}) =>
  placedTextPdf([LAYOUTS[layout]({ ...SAMPLE, ...told })], font);

type Filled = Required<Omit<Certificate, 'layout' | 'font'>>;

const SAMPLE: Filled = {
  businessNumber: '123-45-67891',
  companyName: '주식회사 한빛정밀',
  representative: '홍길동',
  openedOn: '2001-03-02',
  corporateNumber: '110111-1234567',
  address: '경기도 안산시 단원구 번영로 1길 23',
  issuedOn: '2026-10-05',
};

const dashed = (number: string) => number.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
const korean = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$1 년 $2 월 $3 일');
const stretched = (text: string) => [...text].join('  ');
const down = (rows: number) => TOP - rows * LINE;

const printed = (told: Filled): Placed[] => [
  { text: '사 업 자 등 록 증', x: 190, y: TOP, size: 24 },
  { text: '( 법인사업자 )', x: 245, y: down(1) },
  { text: `등록번호 : ${dashed(told.businessNumber)}`, x: 215, y: down(2), size: 14 },
  { text: `법인명(단체명) : ${told.companyName}`, x: LEFT, y: down(4) },
  { text: '대     표     자 :', x: LEFT, y: down(5) },
  { text: told.representative, x: VALUE, y: down(5) },
  { text: `개 업 연 월 일 : ${korean(told.openedOn)}`, x: LEFT, y: down(6) },
  { text: `법인등록번호 : ${told.corporateNumber}`, x: 330, y: down(6) },
  { text: `사업장 소재지 : ${told.address}`, x: LEFT, y: down(7) },
  { text: `본 점 소 재 지 : ${told.address}`, x: LEFT, y: down(8) },
  { text: '사 업 의 종 류 : 업태 제조업', x: LEFT, y: down(9) },
  { text: '종목 자동차 부품', x: 330, y: down(9) },
  { text: '발 급 사 유 : 정정', x: LEFT, y: down(10) },
  { text: '사업자 단위 과세 적용사업자 여부 : 여( ) 부(V)', x: LEFT, y: down(12) },
  { text: '전자세금계산서 전용 전자우편주소 :', x: LEFT, y: down(13) },
  { text: korean(told.issuedOn), x: 240, y: down(16) },
  { text: '안 산 세 무 서 장', x: 230, y: down(18), size: 18 },
];

/** Every letter by itself and the file's order turned round, as some printer drivers write it. */
const spaced = (told: Filled): Placed[] =>
  printed(told)
    .flatMap(({ text, x, y, size = 12 }) => {
      let at = x;
      return [...text].map((letter) => {
        const placed = { text: letter, x: at, y, size };
        at += size * (/[ -~]/.test(letter) ? 0.5 : 1);
        return placed;
      });
    })
    .filter(({ text }) => text !== ' ')
    .reverse();

/** Labels in one column or above, values in another, some stretched. */
const table = (told: Filled): Placed[] => [
  { text: '사업자등록증', x: 240, y: TOP, size: 20 },
  { text: '등 록 번 호', x: LEFT, y: down(2) },
  { text: dashed(told.businessNumber), x: VALUE, y: down(2) },
  { text: '상호', x: LEFT, y: down(3) + 7 },
  { text: '(법인명)', x: LEFT, y: down(3) - 7 },
  { text: told.companyName, x: VALUE, y: down(3) },
  { text: '성명(대표자)', x: LEFT, y: down(4) },
  { text: stretched(told.representative), x: VALUE, y: down(4) },
  { text: '생년월일', x: 360, y: down(4) },
  { text: '1970년 01월 01일', x: 440, y: down(4) },
  { text: '개업연월일', x: LEFT, y: down(5) },
  { text: told.openedOn.replaceAll('-', '.'), x: LEFT, y: down(6) },
  { text: '사업장소재지', x: 330, y: down(5) },
  { text: told.address, x: 330, y: down(6) },
  { text: '발급일자', x: LEFT, y: down(8) },
  { text: told.issuedOn, x: VALUE, y: down(8) },
];

const english = (told: Filled): Placed[] => [
  { text: 'Certificate of Business Registration', x: 170, y: TOP, size: 18 },
  { text: `Registration No. : ${dashed(told.businessNumber)}`, x: LEFT, y: down(2) },
  { text: `Name of Company : ${told.companyName}`, x: LEFT, y: down(3) },
  { text: `Name of Representative : ${told.representative}`, x: LEFT, y: down(4) },
  { text: `Date of Opening : ${inEnglish(told.openedOn)}`, x: LEFT, y: down(5) },
  { text: `Corporate Registration No. : ${told.corporateNumber}`, x: LEFT, y: down(6) },
  { text: `Business Address : ${told.address}`, x: LEFT, y: down(7) },
  { text: `Date of Issue : ${inEnglish(told.issuedOn)}`, x: LEFT, y: down(8) },
];

const inEnglish = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const LAYOUTS = { printed, spaced, table, english };
