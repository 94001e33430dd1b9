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
import { readToasts } from '../../kit/ui/toast/toasts.ts';
import { ApproveDialog } from './approve-dialog.tsx';

afterEach(cleanup);

const { output: comment } = examples.addComment;
const reviewed: Declaration = { ...examples.getDeclaration.output, needsTwo: false, comments: [] };
const by = (severity: CommentSeverity, isPublished = false): Declaration['comments'][number] => ({
  ...comment,
  severity,
  isPublished,
  round: reviewed.round,
});

const open = async (declaration: Declaration) => {
  await startTestApp({ server: () => ({ data: examples.approveDeclaration.output }) });
  await i18n.loadNamespaces(['review', 'factory', 'flow', 'tier', 'unit', 'ui']);
  const onDone = vi.fn<() => void>();
  const nothing = () => {};
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ApproveDialog
        declaration={declaration}
        snapshot={snapshotOf('questionnaire')}
        onClose={nothing}
        onDone={onDone}
        onSee={nothing}
        onLate={nothing}
      />
    </QueryClientProvider>,
  );
  return { dialog: await screen.findByRole('dialog'), onDone };
};

it('S2.4 speaks of comments only where the partner will see some, and says who sees the note', async () => {
  const { dialog: bare } = await open(reviewed);
  expect(bare.textContent).toContain('제출한 회사에 바로 알려요.');
  expect(bare.textContent).toContain('제출한 회사도 볼 수 있어요.');
  cleanup();
  const { dialog: old } = await open({ ...reviewed, comments: [by('info', true)] });
  expect(old.textContent).not.toContain('남긴 의견');
  cleanup();
  const { dialog: said } = await open({ ...reviewed, comments: [by('info')] });
  expect(said.textContent).toContain('남긴 의견도 함께 보여요.');
});

it('S2.4 says that the note of a first approval stays inside', async () => {
  const { dialog } = await open({ ...reviewed, needsTwo: true, firstApprovalBy: '' });
  expect(dialog.textContent).toContain('우리 쪽에서만 볼 수 있어요.');
});

it('S2.4 names the company and the declaration that was decided, with a way back to it', async () => {
  const { onDone } = await open(reviewed);
  await userEvent.click(screen.getByRole('button', { name: '승인' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const toast = readToasts().at(-1);
  expect(toast?.text).toMatch(/^승인했어요: .+ · .+$/);
  expect(toast?.text).toContain(reviewed.respondent?.name);
  expect(toast?.action?.label).toBe('결정한 자료 보기');
});
