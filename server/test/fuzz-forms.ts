import fc from 'fast-check';
import type { Body, Pairs } from './fuzz-bodies.ts';

const BOUNDARY = 'x-fuzz-x';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;

type File = { field: string; name: string; bytes: Buffer };
const NAMES = ['a.pdf', '', '../../etc/passwd', '증명서.pdf', 'a"b.pdf', 'a\u0000.pdf', 'x'.repeat(3_000), '.', 'CON'];

/** What a part may say of itself. */
const HEADS = [
  ...['', 'nonsense', ': x', 'content-disposition:', 'content-disposition: attachment; name="file"; filename="a"'],
  ...['content-disposition: form-data; name="file', 'content-disposition: form-data; name="a\\"; filename='],
  ...[
    'content-disposition: form-data; name="file"; filename*=UTF-8\'\'%ff%zz',
    'content-disposition: form-data; name*=x',
  ],
  ...['content-disposition: form-data; name="name"\r\ncontent-type: text/plain; charset=nonsense'],
  ...['content-disposition: form-data; name="name"\r\ncontent-type: text/plain; charset=utf-16le'],
  ...['content-disposition: form-data; name="file"; filename="a"\r\ncontent-transfer-encoding: base64'],
  ...['content-disposition: form-data; name="file"; filename="a"\r\ncontent-type: multipart/mixed; boundary=y'],
];

const bytesOf = (text: string) => Buffer.from(text, 'utf8');

const fieldPart = (name: string, value: string) =>
  bytesOf(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

const filePart = ({ field, name, bytes }: File) => {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([bytesOf(head), bytes, bytesOf('\r\n')]);
};

const fieldsOf = (pairs: Pairs) => pairs.map(([key, value]) => fieldPart(key, plain(value)));

/** As a form has it: without the quotes of JSON. */
export const plain = (value: string): string => {
  const parsed: unknown = value.startsWith('"') ? JSON.parse(value) : value;
  return String(parsed).toWellFormed();
};

export const formBody = (pairs: Pairs, bytes: Buffer): Body => ({
  type: TYPE,
  payload: Buffer.concat([...fieldsOf(pairs), filePart({ field: 'file', name: 'a.pdf', bytes }), bytesOf(END)]),
});

/** Forms that a browser would not send; `file` is one that would be taken. */
export const brokenForms = (pairs: Pairs, file: Buffer): fc.Arbitrary<Body> => {
  const fields = fieldsOf(pairs);
  const form = (...parts: Buffer[]): Body => ({ type: TYPE, payload: Buffer.concat(parts) });
  const whole = formBody(pairs, Buffer.from('no file that anybody wants')).payload;
  const part = (given: Partial<File>) =>
    filePart({ field: 'file', name: 'a.pdf', bytes: Buffer.from('%PDF-1.7'), ...given });
  const end = bytesOf(END);
  const forms = fc.oneof(
    fc.constantFrom(
      form(...fields, end),
      form(end),
      form(...fields, part({})),
      form(...fields, part({}), part({}), end),
      form(...fields, part({ field: 'certificate' }), end),
      form(...fields, part({ field: '__proto__' }), end),
      form(...fields, ...fields, part({}), end),
      form(part({}), ...fields, end),
      form(...fields, part({ bytes: Buffer.alloc(0) }), end),
      form(...fields, fieldPart('file', 'text'), end),
      form(...fields, fieldPart('x'.repeat(200), 'x'), part({}), end),
      form(...fields, fieldPart('name', 'x'.repeat(30_000)), part({}), end),
      form(...Array.from({ length: 40 }, (_, at) => fieldPart(`f${at}`, 'x')), part({}), end),
      form(bytesOf('preamble\r\n'), ...fields, part({}), end, bytesOf('epilogue')),
      form(bytesOf(`--${BOUNDARY}\r\n\r\n\r\n`), end),
      form(bytesOf(`--${BOUNDARY}\ncontent-disposition: form-data; name=a\n\nx\n`), end),
      form(bytesOf(`--${BOUNDARY}\r\n${'h: x\r\n'.repeat(3_000)}\r\nx\r\n`), end),
      form(),
    ),
    fc.constantFrom(...HEADS).map((head) => form(...fields, bytesOf(`--${BOUNDARY}\r\n${head}\r\n\r\n\xff\r\n`), end)),
    fc.constantFrom(...NAMES).map((name) => form(...fields, part({ name }), end)),
    fc
      .constantFrom('role', 'id', 'companyId', '__proto__', 'constructor')
      .map((key) => form(...fields, fieldPart(key, 'x'), part({}), end)),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => form(...fields, part({ bytes: Buffer.from(bytes) }), end)),
    fc.nat(file.length).map((cut) => form(...fields, part({ bytes: file.subarray(0, cut) }), end)),
  );
  return fc.oneof(
    { weight: 2, arbitrary: forms },
    // Mostly near its end, which is where the file is.
    { weight: 2, arbitrary: fc.tuple(forms, fc.oneof(fc.nat(60), fc.nat())).map(([form, lost]) => cutOff(form, lost)) },
    fc
      .constantFrom(
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=other',
        `multipart/form-data; boundary=${'x'.repeat(300)}`,
        'multipart/mixed; boundary=x',
        'application/json',
        'text/plain',
        undefined,
      )
      .map((type) => ({ type, payload: whole })),
  );
};

const cutOff = ({ type, payload }: Body, lost: number): Body => ({
  type,
  payload: payload.slice(0, payload.length - (lost % (payload.length + 1))),
});
