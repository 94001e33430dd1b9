import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

let segmenter: Intl.Segmenter | undefined;

/** As people count: a family of emoji is one, and so is a syllable that a Mac has taken apart. */
export const countCharacters = (text: string) => {
  segmenter ??= new Intl.Segmenter();
  return [...segmenter.segment(text)].length;
};

/** How much stands in the input, whoever put it there, and whether a person did. Without a limit nothing is counted. */
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
    // Heard last of all: drawn before its owner has heard of it, a held value would be put back, and what was typed lost.
    const page = element.ownerDocument;
    page.addEventListener('input', recount);
    return () => page.removeEventListener('input', recount);
  }, [input, isCounted]);

  // After every drawing: a form that sets the value tells no listener.
  useLayoutEffect(() => {
    if (isCounted && input.current) setCount(countCharacters(input.current.value));
  });

  return { count, isTyped, isOver: isCounted && count > max };
};
