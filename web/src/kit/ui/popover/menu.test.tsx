// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil } from 'lucide-react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem, MenuLine, MenuSection } from './menu.tsx';

const renderMenu = () => {
  const actions = { edit: vi.fn(), order: vi.fn(), remove: vi.fn(), locked: vi.fn() };
  render(
    <Menu trigger={<Button>작업</Button>}>
      <MenuItem icon={Pencil} label="수정" onAction={actions.edit} />
      <MenuItem label="검증 요청" disabled onAction={actions.locked} />
      <MenuLine />
      <MenuSection title="정렬" selected="name">
        <MenuItem id="name" label="이름순" onAction={actions.order} />
        <MenuItem id="date" label="수정순" lang="ko" onAction={actions.order} />
      </MenuSection>
      <MenuItem label="삭제" isDestructive onAction={actions.remove} />
    </Menu>,
  );
  return actions;
};

const open = () => userEvent.click(screen.getByRole('button', { name: '작업' }));

beforeEach(() => startTestApp());
afterEach(cleanup);

it('opens from its button, which says so', async () => {
  renderMenu();
  const button = screen.getByRole('button', { name: '작업' });
  expect(button.getAttribute('aria-haspopup')).toBe('true');
  await open();
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['수정', '검증 요청', '삭제']);
});

it('does what is pressed and closes', async () => {
  const { edit } = renderMenu();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: '수정' }));
  expect(edit).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});

it('does nothing for what is disabled', async () => {
  const { locked } = renderMenu();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: '검증 요청' }));
  expect(locked).not.toHaveBeenCalled();
});

it('shows which one of a section is chosen, by a mark and in words', async () => {
  const { order } = renderMenu();
  await open();
  expect(screen.getByRole('group', { name: '정렬' })).toBeTruthy();
  const chosen = screen.getByRole('menuitemradio', { checked: true });
  expect(chosen.textContent).toBe('이름순');
  expect(chosen.querySelector('svg')).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitemradio', { name: '수정순' }));
  expect(order).toHaveBeenCalledOnce();
});

it('opens by an arrow, closes at Escape and gives the focus back', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('작업'));
});
