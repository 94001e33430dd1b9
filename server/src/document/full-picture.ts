import { readFile } from 'node:fs/promises';
import { createTurns } from '../kit/turns.ts';
import { loadSharp } from './sharp.ts';

const MAX_PIXELS = 50_000_000;
/** Side at which a photographed sheet of paper stays readable. */
const SIDE = 2_400;
const KINDS = ['jpeg', 'png', 'webp'];
/** Limits the memory: each conversion holds all its pixels at once. */
const AT_ONCE = 2;
const inTurn = createTurns(AT_ONCE);

/**
 * Redraws the whole picture: smaller where it is larger than needed, rotated as the camera meant it, and without
 * metadata about place and camera. Returns nothing when the file is not a picture that we accept.
 */
export const fullPicture = (path: string): Promise<Buffer | undefined> =>
  inTurn(async () => {
    const sharp = await loadSharp();
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
