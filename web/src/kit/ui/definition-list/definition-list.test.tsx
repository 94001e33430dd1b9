// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { DefinitionList } from './definition-list.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('pairs each label with its value', () => {
  render(<DefinitionList items={[{ label: '면적', value: '12 ㎡' }]} />);
  expect(screen.getByRole('term').textContent).toBe('면적');
  expect(screen.getByRole('definition').textContent).toBe('12 ㎡');
});

it.each(['', null, undefined])('shows a dash for %j and says that there is no value', (value) => {
  render(<DefinitionList items={[{ label: '전화', value }]} />);
  expect(screen.getByText('–').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('값 없음')).toBeTruthy();
});

it('shows a nought as a value', () => {
  render(<DefinitionList items={[{ label: '인원', value: 0 }]} />);
  expect(screen.getByRole('definition').textContent).toBe('0');
});

it('sets a name from right to left apart from what is around it', () => {
  render(<DefinitionList items={[{ label: '담당자', value: 'شركة (HK)' }]} />);
  expect(screen.getByText('شركة (HK)').tagName).toBe('BDI');
});
