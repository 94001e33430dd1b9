import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { isGate } from '../../../test/suite.ts';
import { openArchive } from './archive-reader.ts';
import { createArchive } from './archive-writer.ts';

const newFolder = useFolders();
const isRoot = process.getuid?.() === 0;

const SIZES = [0, 1, 511, 512, 513];
const TEXT = '["수원 공장","🏭",null]\n'.repeat(20);

const write = async (file = join(newFolder(), 'backup.tar')) => {
  const archive = await createArchive(file);
  for (const size of SIZES) await archive.add(`files/${size}`, Buffer.alloc(size, 'x'));
  const place = await archive.addText('tables/text', TEXT);
  expect(await archive.readText(place)).toBe(TEXT);
  await archive.finish({ format: 1 });
  return file;
};

const refusal = async (file: string) => {
  const opened = await openArchive(file).catch((error) => String(error.message));
  if (typeof opened !== 'string') await opened.close();
  return opened;
};

describe('createArchive', () => {
  it('gives back what was put in, to its owner alone', async () => {
    const file = await write();
    const archive = await openArchive(file);
    const seen: [string, string][] = [];
    await archive.walk(async ({ name, bytes, text }) => {
      seen.push([name, name.startsWith('tables/') ? await text() : String(await bytes())]);
    });
    expect(seen).toEqual([...SIZES.map((size) => [`files/${size}`, 'x'.repeat(size)]), ['tables/text', TEXT]]);
    expect(JSON.parse(String(await archive.manifest()))).toEqual({ format: 1 });
    await archive.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(file))).toEqual(['backup.tar']);
  });

  it('writes what tar understands', async () => {
    const listed = execFileSync('tar', ['-tf', await write()], { encoding: 'utf8' });
    expect(listed.trim().split('\n')).toEqual([
      ...SIZES.map((size) => `files/${size}`),
      'tables/text',
      'manifest.json',
      'sha256',
    ]);
  });

  it('takes a name that is too long for one header', async () => {
    const file = join(newFolder(), 'backup.tar');
    const name = `files/${'수'.repeat(100)}`;
    const written = await createArchive(file);
    await written.add(name, Buffer.from('long'));
    await written.add('files/short', Buffer.from('short'));
    await written.finish({});
    const archive = await openArchive(file);
    const seen: [string, string][] = [];
    await archive.walk(async (entry) => void seen.push([entry.name, String(await entry.bytes())]));
    await archive.close();
    expect(seen).toEqual([
      [name, 'long'],
      ['files/short', 'short'],
    ]);
  });

  it('writes over nothing', async () => {
    const file = await write();
    const before = readFileSync(file);
    await expect(createArchive(file)).rejects.toThrow(`${file} is there already`);
    expect(readFileSync(file).equals(before)).toBe(true);
    const link = join(newFolder(), 'link.tar');
    symlinkSync('/nowhere/at/all', link);
    await expect(createArchive(link)).rejects.toThrow('is there already');
  });

  it('does not replace a file that came meanwhile', async () => {
    const file = join(newFolder(), 'backup.tar');
    const archive = await createArchive(file);
    writeFileSync(file, 'mine');
    await expect(archive.finish({})).rejects.toThrow('is there already');
    await archive.abandon();
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(dirname(file))).toEqual(['backup.tar']);
  });

  it('lets one alone write to a name', async () => {
    const file = join(newFolder(), 'backup.tar');
    const first = await createArchive(file);
    await expect(createArchive(file)).rejects.toThrow(`${file}.partial is there: another backup is under way`);
    await first.abandon();
    expect(readdirSync(dirname(file))).toEqual([]);
    await write(file);
  });

  it('says when it cannot write', async () => {
    const closed = isRoot ? '/sys/kernel' : join(newFolder(), 'closed');
    if (!isRoot) mkdirSync(closed, { mode: 0o500 });
    for (const folder of [closed, join(newFolder(), 'missing')]) {
      await expect(createArchive(join(folder, 'backup.tar'))).rejects.toThrow('cannot be written: check the folder');
    }
  });
});

const EARLIER = 'server/test/fixtures/backup/before-tar-stream.tar';

/** The gate changes every seventh byte, which meets each field of each header; test:all changes all. */
const STEP = isGate ? 7 : 1;

describe('openArchive', () => {
  it('refuses an archive of which any byte has changed', async () => {
    const file = await write();
    const whole = readFileSync(file);
    const accepted: number[] = [];
    for (let at = 0; at < whole.length; at += STEP) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(file, damaged);
      if (!String(await refusal(file)).includes('is no whole backup')) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });

  it('refuses an earlier archive of which any byte of the seal has changed', async () => {
    const whole = readFileSync(EARLIER);
    const file = join(newFolder(), 'backup.tar');
    const accepted: number[] = [];
    for (let at = whole.length - 4 * 512; at < whole.length; at += STEP) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
      writeFileSync(file, damaged);
      if (!String(await refusal(file)).includes('is no whole backup')) accepted.push(at);
    }
    expect(accepted).toEqual([]);
    expect(await refusal(EARLIER)).not.toBeTypeOf('string');
  });

  it('refuses one that is cut off anywhere, or goes on', async () => {
    const file = await write();
    const whole = readFileSync(file);
    const cuts = Array.from({ length: Math.ceil(whole.length / 32) }, (_, no) => whole.subarray(0, no * 32));
    const others = [whole.subarray(0, -1), whole.subarray(1), Buffer.concat([whole, Buffer.alloc(1)])];
    const twice = [Buffer.concat([whole, whole]), Buffer.concat([whole, Buffer.alloc(1024)])];
    const accepted: number[] = [];
    for (const bytes of [...cuts, ...others, ...twice]) {
      writeFileSync(file, bytes);
      if (!String(await refusal(file)).includes('is no whole backup')) accepted.push(bytes.length);
    }
    expect(accepted).toEqual([]);
  });

  it('refuses what is no archive', async () => {
    const folder = newFolder();
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear backup, '.repeat(1000));
    for (const path of [file, folder, '/dev/zero', '/dev/null'])
      expect(await refusal(path)).toContain('no whole backup');
  });

  it('says when it cannot read', async () => {
    expect(await refusal('/nowhere/at/all')).toBe('/nowhere/at/all cannot be read (ENOENT).');
    const file = await write();
    chmodSync(file, 0o000);
    if (!isRoot) expect(await refusal(file)).toBe(`${file} cannot be read (EACCES).`);
    expect(existsSync(file)).toBe(true);
  });
});
