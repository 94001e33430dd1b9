import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createTurns } from '../kit/turns.ts';

const MAX_PIXELS = 50_000_000;
/** A sheet of paper that was photographed stays readable. */
const SIDE = 2_400;
const KINDS = ['jpeg', 'png', 'webp'];
/** Each holds all its pixels at once. */
const AT_ONCE = 2;
const inTurn = createTurns(AT_ONCE);

/**
 * The whole picture anew, made smaller where it is larger than anybody needs, turned as the camera meant it, without a word
 * about where and with what it was taken. Nothing when it is no picture that we take.
 */
export const fullPicture = (path: string): Promise<Buffer | undefined> =>
  inTurn(async () => {
    try {
      const bytes = await readFile(path);
      const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
      if (!KINDS.includes(format)) return undefined;
      return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .rotate()
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 85 })
        .toBuffer();
    } catch {
      return undefined;
    }
  });
