import { isWhite } from './lexer.ts';
import { PdfRefusal } from './refusal.ts';

const HEX_DIGITS = new Map(
  [...'0123456789abcdefABCDEF'].map((digit) => [digit.charCodeAt(0), Number.parseInt(digit, 16)]),
);
const [Z, FIRST_DIGIT_85, LAST_DIGIT_85] = [0x7a, 0x21, 0x75];

/** Decodes `ASCIIHexDecode` data. Returns nothing if it is not that. */
export const decodeHex = (data: Buffer): Buffer | undefined => {
  const end = data.indexOf('>');
  if (end < 0) return;
  const out = Buffer.alloc((end + 1) >> 1);
  let digits = 0;
  for (const byte of data.subarray(0, end)) {
    if (isWhite(byte)) continue;
    const digit = HEX_DIGITS.get(byte);
    if (digit === undefined) return;
    out[digits >> 1] = (out[digits >> 1] ?? 0) | (digits % 2 ? digit : digit << 4);
    digits += 1;
  }
  return out.subarray(0, (digits + 1) >> 1);
};

/** Decodes `ASCII85Decode` data. Returns nothing if it is not that. */
export const decode85 = (data: Buffer, limit: number): Buffer | undefined => {
  const end = data.indexOf('~>');
  if (end < 0) return;
  const text = data.subarray(0, end);
  const out = Buffer.alloc(roomFor(text, limit));
  let [length, value, digits] = [0, 0, 0];

  for (const byte of text) {
    if (isWhite(byte)) continue;
    if (byte === Z && digits === 0) {
      length += 4;
      continue;
    }
    if (byte < FIRST_DIGIT_85 || byte > LAST_DIGIT_85) return;
    value = value * 85 + byte - FIRST_DIGIT_85;
    digits += 1;
    if (digits < 5) continue;
    length = out.writeUInt32BE(value >>> 0, length);
    [value, digits] = [0, 0];
  }
  if (digits < 2) return out.subarray(0, length);
  for (let missing = digits; missing < 5; missing += 1) value = value * 85 + 84;
  out.writeUInt32BE(value >>> 0, length);
  return out.subarray(0, length + digits - 1);
};

/** Returns the size of the output: five digits make four bytes, but one `z` makes four as well. */
const roomFor = (text: Buffer, limit: number) => {
  let zeros = 0;
  for (const byte of text) if (byte === Z) zeros += 1;
  const room = zeros * 4 + Math.ceil((text.length - zeros) / 5) * 4;
  if (room > limit) throw new PdfRefusal('too_complex');
  return room;
};
