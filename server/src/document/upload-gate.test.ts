import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { badPdfs, goodPdfs, simplePdf } from '../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { isGate } from '../../test/suite.ts';

const world = useWorld();
/** Each file starts a process, so only some are tried here; `pdf-gate.test.ts` tries them all. */
const GOOD = isGate ? 3 : 20;
const EVERY = isGate ? 9 : 3;
const good = (await goodPdfs()).slice(0, GOOD);
const bad = (await badPdfs()).filter((_, at) => at % EVERY === 0);
const pdf = await simplePdf();
const FIELDS = {
  name: '홍길동',
  email: 'hong@test.kr',
  password: 'correct horse battery',
  phone: '01012345678',
  business_number: '1234567890',
};

type Part = [name: string, value: string | Uint8Array, filename?: string];
const part = ([name, value, filename]: Part) =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(
      filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: application/pdf\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
const fields: Part[] = Object.entries(FIELDS);
const formOf = (parts: Part[], end = '--x--\r\n') => Buffer.concat([...parts.map(part), Buffer.from(end)]);
const MULTIPART = 'multipart/form-data; boundary=x';

const post = async (payload: Buffer | string, type = MULTIPART) => {
  const answer = await world.inject({
    method: 'POST',
    url: '/user/signup',
    headers: { 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, ...answer.json().result };
};
const upload = (bytes: Uint8Array) => post(formOf([...fields, ['file', bytes, 'a.pdf']]));
const leftBehind = () => readdirSync(world.files.arrivingFolder);
const accounts = () => world.db().selectFrom('account_user').select('id').execute();

const file: Part = ['file', pdf, 'a.pdf'];
const BAD_FORMS: [what: string, payload: Buffer | string, status: number, type?: string][] = [
  ['no file', formOf(fields), 400],
  ['two files', formOf([...fields, file, file]), 400],
  ['a file under another name', formOf([...fields, ['certificate', pdf, 'a.pdf']]), 400],
  ['a file instead of a field', formOf([...fields.slice(1), ['name', pdf, 'a.pdf'], file]), 400],
  ['the file as a plain field', formOf([...fields, ['file', 'text']]), 400],
  ['a field twice', formOf([...fields, ['name', '둘'], file]), 400],
  ['an unknown field', formOf([...fields, ['role', 'admin'], file]), 400],
  ['a field named __proto__', formOf([...fields, ['__proto__', 'x'], file]), 400],
  ['a field of a megabyte', formOf([...fields.slice(1), ['name', 'x'.repeat(1_000_000)], file]), 400],
  ['thirty fields', formOf([...fields, ...Array.from({ length: 30 }, (_, no): Part => [`f${no}`, 'x']), file]), 400],
  ['no end', formOf([...fields, file], ''), 400],
  ['nothing', '', 400],
  ['no boundary', formOf([...fields, file]), 400, 'multipart/form-data'],
  ['no multipart at all', JSON.stringify(FIELDS), 415, 'application/json'],
  ['a form without files', 'name=x', 415, 'application/x-www-form-urlencoded'],
];

describe('the gate of an upload', () => {
  it.each(good)('E1 S5.6 takes a good file: $name', async ({ bytes }) => {
    expect(await upload(bytes)).toMatchObject({ status: 200 });
    expect(leftBehind()).toEqual([]);
  });

  it.each(bad)('E1 S5.6 refuses a bad file: $name', async ({ bytes, trouble }) => {
    const { status, code, fields: named, msg } = await upload(bytes);
    expect({ code, named }).toEqual({ code: `document.${trouble}`, named: { file: trouble } });
    expect(status).toBe(trouble === 'too_large' ? 413 : 422);
    expect(Object.keys(msg)).toEqual(['kr', 'en', 'cn', 'jp']);
    expect(leftBehind()).toEqual([]);
    expect(await accounts()).toEqual([]);
  });

  it.each(['a.exe', 'a.pdf.exe', 'a', 'pdf', 'a.pdf/', '.pdf.', 'a.pdfx'])(
    'S5.6 23.10 refuses a good PDF that is named %s',
    async (name) => {
      const { status, code, fields: named } = await post(formOf([...fields, ['file', pdf, name]]));
      expect({ status, code, named }).toEqual({ status: 422, code: 'document.not_pdf', named: { file: 'not_pdf' } });
      expect([leftBehind(), await accounts()]).toEqual([[], []]);
    },
  );

  it.each(['a.PDF', '등록증 (1).Pdf', 'a.exe.pdf'])('S5.6 23.10 takes one that is named %s', async (name) => {
    expect(await post(formOf([...fields, ['file', pdf, name]]))).toMatchObject({ status: 200 });
  });

  it.each(BAD_FORMS)('E1 refuses a form with %s', async (_, payload, status, type) => {
    expect((await post(payload, type)).status).toBe(status);
    expect(leftBehind()).toEqual([]);
    expect(await accounts()).toEqual([]);
  });

  it('takes the file before the fields as well as after them', async () => {
    expect(await post(formOf([file, ...fields]))).toMatchObject({ status: 200 });
  });

  it('has enough bad ones and good ones', () => {
    expect(bad.length + BAD_FORMS.length).toBeGreaterThanOrEqual(isGate ? 27 : 45);
    expect(good).toHaveLength(GOOD);
  });
});
