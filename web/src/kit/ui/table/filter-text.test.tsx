// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../../test/fresh-browser.ts';
import { FilterText } from './filter-text.tsx';

resetBrowserBeforeEach();

const show = (isSentByEnter: boolean) => {
  const onValue = vi.fn();
  render(<FilterText id="name" value="" onValue={onValue} className={undefined} isSentByEnter={isSentByEnter} />);
  return onValue;
};

it('26.3 keeps what was typed just before the filters are closed', async () => {
  const onValue = show(false);
  await userEvent.type(screen.getByRole('searchbox'), '창원');
  expect(onValue).not.toHaveBeenCalled();
  cleanup();
  expect(onValue.mock.calls).toEqual([['창원']]);
});

it('26.3 sends nothing when the filters are closed where only Enter sends, or where nothing was typed', async () => {
  const byEnter = show(true);
  await userEvent.type(screen.getByRole('searchbox'), '창원');
  cleanup();
  expect(byEnter).not.toHaveBeenCalled();
  const untouched = show(false);
  cleanup();
  expect(untouched).not.toHaveBeenCalled();
});
