// @vitest-environment happy-dom

import { type Language, namedAs } from '@ieum/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { useNoticeWords } from '../../notice/inbox/words.ts';
import { useTaskDetail } from './task-words.ts';

resetBrowserBeforeEach();

const REFINER = { name: '취저우신란코발트', nameEnglish: 'Quzhou Xinlan Cobalt', nameChinese: '衢州新蓝钴业' };

const wordsIn = async (language: Language) => {
  await startTestApp({ language });
  const { result } = renderHook(() => ({ notice: useNoticeWords(), task: useTaskDetail() }));
  await waitFor(() => expect(result.current).not.toBeNull());
  return result.current;
};

const createdAt = '2026-11-18T00:00:00.000Z';

it.each([
  ['kr', REFINER.name, '변경 제안'],
  ['en', REFINER.nameEnglish, 'change proposed'],
  ['cn', REFINER.nameChinese, '提议变更'],
  ['jp', REFINER.nameEnglish, '変更の提案'],
] as const)(
  '25.4 names a company in a notification and a task as a reader of %s knows it',
  async (language, name, changed) => {
    const { notice, task } = await wordsIn(language);
    const about = namedAs('company', REFINER);
    expect(notice({ kind: 'supply.linkAsked', about, createdAt }).detail).toBe(name);
    expect(task({ about: { ...about, product: 'NCM' } })).toBe(`${name} · NCM`);
    expect(task({ about: { company: '한빛', state: 'changed' } })).toBe(`한빛 · ${changed}`);
    // Stored before companies had names in other scripts.
    expect(notice({ kind: 'supply.linkAsked', about: { company: '한빛' }, createdAt }).detail).toBe('한빛');
  },
);
