// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { changeLanguage, i18n } from '../../../kit/language/i18n.ts';
import { readToasts } from '../../../kit/ui/toast/toasts.ts';
import { SampleFormExample } from './sample-form-example.tsx';

const REQUIRED = '필수 항목이에요. 입력해 주세요.';
const REQUIRED_FIELDS = 10;

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces(['ui', 'showcase']);
  render(<SampleFormExample />);
});
afterEach(cleanup);

const submit = () => userEvent.click(screen.getByRole('button', { name: '등록 신청' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('S5.9 says at every field what is missing, and goes to the first', async () => {
  await submit();
  expect(await screen.findAllByText(REQUIRED)).toHaveLength(REQUIRED_FIELDS);
  expect(document.activeElement).toBe(field('회사 이름'));
  await changeLanguage('en');
  expect(await screen.findAllByText('This field is required.')).toHaveLength(REQUIRED_FIELDS);
});

it('goes to the digit boxes when they are the first that is wrong', async () => {
  await userEvent.type(field('회사 이름'), '이음정밀');
  await submit();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('10자리 중 1번째'));
});

it('takes no text for a number, even where none is needed', async () => {
  await userEvent.type(screen.getByRole('spinbutton', { name: /직원 수/ }), '많이');
  await submit();
  expect(await screen.findByText('숫자로 입력해 주세요.')).toBeTruthy();
});

it('sends what is filled in, and starts over', async () => {
  await userEvent.type(field('회사 이름'), '이음정밀');
  await userEvent.click(screen.getByLabelText('10자리 중 1번째'));
  await userEvent.paste('123-45-67890');
  await userEvent.type(field('담당자 이메일'), 'hong@example.com');
  await userEvent.type(field('전화번호'), '010-1234-5678');
  await userEvent.type(field('비밀번호'), 'correct horse');
  await userEvent.type(field('공장 이름'), '울산 1공장');
  await userEvent.type(field('부지 면적'), '1,234.5');
  await userEvent.click(field('2교대'));
  await userEvent.upload(field('사업자등록증'), new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
  await userEvent.click(field('적은 내용이 사실임을 확인해요'));
  await submit();
  await waitFor(() =>
    expect(readToasts().map(({ text }) => text)).toEqual(['보낼 내용을 모두 확인했어요: 울산 1공장']),
  );
  expect(field('회사 이름').value).toBe('');
  expect(field('부지 면적').value).toBe('');
  expect(field('2교대').checked).toBe(false);
});
