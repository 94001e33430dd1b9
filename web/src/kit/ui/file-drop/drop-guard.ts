import { useEffect } from 'react';

/**
 * Refuses a file that is dropped beside its target. The browser would open it in place of the page and its unsaved
 * input.
 */
export const useDropGuard = () => {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
};

const refuse = (event: DragEvent) => {
  const isFile = event.dataTransfer?.types.includes('Files');
  if (!isFile || !event.dataTransfer || event.defaultPrevented) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};
