const TAGGED = /<(\w)>(.*?)<\/\1>/g;

/** Shows a text of the locales in which `<b>` marks the words that matter. Other tags only part words from values. */
export const TaggedText = ({ text }: { text: string }) => {
  const parts: { at: number; text: string; isStrong: boolean }[] = [];
  let end = 0;
  for (const { 0: whole, 1: tag, 2: inside = '', index } of text.matchAll(TAGGED)) {
    parts.push({ at: end, text: text.slice(end, index), isStrong: false });
    parts.push({ at: index, text: inside, isStrong: tag === 'b' });
    end = index + whole.length;
  }
  parts.push({ at: end, text: text.slice(end), isStrong: false });
  return parts.map((part) => (part.isStrong ? <b key={`${part.at} b`}>{part.text}</b> : part.text));
};
