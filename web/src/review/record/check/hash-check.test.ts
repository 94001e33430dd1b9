import { canonicalJson } from '@ieum/contract';
import { expect, it } from 'vitest';
import { snapshotOf } from '../../../../test/snapshots.ts';
import { checkFile, HASH, readHash, sha256 } from './hash-check.ts';

const content = snapshotOf('questionnaire');
const fileOf = async (changes: object = {}) => ({
  hash: await sha256(canonicalJson(content)),
  snapshot: { ...content, ...changes },
});

it('S2.4 computes what every other program does', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

it('S2.4 finds a file whole, however it was written anew', async () => {
  const file = await fileOf();
  const reversed = Object.fromEntries(Object.entries(file.snapshot).reverse());
  const checked = await checkFile(
    `\uFEFF${JSON.stringify({ snapshot: reversed, hash: file.hash.toUpperCase() }, null, 4)}`,
  );
  expect(checked).toMatchObject({
    kind: 'agrees',
    computed: file.hash,
    content: { declarationId: content.declarationId },
  });
});

it('S2.4 finds a file changed where one sign of it is another', async () => {
  const file = await fileOf({ purpose: '정기 평가.' });
  const checked = await checkFile(JSON.stringify(file));
  expect(checked).toMatchObject({ kind: 'differs', stated: file.hash });
  expect(checked.kind === 'differs' && checked.computed).not.toBe(file.hash);
});

it('S2.4 also hashes what it cannot read as a declaration', async () => {
  const unknown = { format: 'ieum-declaration/9', more: [1] };
  const text = JSON.stringify({ hash: await sha256(canonicalJson(unknown)), snapshot: unknown });
  expect(await checkFile(text)).toMatchObject({ kind: 'agrees', content: undefined });
});

it.each(['', 'no json', '[]', '{"hash":1}', '{"hash":"x","snapshot":"y"}'])(
  'S2.4 says that %j is no declaration',
  async (text) => {
    expect(await checkFile(text)).toEqual({ kind: 'unreadable' });
  },
);

it('S2.4 reads a hash as it comes from paper', () => {
  const hash = 'AB'.repeat(32);
  expect(readHash(` ${hash.slice(0, 40)}\n${hash.slice(40)} `)).toBe(hash.toLowerCase());
  expect(HASH.test(readHash(hash))).toBe(true);
});
