// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, it, vi } from 'vitest';
import styles from './button.module.css';
import { BUTTON_LOOKS, BUTTON_SIZES, Button, LinkButton } from './button.tsx';

afterEach(cleanup);

const button = () => screen.getByRole('button');

it('S2.22 has five looks and three sizes', () => {
  expect(BUTTON_LOOKS).toEqual(['solid', 'subtle', 'outlined', 'ghost', 'inversed']);
  expect(BUTTON_SIZES).toEqual(['small', 'medium', 'large']);
  for (const look of BUTTON_LOOKS)
    for (const size of BUTTON_SIZES) {
      render(<Button look={look} size={size} />);
      expect(button().className.split(' ')).toEqual([styles.button, styles[look], styles[size]]);
      cleanup();
    }
});

it('S2.22 is normal, disabled, selected, or as wide as its place', () => {
  const { rerender } = render(<Button />);
  expect(button()).toHaveProperty('disabled', false);
  expect(button().hasAttribute('aria-pressed')).toBe(false);
  rerender(<Button disabled />);
  expect(button()).toHaveProperty('disabled', true);
  rerender(<Button isSelected />);
  expect(button().getAttribute('aria-pressed')).toBe('true');
  expect(button().className).toContain(styles.selected);
  rerender(<Button isSelected={false} />);
  expect(button().getAttribute('aria-pressed')).toBe('false');
  rerender(<Button isBlock />);
  expect(button().className).toContain(styles.block);
});

it('S2.22 is pressed by mouse and keyboard', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick} />);
  await userEvent.click(button());
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

it('S4.7 does nothing when it is disabled, and is passed over by Tab', async () => {
  const onClick = vi.fn();
  render(<Button disabled onClick={onClick} />);
  await userEvent.click(button());
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(onClick).not.toHaveBeenCalled();
});

it('S4.7 calls nothing but the handler for disabled clicks, and stays reachable for it', async () => {
  const onClick = vi.fn();
  const onDisabledClick = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" disabled onClick={onClick} onDisabledClick={onDisabledClick} />
    </form>,
  );
  expect(button()).toHaveProperty('disabled', false);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  await userEvent.click(button());
  await userEvent.keyboard('{Enter}');
  expect(onDisabledClick).toHaveBeenCalledTimes(2);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('S4.7 leaves that handler alone while the button is enabled', async () => {
  const onClick = vi.fn();
  const onDisabledClick = vi.fn();
  render(<Button onClick={onClick} onDisabledClick={onDisabledClick} />);
  expect(button().hasAttribute('aria-disabled')).toBe(false);
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onDisabledClick).not.toHaveBeenCalled();
});

it('keeps the focus while it is pending, and takes no second click', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick} />);
  await userEvent.click(button());
  rerender(<Button onClick={onClick} isPending />);
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(button().querySelector('svg')).toBeTruthy();
  await userEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('goes somewhere as a link', () => {
  const router = createMemoryRouter([{ path: '/', element: <LinkButton to="/factory" look="solid" /> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/factory');
});
