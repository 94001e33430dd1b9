// @vitest-environment happy-dom
import { type AnswerValue, formContent } from '@ieum/contract';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { FormQuestions } from './questions.tsx';

const both = (kr: string, en = '') => ({ kr, en, cn: '', jp: '' });
const yesNo = [
  { key: 'yes', words: both('예') },
  { key: 'no', words: both('아니요') },
];
const isOpen = () => true;
const NO_PROBLEMS = {};

const open = async (questions: object[], answers: Record<string, AnswerValue> = {}, isThere = isOpen) => {
  await startTestApp();
  await i18n.loadNamespaces(['declaration', 'flow', 'unit', 'ui']);
  const content = formContent.parse({ sections: [{ key: 'one', words: both('묶음'), questions }] });
  const onChange = vi.fn<(key: string, value: AnswerValue | null) => void>();
  const aside = vi.fn<(key: string) => null>(() => null);
  render(
    <FormQuestions
      content={content}
      answers={answers}
      onChange={onChange}
      isOpen={isThere}
      problems={NO_PROBLEMS}
      aside={aside}
    />,
  );
  return { onChange, aside };
};

afterEach(cleanup);

it('S2.4 draws one of three hundred questions for a keystroke', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ key: `q${at}`, kind: 'text', words: both(`질문 ${at}`) }));
  const { onChange, aside } = await open(many);
  aside.mockClear();
  fireEvent.change(screen.getByLabelText(/^질문 150/), { target: { value: '가' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('q150', '가');
  expect(aside.mock.calls).toEqual([['q150']]);
});

it('S2.4 asks what follows from an answer only once it is given, and counts what is asked', async () => {
  const since = { key: 'since', kind: 'text', words: both('언제부터'), askedIf: { question: 'policy', is: ['yes'] } };
  await open([{ key: 'policy', kind: 'choice', words: both('방침'), options: yesNo }, since]);
  expect(screen.queryByLabelText(/^언제부터/)).toBeNull();
  expect(screen.getByText('1개 중 0개 답변')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('예'));
  expect(screen.getByLabelText(/^언제부터/)).toBeTruthy();
  expect(screen.getByText('2개 중 1개 답변')).toBeTruthy();
});

it('S2.4 23.4 asks and counts nothing that hangs on a question that is not asked any more', async () => {
  const asks = { kind: 'choice', options: yesNo };
  const onlyIf = (question: string) => ({ askedIf: { question, is: ['yes'] } });
  await open(
    [
      { key: 'uses', words: both('사용'), ...asks },
      { key: 'stays', words: both('잔류'), ...asks, ...onlyIf('uses') },
      { key: 'origin', kind: 'text', words: both('원산지'), ...onlyIf('stays') },
    ],
    { uses: 'yes', stays: 'yes', origin: '콩고' },
  );
  expect(screen.getByText('3개 중 3개 답변')).toBeTruthy();
  fireEvent.click(within(screen.getByRole('radiogroup', { name: /^사용/ })).getByLabelText('아니요'));
  expect(screen.queryByLabelText(/^원산지/)).toBeNull();
  expect(screen.getByText('1개 중 1개 답변')).toBeTruthy();
});

it('S2.4 23.4 takes “none” instead of the others, and any other instead of it', async () => {
  const metals = [
    { key: 'gold', words: both('금') },
    { key: 'tin', words: both('주석') },
    { key: 'none', words: both('해당 없음') },
  ];
  const { onChange } = await open([{ key: 'metals', kind: 'choices', words: both('광물'), options: metals }]);
  for (const label of ['주석', '금', '해당 없음']) fireEvent.click(screen.getByLabelText(label));
  expect(onChange).toHaveBeenLastCalledWith('metals', ['none']);
  fireEvent.click(screen.getByLabelText('금'));
  expect(onChange).toHaveBeenLastCalledWith('metals', ['gold']);
});

it('S2.4 shows an answer that is closed as it was, in words', async () => {
  const policy = { key: 'policy', kind: 'choice', words: both('방침'), options: yesNo };
  await open(
    [policy, { key: 'where', kind: 'country', words: both('국가') }],
    { policy: 'yes', where: 'KR' },
    () => false,
  );
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('예')).toBeTruthy();
  expect(screen.getByText('대한민국')).toBeTruthy();
});

it('S2.4 lays cells of a sheet over a table, each read by its column', async () => {
  const columns = [
    { key: 'name', kind: 'text', words: both('제련소') },
    { key: 'where', kind: 'country', words: both('국가') },
    { key: 'share', kind: 'number', words: both('비율') },
  ];
  const { onChange } = await open([{ key: 'smelters', kind: 'table', words: both('제련소 목록'), columns }]);
  const clipboardData = { getData: () => '온산\t한국\t60\n東邦\t日本\t1,234.5\n' };
  fireEvent.paste(screen.getByLabelText('1행 제련소'), { clipboardData });
  expect(onChange).toHaveBeenLastCalledWith('smelters', [
    { name: '온산', where: 'KR', share: 60 },
    { name: '東邦', where: 'JP', share: 1234.5 },
  ]);
});
