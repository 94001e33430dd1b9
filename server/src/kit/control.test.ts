import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../../test/fixtures/database/databases.ts';
import { askRunning, listenForCommands } from './control.ts';

const newFolder = useFolders();
const detours = () => readdirSync(tmpdir()).filter((name) => existsSync(join(tmpdir(), name, 'data', 'control.sock')));

const COMMANDS = new Map([
  ['greet', async () => '안녕하세요'],
  ['stumble', async () => Promise.reject(new Error('the disk is full'))],
]);

describe('listenForCommands', () => {
  it.each([
    ['a short name', ''],
    ['a name longer than a socket may have', '이음/'.repeat(30)],
  ])('answers over a socket of its owner alone, in a folder with %s', async (_, inside) => {
    const folder = join(newFolder(), inside);
    mkdirSync(folder, { recursive: true });
    const control = await listenForCommands(folder, COMMANDS);
    expect(statSync(join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
    const greeted = await askRunning(folder, 'greet');
    expect(greeted?.answer).toBe('안녕하세요');
    expect(detours()).toEqual([]);
    greeted?.end();
    control.stop();
    expect(readdirSync(folder)).toEqual([]);
    expect(await askRunning(folder, 'greet')).toBeUndefined();
  });

  it('tells why it could not do something', async () => {
    const folder = newFolder();
    const control = await listenForCommands(folder, COMMANDS);
    await expect(askRunning(folder, 'stumble')).rejects.toThrow('could not do it: the disk is full');
    await expect(askRunning(folder, 'dance')).rejects.toThrow('it does not know this command');
    control.stop();
  });

  it('hears when a command has ended', async () => {
    const folder = newFolder();
    let whenEnded: Promise<void> | undefined;
    const stay = async (ended: Promise<void>) => {
      whenEnded = ended;
      return 'stay';
    };
    const control = await listenForCommands(folder, new Map([['stay', stay]]));
    const running = await askRunning(folder, 'stay');
    running?.end();
    await whenEnded;
    control.stop();
  });

  it('takes the place of one that was killed', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'control.sock'), '');
    expect(await askRunning(folder, 'greet')).toBeUndefined();
    const control = await listenForCommands(folder, COMMANDS);
    expect((await askRunning(folder, 'greet'))?.answer).toBe('안녕하세요');
    control.stop();
  });
});

describe('askRunning', () => {
  it('says when the other side ends without an answer', async () => {
    const folder = newFolder();
    const vanish = () => new Promise<string>(() => control.stop());
    const control = await listenForCommands(folder, new Map([['vanish', vanish]]));
    await expect(askRunning(folder, 'vanish')).rejects.toThrow('has ended meanwhile');
  });
});
