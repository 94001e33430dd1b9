import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toast/toasts.ts';

/**
 * Copies the text that the element `shown` shows. A page without https has no clipboard, and a browser may refuse it:
 * then the text is selected and copied as a selection. If that fails too, it stays selected for the user to copy.
 */
export const useCopied = <E extends HTMLElement>(text: string) => {
  const { t } = useTranslation();
  const shown = useRef<E>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const isDone = (await write(text)) || copySelected(shown.current);
    setCopied(isDone);
    if (!isDone) showToast({ kind: 'error', text: t('copyFailed') });
  };
  return { shown, isCopied, copy };
};

const write = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

const copySelected = (element: HTMLElement | null) => {
  if (element instanceof HTMLInputElement) element.select();
  else if (element) window.getSelection()?.selectAllChildren(element);
  return element !== null && document.execCommand('copy');
};
