// @vitest-environment happy-dom
import { LANGUAGES } from '@ieum/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { BUYER_DASHBOARD } from '../../../test/dashboard.ts';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { Sentences } from './sentence.tsx';
import { useSentences } from './use-sentences.ts';

resetBrowserBeforeEach();
afterEach(cleanup);

const Shown = () => <Sentences sentences={useSentences()(BUYER_DASHBOARD, undefined)} />;

const show = async (language: (typeof LANGUAGES)[number]) => {
  await startTestApp({ language });
  await i18n.loadNamespaces(['dashboard', 'flow', 'tier', 'material', 'unit']);
  render(
    <MemoryRouter>
      <Shown />
    </MemoryRouter>,
  );
};

it('26.2 makes each figure a link to what it counts, and ends a problem in its next step', async () => {
  await show('kr');
  const sentences = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sentences).toHaveLength(5);
  expect(sentences[0]).toContain('1차 협력사는 12곳 중 11곳, 3차는 9곳 중 1곳을 서로 확인했어요.');
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('11곳')).toBe('/supply-chain/tier?view=table&tier=1&status=confirmed');
  expect(hrefOf('3차에서 확인되지 않은 8곳 보기')).toContain('tier=3&status=unconfirmed&status=unidentified');
  expect(hrefOf('16행')).toContain('state=matched&state=settled');
  expect(hrefOf('차이 2행 보기')).toContain('state=mismatch');
  expect(hrefOf('9건')).toContain('side=asked&state=answered');
  expect(hrefOf('3건')).toContain('/supply-chain/flags?severity=high');
});

it.each(LANGUAGES)('26.2 shows no mark of a link as text and fills every value: %s', async (language) => {
  await show(language);
  expect(document.body.textContent).not.toMatch(/[<>]|\{\{|say\.|step\./);
  // Chinese and Japanese set no space between two sentences.
  expect(document.body.textContent?.includes('。 ')).toBe(false);
});
