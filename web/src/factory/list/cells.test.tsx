// @vitest-environment happy-dom

import type { Language } from '@ieum/contract';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { FactoryName } from './cells.tsx';

resetBrowserBeforeEach();

const shown = async (language: Language, names: Parameters<typeof FactoryName>[0]) => {
  await startTestApp({ language });
  const { container, unmount } = render(<FactoryName {...names} />);
  const texts = [...container.children].map(({ textContent }) => textContent);
  const lang = container.querySelector('span')?.getAttribute('lang');
  unmount();
  return { texts, lang };
};

it('25.4 shows the name in the reader’s script first and the other one below it', async () => {
  const plant = { name: '울산 1공장', nameEnglish: 'Ulsan Plant 1' };
  expect(await shown('kr', plant)).toEqual({ texts: ['울산 1공장', 'Ulsan Plant 1'], lang: 'en' });
  expect(await shown('en', plant)).toEqual({ texts: ['Ulsan Plant 1', '울산 1공장'], lang: null });
  const refiner = { name: '취저우신란', nameEnglish: 'Quzhou Xinlan', nameChinese: '衢州新蓝' };
  expect((await shown('cn', refiner)).texts).toEqual(['衢州新蓝', '취저우신란']);
});

it('25.4 shows the words for a record without a name', async () => {
  expect((await shown('en', { name: '', unnamed: 'Unnamed partner' })).texts).toEqual(['Unnamed partner']);
});
