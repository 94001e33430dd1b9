// @vitest-environment happy-dom
import { ApiError } from '@ieum/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

it('says what happened and tries again', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('내용을 불러오지 못했어요');
  screen.getByRole('button', { name: '다시 시도' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<ErrorState onRetry={onRetry} isRetrying />);
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
});

it('28 Bad input: says in the words of the server what to do about a chain that is too large', () => {
  const msg = { kr: '제품을 하나만 골라 주세요.', en: 'Choose a single product.', cn: '', jp: '' };
  const refusal = (code: string) => new ApiError(422, { result: { code, msg, fields: {} } });
  const { rerender } = render(<ErrorState error={refusal('server.too_much')} />);
  expect(screen.getByRole('heading', { name: '공급망이 너무 커서 계산하지 못했어요' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(msg.kr);
  rerender(<ErrorState error={refusal('request.not_found')} />);
  expect(screen.getByRole('alert').textContent).not.toContain(msg.kr);
});

it('takes its own words, and has no button without a way to try again', () => {
  render(<ErrorState title="지도를 열지 못했어요" text="표로 볼 수 있어요." />);
  expect(screen.getByRole('heading', { name: '지도를 열지 못했어요' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what an empty place is for and offers the first step', () => {
  render(
    <EmptyState heading="h3" title="아직 없어요" text="등록하면 여기에 보여요.">
      <a href="/new">등록</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: '아직 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '등록' })).toBeTruthy();
});
