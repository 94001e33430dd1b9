import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

let segmenter: Intl.Segmenter | undefined;

/** Counts characters as people do: a family of emoji is one, and so is a syllable that a Mac has decomposed. */
export const countCharacters = (text: string) => {
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
};

/**
 * Returns how many characters the input holds, typed or set by a form, and whether a person typed. Without a limit
 * nothing is counted.
 */
export const useCharacterCount = (input: RefObject<Typed | null>, max: number | undefined) => {
  const [count, setCount] = useState(0);
  const [isTyped, setTyped] = useState(false);
  const isCounted = max !== undefined;

  useEffect(() => {
    const element = input.current;
    if (!isCounted || !element) return;
    const recount = ({ target }: Event) => {
      if (target !== element) return;
      setCount(countCharacters(element.value));
      setTyped(true);
    };
    // The listener is on the document, so it runs last. If this hook rendered before the owner of a controlled value
    // has handled the event, React would restore the old value and the typed text would be lost.
    const page = element.ownerDocument;
    page.addEventListener('input', recount);
    return () => page.removeEventListener('input', recount);
  }, [input, isCounted]);

  // Runs after every render: a form that sets the value fires no event.
  useLayoutEffect(() => {
    if (isCounted && input.current) setCount(countCharacters(input.current.value));
  });

  return { count, isTyped, isOver: isCounted && count > max };
};
