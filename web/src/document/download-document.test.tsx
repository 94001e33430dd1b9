// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../kit/api/query-client.ts';
import { useDownloadDocument } from './download-document.ts';

const DOCUMENT = { id: '6f1c0f3a-3a52-4c1e-9d5e-0d6a3f0f2b11', name: '사업자등록증.pdf' };

const DownloadButton = () => {
  const download = useDownloadDocument();
  return (
    <button type="button" onClick={() => download.mutate(DOCUMENT)}>
      {DOCUMENT.name}
    </button>
  );
};

afterEach(cleanup);

it('saves the bytes under their name, as a PDF whatever the answer calls itself', async () => {
  const headers = { 'content-type': 'text/html' };
  const fetched = vi.fn(async (_url: string) => new Response('<script>1</script>', { headers }));
  vi.stubGlobal('fetch', fetched);
  const made: Blob[] = [];
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob);
    return 'blob:one';
  });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  render(
    <QueryClientProvider client={queryClient}>
      <DownloadButton />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(saved).toEqual(['사업자등록증.pdf blob:one']));
  expect(fetched.mock.calls[0]?.[0]).toBe(`/api/documents/${DOCUMENT.id}`);
  expect(made.map(({ type, size }) => [type, size])).toEqual([['application/pdf', 18]]);
  expect(revoked).toHaveBeenCalledWith('blob:one');
});
