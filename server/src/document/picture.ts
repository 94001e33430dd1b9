import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const MAX_PIXELS = 50_000_000;
const SIDE = 256;
const KINDS = ['jpeg', 'png', 'webp'];

/**
 * The picture anew, as a small square: cut around what matters, turned as the camera meant it, without a word about where
 * and with what it was taken. Nothing when it is no picture that we take.
 */
export const smallPicture = async (path: string): Promise<Buffer | undefined> => {
  try {
    const bytes = await readFile(path);
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    if (!KINDS.includes(format)) return undefined;
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return undefined;
  }
};
