/** Scripts by ISO 15924, as `Intl.DisplayNames` knows them. */
const SCRIPTS = {
  Latn: /\p{Script=Latin}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Grek: /\p{Script=Greek}/u,
  Armn: /\p{Script=Armenian}/u,
  Geor: /\p{Script=Georgian}/u,
  Cher: /\p{Script=Cherokee}/u,
  Hebr: /\p{Script=Hebrew}/u,
  Arab: /\p{Script=Arabic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Thai: /\p{Script=Thai}/u,
  Hang: /\p{Script=Hangul}/u,
  Hani: /\p{Script=Han}/u,
  Hira: /\p{Script=Hiragana}/u,
  Kana: /\p{Script=Katakana}/u,
} as const;
type Script = keyof typeof SCRIPTS;
const SCRIPT_CODES = Object.keys(SCRIPTS) as Script[];

/** Scripts that one word ordinarily mixes: LG에너지솔루션, NTTデータ先端技術. */
const TOGETHER: readonly Script[][] = [
  ['Latn', 'Hang', 'Hani'],
  ['Latn', 'Hani', 'Hira', 'Kana'],
];

/** Returns the scripts of words that mix unusual ones; nothing for an ordinary name. */
export const scriptsMixedIn = (name: string): Script[] =>
  name.split(/[^\p{L}\p{M}]+/u).flatMap((word) => {
    const used = SCRIPT_CODES.filter((script) => SCRIPTS[script].test(word));
    const isUsual = used.length < 2 || TOGETHER.some((together) => used.every((script) => together.includes(script)));
    return isUsual ? [] : used;
  });
