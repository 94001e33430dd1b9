// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { AskDialog } from './ask-dialog.tsx';

beforeEach(() => startTestApp());
afterEach(cleanup);

type Ends = {
  onSuccess?: ((outcome: string) => unknown) | undefined;
  onError?: ((error: Error) => unknown) | undefined;
};

const open = (end: (ends: Ends) => void) => {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const act = { isPending: false, mutate: (_: unknown, ends: Ends = {}) => end(ends) };
  const words = { title: '알릴까요?', text: '메일이 가요.', submit: '보내기', done: '보냈어요.' };
  render(<AskDialog {...words} act={act} input={{ id: 'a' }} onDone={onDone} onClose={onClose} />);
  return { onClose, onDone };
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: '보내기' }));

it('closes after success', async () => {
  const { onClose, onDone } = open(({ onSuccess }) => onSuccess?.('sent'));
  await confirm();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledExactlyOnceWith('sent');
});

it('26.5 stays open after a refusal, as the other dialogs do', async () => {
  const { onClose } = open(({ onError }) => onError?.(new Error('refused')));
  await confirm();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog', { name: '알릴까요?' })).toBeTruthy();
});
