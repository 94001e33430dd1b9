import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

type FilterTextProps = {
  id: string;
  value: string;
  onValue: (value: string) => void;
  className: string | undefined;
  /** What can be searched for. */
  help?: string | undefined;
  /** The server is called on Enter only. */
  isSentByEnter?: boolean | undefined;
};

/** The server is called when the typing pauses, not at every letter. */
const PAUSE_MS = 300;

export const FilterText = ({ id, value, onValue, className, help, isSentByEnter = false }: FilterTextProps) => {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const send = useRef(onValue);
  useEffect(() => {
    send.current = onValue;
  });

  useEffect(() => {
    // The value changed elsewhere, for example by the button that clears all filters.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    if (text === sent.current || (isSentByEnter && text !== '')) return;
    const timer = setTimeout(() => {
      sent.current = text;
      send.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isSentByEnter]);

  const unsent = useRef(text);
  useEffect(() => {
    unsent.current = isSentByEnter ? sent.current : text;
  }, [text, isSentByEnter]);
  // The filters were closed before the pause was over.
  useEffect(
    () => () => {
      if (unsent.current !== sent.current) send.current(unsent.current);
    },
    [],
  );

  const sendNow = ({ key, nativeEvent }: KeyboardEvent) => {
    const isChoosingLetters = nativeEvent.isComposing;
    if (key !== 'Enter' || isChoosingLetters || text === sent.current) return;
    sent.current = text;
    onValue(text);
  };

  return (
    <input
      id={id}
      type="search"
      className={className}
      placeholder={help}
      aria-description={help}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={sendNow}
    />
  );
};
