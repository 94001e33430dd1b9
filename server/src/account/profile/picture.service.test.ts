import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const REFUSED = { status: 422, code: 'document.not_picture' };
const red = { width: 400, height: 300, channels: 3, background: { r: 200, g: 10, b: 10 } } as const;
const photo = () => sharp({ create: red });
/** Photo with a camera, a position and a rotation in its metadata. */
const photoFromPhone = () =>
  photo()
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: '김이음' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const fileOf = (bytes: Buffer, name = 'me.jpg') => new File([new Uint8Array(bytes)], name);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><rect width="9" height="9"/></svg>';

const world = useWorld();
const { add, tokenOf, call } = usePeople(world);
const mine = async () => {
  const id = await add();
  const token = await tokenOf();
  return { id, token, ...world.withToken(token) };
};
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());
const stored = () => world.db().selectFrom('document').selectAll().execute();
const pathOf = (key = '') => world.files.pathOf(key);

describe('setPicture', () => {
  it('stores a small square without a word about where it was taken', async () => {
    const { setPicture, getPicture, getProfile } = await mine();
    const before = await photoFromPhone();
    expect((await sharp(before).metadata()).exif?.toString('latin1')).toContain('SecretCamera');
    await setPicture({ file: fileOf(before) });
    const after = await bytesOf(await getPicture());
    const { format, width, height, exif, xmp, icc, iptc, orientation } = await sharp(after).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
    expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(after.toString('latin1')).not.toMatch(/Secret|GPS|Exif/);
    expect((await getProfile()).hasPicture).toBe(true);
  });

  it.each([
    ['JPEG', () => photo().jpeg().toBuffer()],
    ['PNG', () => photo().png().toBuffer()],
    ['WebP', () => photo().webp().toBuffer()],
    [
      'PNG of one point',
      () =>
        sharp({ create: { ...red, width: 1, height: 1 } })
          .png()
          .toBuffer(),
    ],
  ])('takes a %s, whatever it is called', async (_, make) => {
    const { setPicture, getPicture } = await mine();
    await setPicture({ file: fileOf(await make(), 'evil.svg') });
    const answer = await getPicture();
    expect([answer.type, (await sharp(await bytesOf(answer)).metadata()).format]).toEqual(['image/webp', 'webp']);
  });

  it.each([
    ['GIF', () => photo().gif().toBuffer()],
    ['TIFF', () => photo().tiff().toBuffer()],
    ['SVG', async () => Buffer.from(svg)],
    ['PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['noise', async () => Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 97) % 256))],
    ['half a JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 300)],
    ['PNG with a broken middle', async () => (await photo().png().toBuffer()).fill(7, 60, 120)],
    [
      'PNG of 60 megapixels',
      () =>
        sharp({ create: { ...red, width: 10_000, height: 6_000 } })
          .png()
          .toBuffer(),
    ],
  ])('E5 refuses %s, and keeps no file of it', async (_, make) => {
    const { setPicture, getProfile } = await mine();
    await expect(setPicture({ file: fileOf(await make(), 'me.jpg') })).rejects.toMatchObject(REFUSED);
    expect((await getProfile()).hasPicture).toBe(false);
    expect(await stored()).toEqual([]);
    expect(readdirSync(world.files.arrivingFolder)).toEqual([]);
  });

  it('replaces the one before, row and file', async () => {
    const { setPicture } = await mine();
    await setPicture({ file: fileOf(await photo().png().toBuffer()) });
    const [first] = await stored();
    expect(existsSync(pathOf(first?.storage_key))).toBe(true);
    await setPicture({ file: fileOf(await photo().negate().png().toBuffer()) });
    const rows = await stored();
    expect(rows.map(({ id }) => id)).not.toContain(first?.id);
    expect(rows).toHaveLength(1);
    expect([existsSync(pathOf(first?.storage_key)), existsSync(pathOf(rows[0]?.storage_key))]).toEqual([false, true]);
  });

  it('keeps one of several that come at once', async () => {
    const { setPicture } = await mine();
    const bytes = await photo().png().toBuffer();
    await Promise.all(Array.from({ length: 5 }, () => setPicture({ file: fileOf(bytes) })));
    expect(await stored()).toHaveLength(1);
  });
});

describe('getPicture', () => {
  it('gives my own as an attachment that can run nothing, and nobody else’s', async () => {
    const { token, setPicture } = await mine();
    await setPicture({ file: fileOf(await photo().jpeg().toBuffer(), '나.jpg') });
    const { headers } = await call('GET', '/picture', undefined, { token });
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; /),
    });
    const [document] = await stored();
    await add({ email: 'lee@test.kr' });
    const lee = world.withToken(await tokenOf('lee@test.kr'));
    const missing = { status: 404, code: 'request.not_found' };
    await expect(lee.getPicture()).rejects.toMatchObject(missing);
    await expect(lee.getDocument({ id: document?.id ?? '' })).rejects.toMatchObject(missing);
  });

  it('gives it not even to somebody of the same company', async () => {
    const company_id = await world.company();
    await add({ company_id });
    await world.withToken(await tokenOf()).setPicture({ file: fileOf(await photo().jpeg().toBuffer()) });
    const [document] = await stored();
    const colleague = await world.supplier(company_id);
    await expect(colleague.getDocument({ id: document?.id ?? '' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('removePicture', () => {
  it('removes mine; without one nothing happens', async () => {
    const { setPicture, getPicture, removePicture } = await mine();
    await removePicture();
    await setPicture({ file: fileOf(await photo().jpeg().toBuffer()) });
    await removePicture();
    await expect(getPicture()).rejects.toMatchObject({ status: 404 });
    expect(await stored()).toEqual([]);
  });
});

describe('leave with a picture', () => {
  it('removes row and file', async () => {
    const { setPicture, leave } = await mine();
    await setPicture({ file: fileOf(await photo().jpeg().toBuffer()) });
    const [document] = await stored();
    await leave({ password: 'correct horse' });
    expect(await stored()).toEqual([]);
    expect(existsSync(join(pathOf(document?.storage_key)))).toBe(false);
  });
});
