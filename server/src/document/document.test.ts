import { readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { sweepFiles } from './kept-files.ts';

const world = useWorld();
const pdf = await simplePdf();

const newMember = async (email = 'hong@test.kr', name = '사업자등록증 (최종).pdf') => {
  const person = { name: '홍길동', email, password: 'correct horse battery', phone: '01012345678' };
  const file = new File([Uint8Array.from(pdf)], name);
  await world.withToken(null).signUp({ ...person, business_number: '1234567890', file });
  const { jwt_token } = await world.withToken(null).signIn({ email, password: person.password });
  const id = (await world.withToken(jwt_token).getProfile()).company?.certificate?.id ?? '';
  return { token: jwt_token, id };
};
const fetchFile = (id: string, token: string | null) => world.inject({ url: `/api/documents/${id}` }, token);

describe('getDocument', () => {
  it('E3 gives the owner the bytes, as a download that nothing can run in', async () => {
    const { token, id } = await newMember();
    const { statusCode, headers, rawPayload } = await fetchFile(id, token);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(pdf)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const [, encoded = ''] = /filename\*=UTF-8''(\S+)$/.exec(String(headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(encoded)).toBe('사업자등록증 (최종).pdf');
  });

  it('A3 gives another company exactly what it gives for a random id, and an admin the file', async () => {
    const { id } = await newMember();
    const stranger = await newMember('rival@test.kr');
    const foreign = await fetchFile(id, stranger.token);
    const absent = await fetchFile(crypto.randomUUID(), stranger.token);
    expect([foreign.statusCode, foreign.body, Object.keys(foreign.headers)]).toEqual([
      404,
      absent.body,
      Object.keys(absent.headers),
    ]);
    expect((await fetchFile(id, null)).statusCode).toBe(401);
    expect((await fetchFile(id, await world.token({}))).statusCode).toBe(200);
  });

  it('says so when the file of a row is gone', async () => {
    const { token, id } = await newMember();
    const row = await world.db().selectFrom('document').select('storage_key').executeTakeFirstOrThrow();
    unlinkSync(world.files.pathOf(row.storage_key));
    const { statusCode, body } = await fetchFile(id, token);
    expect([statusCode, JSON.parse(body).result.code]).toEqual([410, 'document.gone']);
  });
});

describe('the sweep', () => {
  it('removes what has no row and never what has one', async () => {
    const { token, id } = await newMember();
    const stray = await world.files.keep(straysPath('kept-without-row'));
    straysPath('half-arrived');
    const inTransaction = <T>(run: (db: ReturnType<typeof world.db>) => Promise<T>) => run(world.db());
    const soon = new Date(Date.now() + 60_000);
    await sweepFiles(world.files, inTransaction as Parameters<typeof sweepFiles>[1], soon);
    expect(() => unlinkSync(world.files.pathOf(stray))).toThrow('ENOENT');
    expect(readdirSync(world.files.arrivingFolder)).toEqual([]);
    expect((await fetchFile(id, token)).statusCode).toBe(200);
  });

  it('leaves alone what is younger than the moment', async () => {
    const key = await world.files.keep(straysPath('young'));
    const inTransaction = <T>(run: (db: ReturnType<typeof world.db>) => Promise<T>) => run(world.db());
    await sweepFiles(world.files, inTransaction as Parameters<typeof sweepFiles>[1], new Date(Date.now() - 60_000));
    unlinkSync(world.files.pathOf(key));
  });
});

const straysPath = (name: string) => {
  const path = join(world.files.arrivingFolder, name);
  writeFileSync(path, 'bytes');
  return path;
};
