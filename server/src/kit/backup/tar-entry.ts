export const BLOCK = 512;

/** The size is written in eleven octal digits. */
const MAX_SIZE = 8 ** 11 - 1;
const NAME_BYTES = 100;

export type TarEntry = { name: string; size: number; isFolder: boolean };

export const paddedSize = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

/** Returns a plain ustar header without owner and date, so that the same entry always has the same bytes. */
export const tarHeader = (name: string, size: number) => {
  if (Buffer.byteLength(name) > NAME_BYTES || size > MAX_SIZE) throw new Error(`${name} does not fit into an archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${octal(size, 11)}\0${octal(0, 11)}\0`, 124);
  // The checksum counts its own field as blanks.
  header.write(`${' '.repeat(8)}0`, 148);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
};

export const readTarHeader = (header: Buffer): TarEntry => {
  const size = Number.parseInt(textAt(header, 124, 12), 8);
  if (!(size >= 0)) throw new Error('the archive is cut off or damaged');
  const [prefix, name] = [textAt(header, 345, 155), textAt(header, 0, NAME_BYTES)];
  return { name: prefix ? `${prefix}/${name}` : name, size, isFolder: textAt(header, 156, 1) === '5' };
};

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

const textAt = (header: Buffer, start: number, length: number) => {
  const field = header.toString('utf8', start, start + length);
  return field.split('\0')[0] ?? '';
};
