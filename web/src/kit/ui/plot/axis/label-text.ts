/** Widths relative to the height: Hangul, Han and Kana fill a square, Latin letters a half or two thirds of it. */
const LETTERS = [
  { like: /[\u1100-\u11ff\u2e80-\ud7af\uf900-\ufaff\ufe30-\uffef]|[\u{1f300}-\u{3fffd}]/u, em: 1 },
  { like: /[MW%@]/, em: 0.95 },
  { like: /[A-Z\dmw]/, em: 0.68 },
  { like: /[ijlftrI .,:;'|!()[\]/-]/, em: 0.4 },
];
const OTHER_EM = 0.6;
const ELLIPSIS = '…';
const ELLIPSIS_EM = 0.8;

/** Estimates the width without a page to measure on; rather a little too wide than too narrow. */
export const textWidth = (text: string, em: number) => {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return width * em;
};

export const widestText = (texts: string[], em: number) => Math.max(0, ...texts.map((text) => textWidth(text, em)));

/** Cuts by whole letters, so a Hangul syllable or an emoji is never halved. */
export const cutText = (text: string, room: number, em: number) => {
  if (textWidth(text, em) <= room) return text;
  let left = room / em - ELLIPSIS_EM;
  let kept = '';
  for (const letter of text) {
    left -= letterWidth(letter);
    if (left < 0) break;
    kept += letter;
  }
  return kept.trimEnd() + ELLIPSIS;
};

/** Keeps every label, every second, every third …: the most that do not touch each other. */
export const roomyLabels = <T extends { at: number; width: number }>(labels: T[], gap: number) => {
  let every = 1;
  let shown = labels;
  while (doTouch(shown, gap)) {
    every += 1;
    shown = labels.filter((_, index) => index % every === 0);
  }
  return shown;
};

const doTouch = (labels: { at: number; width: number }[], gap: number) =>
  labels.some(({ at, width }, index) => {
    const before = labels[index - 1];
    return before !== undefined && at - width / 2 < before.at + before.width / 2 + gap;
  });

const letterWidth = (letter: string) => LETTERS.find(({ like }) => like.test(letter))?.em ?? OTHER_EM;
