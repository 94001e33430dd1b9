import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { packFolder } from './packed-files.ts';
import { readStaticFiles } from './static-files.ts';

const newFolder = useFolders();

const CONTENT = {
  'index.html': '<p>이음</p>',
  'assets/a-1.js': 'script',
  'assets/a-1.js.br': 'as brotli',
  'assets/a-1.js.gz': 'as gzip',
  'assets/empty-2.txt': '',
  'locales/kr/a.json': '{"a":"가"}',
  '.made-from': 'hidden',
};

const filledFolder = () => {
  const folder = newFolder();
  for (const [name, text] of Object.entries(CONTENT)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

it('28.6 finds in a pack what the folder has, hidden files left out', () => {
  const folder = filledFolder();
  const plain = readStaticFiles(folder);
  packFolder(folder);
  const packed = readStaticFiles(folder);
  expect([...packed.keys()]).toEqual(['/assets/a-1.js', '/assets/empty-2.txt', '/index.html', '/locales/kr/a.json']);
  for (const [path, file] of packed) expect({ ...file }, path).toEqual(plain.get(path));
});

it('28.6 reads a file when it is first asked for, and once', () => {
  const folder = filledFolder();
  packFolder(folder);
  const files = readStaticFiles(folder);
  const script = files.get('/assets/a-1.js');
  expect(script?.br?.body?.toString()).toBe('as brotli');
  // The same file, and not a new one in its place: a reader of it now finds nothing.
  writeFileSync(join(folder, '.pack'), '');
  expect(script?.gzip?.body?.toString()).toBe('as gzip');
  expect(() => files.get('/index.html')?.body).toThrow('shorter than its list says');
});

it('28.6 serves what it has opened after a build has emptied the folder', () => {
  const folder = filledFolder();
  packFolder(folder);
  const files = readStaticFiles(folder);
  rmSync(folder, { recursive: true });
  expect(existsSync(folder)).toBe(false);
  expect(files.get('/locales/kr/a.json')?.body.toString()).toBe('{"a":"가"}');
});
