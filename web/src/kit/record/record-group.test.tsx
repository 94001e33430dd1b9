// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { i18n } from '../language/i18n.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordGroup } from './record-group.tsx';
import { RecordFold, RecordStrip } from './record-summary.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('480.98'),
        media,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as never,
  );
const FIELDS = [
  { label: '공정', value: '주조' },
  { label: '교대', value: '', to: '/edit#step-shifts' },
  { label: '면적', value: null },
];

it('26.4 shows filled fields and names the empty ones in one line, without dashes', () => {
  render(
    <MemoryRouter>
      <RecordGroup title="운영" fields={FIELDS} editTo="/edit" />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['공정']);
  const link = screen.getByRole('link', { name: '교대 채우기' });
  expect(link.getAttribute('href')).toBe('/edit#step-shifts');
  expect(link.closest('p')?.textContent).toBe('비어 있음 2: 교대, 면적');
  expect(screen.getByRole('link', { name: '운영 수정' }).getAttribute('href')).toBe('/edit');
});

it('26.4 opens the first group on a phone and folds the others with their counts', () => {
  onPhone();
  const { container } = render(
    <MemoryRouter>
      <RecordGroup title="운영" fields={FIELDS} isFirst />
      <RecordGroup title="위치" fields={[{ label: '국가', value: '헝가리' }]} />
    </MemoryRouter>,
  );
  const [first, second] = container.querySelectorAll('details');
  expect([first?.open, second?.open]).toEqual([true, false]);
  expect(first?.querySelector('summary')?.textContent).toBe('운영1개 · 빈칸 2');
  expect(second?.querySelector('summary')?.textContent).toBe('위치1개');
});

it('26.4 shows at most five key facts and leaves out those without a value', () => {
  const facts = ['가', '나', '', '다', '라', '마', '바'].map((value, at) => ({ label: String(at), value }));
  render(<RecordStrip facts={facts} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '가',
    '나',
    '다',
    '라',
    '마',
  ]);
});

it('26.4 shows no strip for a single fact, which its group has too', () => {
  const { container } = render(<RecordStrip facts={[{ label: '단위', value: '개' }]} />);
  expect(container.textContent).toBe('');
});

it('26.4 folds numbers that only a machine needs', () => {
  const { container } = render(<RecordFold items={[{ label: '해시값', value: 'ab12' }]} />);
  expect(container.querySelector('details')?.open).toBe(false);
  expect(screen.getByText('번호와 해시값')).toBeTruthy();
});

it('26.4 shows up to two actions as buttons', () => {
  render(
    <MemoryRouter>
      <RecordActions
        actions={[{ label: '확인', look: 'solid', run: () => {} }, false, { label: '닫기', run: () => {} }]}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['확인', '닫기']);
});

it('26.4 keeps the filled one of more than two actions and puts the others into a menu', async () => {
  const onOpen = vi.fn();
  const acts = ['counter', 'confirm', 'dispute'].map((act) => ({
    label: act,
    opens: act,
    ...(act === 'confirm' && { look: 'solid' as const }),
  }));
  render(
    <MemoryRouter>
      <RecordActions actions={acts} onOpen={onOpen} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'confirm' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'dispute' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '다른 작업' }));
  const menu = within(screen.getByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['counter', 'dispute']);
  await userEvent.click(menu.getByRole('menuitem', { name: 'dispute' }));
  expect(onOpen).toHaveBeenCalledWith('dispute');
});
