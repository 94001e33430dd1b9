// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { button, chooseFile, field, fillIn, heading, openSignUp, PASSWORD, serverOf } from '../../../test/sign-up.ts';
import { startTestApp } from '../../../test/world.ts';

const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it('S2.17 lets one go on once all is filled, ten digits and a file', async () => {
  await startTestApp({ server: serverOf({}) });
  await openSignUp();
  expect(isDisabled('다음')).toBe(true);
  await fillIn();
  expect(isDisabled('다음')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '등록증.pdf 빼기' }));
  expect(isDisabled('다음')).toBe(true);
  await chooseFile();
  expect(isDisabled('다음')).toBe(false);
  await userEvent.click(screen.getByLabelText('10자리 중 10번째'));
  await userEvent.keyboard('{Backspace}');
  expect(isDisabled('다음')).toBe(true);
});

it('S2.17 shows every error when it is filled but wrong, goes to the first and stays', async () => {
  await startTestApp({ server: serverOf({}) });
  const router = await openSignUp();
  await fillIn({ 이름: '나'.repeat(51), '휴대폰 번호': '+82 10.1234.5678', '비밀번호 확인': 'other' });
  expect(isDisabled('다음')).toBe(false);
  await userEvent.click(button('다음'));
  await waitFor(() => expect(document.activeElement).toBe(field('이름')));
  expect(screen.getByText('50자까지 입력할 수 있어요.')).toBeTruthy();
  expect(screen.getByText('010으로 시작하는 휴대폰 번호 11자리를 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('두 비밀번호가 서로 달라요.')).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

it('S2.17 says what is missing when the disabled button is pressed, and stays', async () => {
  await startTestApp({ server: serverOf({}) });
  await openSignUp();
  await userEvent.click(button('다음'));
  await waitFor(() => expect(document.activeElement).toBe(field('이름')));
  for (const sentence of ['이름을 입력해 주세요.', '사업자등록증 PDF 파일을 올려 주세요.'])
    expect(screen.getByText(sentence)).toBeTruthy();
});

it('S5.2 checks on leaving a field, and again at every change', async () => {
  await startTestApp();
  await openSignUp();
  await userEvent.type(field('이메일'), 'hong');
  expect(field('이메일').getAttribute('aria-invalid')).toBe('false');
  await userEvent.tab();
  await waitFor(() => expect(field('이메일').getAttribute('aria-invalid')).toBe('true'));
  expect(field('이름').getAttribute('aria-invalid')).toBe('false');
  await userEvent.type(field('이메일'), '@example.com');
  await waitFor(() => expect(field('이메일').getAttribute('aria-invalid')).toBe('false'));
});

it('S5.4 says at the confirmation that the two differ, also when the first is changed', async () => {
  await startTestApp();
  await openSignUp();
  await userEvent.type(field('비밀번호'), PASSWORD);
  expect(screen.queryByText('비밀번호를 한 번 더 입력해 주세요.')).toBeNull();
  await userEvent.type(field('비밀번호 확인'), PASSWORD);
  await userEvent.tab();
  await userEvent.type(field('비밀번호'), 'x');
  const message = await screen.findByText('두 비밀번호가 서로 달라요.');
  expect(field('비밀번호 확인').getAttribute('aria-describedby')).toContain(message.parentElement?.id);
  await userEvent.type(field('비밀번호 확인'), 'x');
  await waitFor(() => expect(screen.queryByText('두 비밀번호가 서로 달라요.')).toBeNull());
});

it('S5.5 hints at a check digit that does not fit, and lets it pass', async () => {
  await startTestApp({ server: serverOf({}) });
  await openSignUp();
  await fillIn();
  expect(screen.getByText(/국세청의 번호 규칙/)).toBeTruthy();
  await userEvent.click(button('다음'));
  await heading('약관을 확인하고 동의해 주세요');
});

it('S5.6 says at once what is no PDF inside', async () => {
  await startTestApp();
  await openSignUp();
  await chooseFile(new File(['\x89PNG'], '사진.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^PDF 파일이 아니에요/)).toBeTruthy();
  await chooseFile();
  await waitFor(() => expect(screen.queryByText(/^PDF 파일이 아니에요/)).toBeNull());
});
