/** Positions count from the page's lower left corner, in points. */
type Line = { text: string; size?: number };

const LEFT = 70;
const TOP = 770;
const LINE = 30;
const SIZE = 12;
const MARK = 'DEMO · 실제 문서가 아닙니다 · Not a real document';

/** Writes a page of text as a PDF that is marked as a sample: the files that people of the demo submit. */
export const paper = (title: string, lines: string[], name = `${title}.pdf`) => {
  const all: Line[] = [{ text: title, size: 22 }, ...lines.map((text) => ({ text })), { text: MARK, size: 14 }];
  return new File([new Uint8Array(written(objectsOf(all)))], name, { type: 'application/pdf' });
};

/** Writes a certificate of business registration with the fields that the portal reads. */
export const registrationPaper = (registration: {
  number: string;
  company: string;
  representative: string;
  openedOn: string;
  issuedOn: string;
}) =>
  paper(
    '사업자등록증',
    [
      `등록번호 : ${registration.number.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3')}`,
      `법인명(단체명) : ${registration.company}`,
      `대 표 자 : ${registration.representative}`,
      `개 업 연 월 일 : ${korean(registration.openedOn)}`,
      `${korean(registration.issuedOn)}`,
    ],
    '사업자등록증.pdf',
  );

const korean = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$1 년 $2 월 $3 일');

const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** Uses a Korean font that is not in the file: every reader has one. */
const objectsOf = (lines: Line[]) => {
  const shown = lines
    .map(
      ({ text, size = SIZE }, nth) => `BT /F1 ${size} Tf 1 0 0 1 ${LEFT} ${TOP - nth * LINE} Tm <${utf16(text)}> Tj ET`,
    )
    .join('\n');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYGoThic-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [4 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYGoThic-Medium /FontDescriptor 5 0 R /DW 1000 /W [1 94 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>',
    '<< /Type /FontDescriptor /FontName /HYGoThic-Medium /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
  ];
};

const written = (objects: string[]) => {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const rows = objects.map((body, nth) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${nth + 1} 0 obj\n${body}\nendobj\n`;
    return row;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
};
