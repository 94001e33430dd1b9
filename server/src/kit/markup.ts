const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A piece of a page that needs no escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | undefined | false;

/** Escapes every value of the template unless the value is markup. */
export const markup = (raw: TemplateStringsArray, ...pieces: (Piece | Piece[])[]) =>
  new Markup(String.raw({ raw }, ...pieces.map((piece) => [piece].flat().map(textOf).join(''))));

const textOf = (piece: Piece) => {
  if (piece === undefined || piece === false) return '';
  return piece instanceof Markup ? piece.text : escaped(String(piece));
};
