import { expect, it } from 'vitest';
import { shownName } from './file-name.ts';

const PDF = 'application/pdf';

it.each([
  ['사업자등록증.pdf', '사업자등록증.pdf'],
  ['사업자등록증.PDF', '사업자등록증.pdf'],
  ['사업자등록증.pdf'.normalize('NFD'), '사업자등록증.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.ini.pdf'],
  ['C:\\Users\\kim\\증명.pdf', '증명.pdf'],
  ['a\u0000b.pdf', 'ab.pdf'],
  ['a\r\nset-cookie: x.pdf', 'aset-cookie: x.pdf'],
  ['"quoted".pdf', '"quoted".pdf'],
  ['\u202efdp.exe', 'fdp.exe.pdf'],
  ['invoice.pdf.html', 'invoice.pdf.html.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['...', 'file.pdf'],
  ['', 'file.pdf'],
  ['   ', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['CON', 'CON.pdf'],
  ['a\u200bb.pdf', 'ab.pdf'],
  ['한  글   공백.pdf', '한 글 공백.pdf'],
  ['emoji 😀.pdf', 'emoji 😀.pdf'],
])('E2 shows %j as %j', (uploaded, shown) => {
  expect(shownName(uploaded, PDF)).toBe(shown);
});

it('E2 cuts a name of 300 letters and keeps its ending', () => {
  const shown = shownName(`${'가'.repeat(300)}.pdf`, PDF);
  expect([...shown]).toHaveLength(150);
  expect(shown).toMatch(/가\.pdf$/);
});
