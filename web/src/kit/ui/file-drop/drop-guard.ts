import { useEffect } from 'react';

/** A file that misses its place would be opened by the browser, in place of the page and all that was typed in it. */
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
