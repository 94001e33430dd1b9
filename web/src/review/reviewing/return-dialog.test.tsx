// @vitest-environment happy-dom
import { type CommentSeverity, type Declaration, examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { snapshotOf } from '../../../test/snapshots.ts';
import { startTestApp } from '../../../test/world.ts';
import { createQueryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { ReturnDialog } from './return-dialog.tsx';

afterEach(cleanup);

const { output: comment } = examples.addComment;
const { output: reviewed } = examples.getDeclaration;
const by = (severity: CommentSeverity): Declaration['comments'][number] => ({
  ...comment,
  severity,
  path: 'answers.employees',
  body: '기준일을 적어 주세요.',
  round: reviewed.round,
  isPublished: false,
});

const onComment = vi.fn<(path: string) => void>();
const open = async (comments: Declaration['comments']) => {
  const calls = await startTestApp({ server: () => ({ data: by('must') }) });
  await i18n.loadNamespaces(['review', 'factory', 'flow', 'material', 'tier', 'unit', 'ui']);
  const nothing = () => {};
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ReturnDialog
        declaration={{ ...reviewed, comments }}
        snapshot={snapshotOf('questionnaire')}
        onClose={nothing}
        onDone={nothing}
        onComment={onComment}
        onLate={nothing}
      />
    </QueryClientProvider>,
  );
  return calls;
};

it('S2.4 23.16 says which level a comment has to have where there is none, and leads to its form', async () => {
  await open([]);
  expect(screen.getByRole('dialog').textContent).toContain('“필수 보완” 단계의 의견');
  await userEvent.click(screen.getByRole('button', { name: '의견 남기기' }));
  expect(onComment.mock.calls).toEqual([['answers']]);
});

it('S2.4 23.16 offers to raise a comment of a lower level, and goes on to what opens again', async () => {
  const calls = await open([by('should')]);
  expect(screen.getByRole('dialog', { name: '“필수 보완” 의견이 하나 필요해요' }).textContent).toContain('권장 보완');
  await userEvent.click(screen.getByRole('button', { name: '직원 수: “필수 보완” 단계로 올리기' }));
  const form = await screen.findByRole('dialog', { name: '보완을 요청할까요?' });
  expect(form.textContent).toContain('직원 수');
  expect(calls).toMatchObject([{ method: 'PUT', body: { severity: 'must', body: '기준일을 적어 주세요.' } }]);
});
