import { readFile } from 'node:fs/promises';
import { loadSharp, type Sharp } from './sharp.ts';

const MAX_PIXELS = 50_000_000;
const SIDE = 256;
const LONGEST_SIDE = 2048;
const QUALITY = 82;
const KINDS = ['jpeg', 'png', 'webp'];

/**
 * Redraws the picture as a small square: cut around what matters, rotated as the camera meant it, and without metadata
 * about place and camera. Returns nothing when the file is not a picture that we accept.
 */
export const smallPicture = (path: string): Promise<Buffer | undefined> => drawn(path, squareOf);

/** Redraws a picture for viewing: the whole of it, no larger than a screen, and a square thumbnail. */
export const framedPicture = (path: string) =>
  drawn(path, async (sharp, bytes) => ({
    picture: await wholeOf(sharp, bytes),
    thumbnail: await squareOf(sharp, bytes),
  }));

type Draw<T> = (sharp: Sharp, bytes: Buffer) => Promise<T>;

const drawn = async <T>(path: string, draw: Draw<T>): Promise<T | undefined> => {
  const sharp = await loadSharp();
  try {
    const bytes = await readFile(path);
    const { format } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata();
    return KINDS.includes(format) ? await draw(sharp, bytes) : undefined;
  } catch {
    return undefined;
  }
};

/** Rotates as the camera meant it. A damaged file is refused rather than half drawn. */
const turned = (sharp: Sharp, bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();

const squareOf = (sharp: Sharp, bytes: Buffer) =>
  turned(sharp, bytes)
    .resize(SIDE, SIDE, { fit: 'cover', position: 'attention' })
    .webp({ quality: QUALITY })
    .toBuffer();

const wholeOf = (sharp: Sharp, bytes: Buffer) =>
  turned(sharp, bytes)
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
