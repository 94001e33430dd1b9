import { FLOW_ROWS_AT_ONCE_MAX } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useSendSheet } from '../quarter.queries.ts';
import type { SheetState } from './use-sheet.ts';

/** The sheet shows these by the newer figure, which it reads again. */
const SEEN_BY_ITSELF = ['changed', 'draft_changed'];

/** Sends what is ready. What is conspicuous, unknown or not yet saved stays behind. */
export const useSendSheetRows = (sheet: SheetState, period: string) => {
  const { t } = useTranslation('quarter');
  const sending = useSendSheet();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    const texts = new Set(sheet.sendable.map(({ text }) => text));
    setPending(true);
    try {
      if (!(await sheet.flush())) return showToast({ kind: 'error', text: t('sent.offline') });
      const lines = sheet.draftsOf(texts);
      const sums = { sent: 0, differing: 0, refused: 0 };
      for (let at = 0; at < lines.length; at += FLOW_ROWS_AT_ONCE_MAX) {
        const part = lines.slice(at, at + FLOW_ROWS_AT_ONCE_MAX);
        const answer = await sending.mutateAsync({ period, lines: part.map(({ key, version }) => ({ key, version })) });
        sums.sent += answer.sent;
        sums.differing += answer.differing;
        sums.refused += answer.refused.length;
        for (const { nth, problem } of answer.refused) {
          const text = part[nth]?.text;
          if (text !== undefined && !SEEN_BY_ITSELF.includes(problem)) sheet.refuse(text, problem);
        }
      }
      if (sums.sent > 0) showToast({ kind: 'done', text: t('sent.done', { count: sums.sent }) });
      if (sums.differing > 0) showToast({ kind: 'info', text: t('sent.differing', { count: sums.differing }) });
      if (sums.refused > 0) showToast({ kind: 'error', text: t('sent.refused', { count: sums.refused }) });
    } catch {
      // The failed write has a toast; the drafts are still there.
    } finally {
      setPending(false);
    }
  };
  return { send, isPending };
};
