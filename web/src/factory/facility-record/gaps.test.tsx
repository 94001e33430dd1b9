// @vitest-environment happy-dom
import { examples, type Factory } from '@ieum/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { ExportReadyBadge } from './export-ready-badge.tsx';
import { RecordGaps } from './gaps.tsx';

const READY: Factory = examples.getFactory.output;

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('codes');
});
afterEach(cleanup);

const open = (overrides: Partial<Factory> = {}) => {
  const factory = { ...READY, ...overrides };
  render(
    <MemoryRouter>
      <ExportReadyBadge factory={factory} />
      <RecordGaps factory={factory} />
    </MemoryRouter>,
  );
};

it('S2.3 says that a factory is ready, and then has nothing to ask for', () => {
  open();
  expect(screen.getByText('내보내기 가능')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});

it('S2.3 says how much is missing, and leads to each field', () => {
  open({ street: '', point: null });
  expect(screen.getByText('내보내기까지 2개 부족')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['도로명 주소 채우기', `/factory/${READY.id}/edit/location#step-street`],
    ['지도 위치 채우기', `/factory/${READY.id}/edit/location#step-point`],
  ]);
});

it('leads nobody to a form that they may not use', () => {
  open({ street: '', can: { edit: false } });
  expect(screen.getByText('도로명 주소')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
