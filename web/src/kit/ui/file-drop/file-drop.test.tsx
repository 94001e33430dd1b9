// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../language/i18n.ts';
import { FileDrop } from './file-drop.tsx';

const PDF = new File(['%PDF'], '등록증.PDF', { type: 'application/pdf' });
const OTHER_PDF = new File(['%PDF-2'], 'b.pdf', { type: 'application/pdf' });
const TEXT = new File(['abc'], 'memo.txt', { type: 'text/plain' });
const EMPTY = new File([], 'empty.pdf', { type: 'application/pdf' });
const ACCEPT = '.pdf,application/pdf';

beforeEach(async () => {
  await startTestApp();
  await i18n.loadNamespaces('ui');
});
afterEach(cleanup);

const onChange = vi.fn();
type Rest = Partial<ComponentProps<typeof FileDrop>>;

const Controlled = ({ files: first = [], ...rest }: Rest) => {
  const [files, setFiles] = useState(first);
  const change = (next: File[]) => {
    onChange(next);
    setFiles(next);
  };
  return <FileDrop label="등록증" accept={ACCEPT} {...rest} files={files} onChange={change} />;
};
const open = (rest: Rest = {}) => {
  onChange.mockClear();
  render(<Controlled {...rest} />);
};
const user = userEvent.setup({ applyAccept: false });
const input = () => screen.getByLabelText<HTMLInputElement>('등록증');
const zone = () => screen.getByText(/끌어다|바꿀 수 없어요/);
const choose = (...files: File[]) => user.upload(input(), files);
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files, types: ['Files'] } });
const list = () => screen.queryByRole('list', { name: '선택한 파일' });
const names = () =>
  within(list() ?? document.createElement('p'))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent);
const status = () => screen.getByRole('status').textContent;

it('S2.16 takes a file that is chosen, shows and announces it', async () => {
  open();
  await choose(PDF);
  expect(onChange).toHaveBeenCalledWith([PDF]);
  expect(names()).toEqual(['등록증.PDF']);
  expect(screen.getByText('4 B')).toBeTruthy();
  expect(status()).toBe('선택한 파일: 등록증.PDF');
});

it('S2.16 takes a file that is dropped', () => {
  open();
  fireEvent.dragOver(zone(), { dataTransfer: { types: ['Files'] } });
  expect(screen.getByText('여기에 놓아 주세요')).toBeTruthy();
  fireEvent.drop(screen.getByText('여기에 놓아 주세요'), { dataTransfer: { files: [PDF], types: ['Files'] } });
  expect(names()).toEqual(['등록증.PDF']);
});

it('S2.16 removes it again, and the focus goes back to choosing', async () => {
  open({ files: [PDF] });
  await user.click(screen.getByRole('button', { name: '등록증.PDF 빼기' }));
  expect(onChange).toHaveBeenCalledWith([]);
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(input());
  expect(status()).toBe('뺀 파일: 등록증.PDF');
  await choose(PDF);
  expect(names()).toEqual(['등록증.PDF']);
});

it('S5.6 refuses another type, whether chosen or dropped, and says which are taken', async () => {
  open({ accept: '.pdf' });
  const message = 'memo.txt: 올릴 수 없는 형식이에요. .pdf 파일만 올릴 수 있어요.';
  await choose(TEXT);
  expect(onChange).not.toHaveBeenCalled();
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(status()).toBe(message);
  drop(PDF);
  expect(input().getAttribute('aria-invalid')).toBe('false');
});

it('goes by ending or by MIME type', () => {
  const PICTURE = new File(['x'], 'picture', { type: 'image/png' });
  open({ accept: '.pdf, image/*', maxFiles: 9 });
  drop(PDF, PICTURE, new File(['x'], 'page.pdf.exe'));
  expect(names()).toEqual(['등록증.PDF', 'picture']);
});

it('keeps the file that is there when a wrong one comes', () => {
  open({ files: [PDF] });
  drop(TEXT);
  expect(names()).toEqual(['등록증.PDF']);
});

it('says that a file is too large, or empty', () => {
  open({ maxSize: 3 });
  drop(PDF);
  expect(
    screen.getByText('등록증.PDF: 파일이 너무 커요. 3 B까지 올릴 수 있어요.', { selector: 'p span' }),
  ).toBeTruthy();
  drop(EMPTY);
  expect(screen.getByText('empty.pdf: 내용이 없는 파일이에요.', { selector: 'p span' })).toBeTruthy();
});

it('puts a new file in the place of the old one where there is room for one', () => {
  open({ files: [PDF] });
  drop(OTHER_PDF);
  expect(names()).toEqual(['b.pdf']);
});

it('says that there are too many', () => {
  open({ maxFiles: 2 });
  drop(PDF, OTHER_PDF, new File(['3'], 'c.pdf'), new File(['4'], 'd.pdf'));
  expect(names()).toEqual(['등록증.PDF', 'b.pdf']);
  expect(screen.getByText('파일은 2개까지 올릴 수 있어요.')).toBeTruthy();
  expect(input().multiple).toBe(true);
});

it('adds to what is there, and the same file once', () => {
  open({ files: [PDF], maxFiles: 5 });
  drop(PDF, OTHER_PDF);
  expect(names()).toEqual(['등록증.PDF', 'b.pdf']);
});

it('says only the first of many reasons', () => {
  open();
  drop(...['1', '2', '3', '4', '5'].map((name) => new File(['x'], name)));
  expect(status()).toContain('이 밖에 2개 파일도 올릴 수 없어요.');
});

it('shows how far it is, takes nothing meanwhile, and can be cancelled', async () => {
  const onCancel = vi.fn();
  open({ files: [PDF], progress: 0.42, onCancel });
  expect(screen.getByRole('progressbar', { name: '파일 올리는 중' }).getAttribute('aria-valuenow')).toBe('42');
  expect(input().disabled).toBe(true);
  drop(OTHER_PDF);
  expect(names()).toEqual(['등록증.PDF']);
  expect(screen.queryByRole('button', { name: /빼기/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /취소/ }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

it('keeps a file that misses from taking the place of the page', () => {
  open();
  const dataTransfer = { types: ['Files'], files: [PDF] };
  expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  cleanup();
  expect(fireEvent.drop(document.body, { dataTransfer })).toBe(true);
});

it('takes nothing when it is disabled', () => {
  open({ disabled: true });
  drop(PDF);
  expect(onChange).not.toHaveBeenCalled();
});
