// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import buttonStyles from './button.module.css';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole('button', { name: '지우기' });

it('S2.22 has a name for those who listen and those who point', async () => {
  const onClick = vi.fn();
  render(<IconButton label="지우기" onClick={onClick} />);
  expect(button().title).toBe('지우기');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('S2.22 has the looks and sizes of a button', () => {
  render(<IconButton label="지우기" look="outlined" size="large" />);
  expect(button().className).toContain(buttonStyles.outlined);
  expect(button().className).toContain(buttonStyles.large);
});

it('says whether it is pressed', () => {
  const { rerender } = render(<IconButton label="지우기" isSelected />);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  rerender(<IconButton label="지우기" isSelected={false} />);
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

it('shows one picture, also while it is pending', async () => {
  const onClick = vi.fn();
  const picture = <svg data-testid="own" />;
  const { rerender } = render(
    <IconButton label="지우기" onClick={onClick}>
      {picture}
    </IconButton>,
  );
  expect(screen.getByTestId('own')).toBeTruthy();
  rerender(
    <IconButton label="지우기" onClick={onClick} isPending>
      {picture}
    </IconButton>,
  );
  expect(button().querySelectorAll('svg')).toHaveLength(1);
  expect(screen.queryByTestId('own')).toBeNull();
  await userEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

it('S4.7 tells of clicks while it is disabled', async () => {
  const onDisabledClick = vi.fn();
  render(<IconButton label="지우기" disabled onDisabledClick={onDisabledClick} />);
  await userEvent.click(button());
  expect(onDisabledClick).toHaveBeenCalledTimes(1);
});
