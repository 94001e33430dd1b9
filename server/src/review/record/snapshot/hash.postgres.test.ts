import { createHash } from 'node:crypto';
import { canonicalJson } from '@ieum/contract';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MIGRATIONS, needPostgres, SNAPSHOT, useFolders } from '../../../../test/fixtures/database/databases.ts';
import { placeIn } from '../../../../test/fixtures/database/odd-rows.ts';
import { useReviewsOn } from '../../../../test/fixtures/review/parallel-reviews.ts';
import { appOn } from '../../../../test/fixtures/world/parallel-app.ts';
import { readContent } from '../../../kit/backup/content.ts';
import { restoreContent } from '../../../kit/backup/restore-content.ts';
import type { Database } from '../../../kit/db/database.ts';
import { migrate } from '../../../kit/db/migrate.ts';
import { openPostgres } from '../../../kit/db/postgres.ts';
import { openInMemory } from '../../../kit/pglite/embedded.ts';

const newFolder = useFolders();
const open = async () => openPostgres({ url: await needPostgres(), deadlineMs: 30_000, onError: () => undefined });
const [left, right] = [await open(), await open()];
const [here, there] = [await openInMemory(SNAPSHOT), await openInMemory(SNAPSHOT)];
afterAll(() => Promise.all([left, right, here, there].map((database) => database.close())));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const roundsIn = async ({ kysely }: Database) => {
  const kept = await sql<{ snapshot: string; hash: string }>`
    select snapshot, hash from review_round order by declaration_id, round`.execute(kysely);
  return kept.rows;
};

describe.each([
  ['from the embedded database to PostgreSQL', here, left],
  ['from PostgreSQL to the embedded database', right, there],
])('what was submitted, moved %s', (_, source, target) => {
  const { approved } = useReviewsOn(appOn(source, newFolder()), source);

  it('S2.4 has the same text and the same hash', async () => {
    await migrate(source, MIGRATIONS);
    const { id, hash, file } = await approved('오창 공장 — Ångström ㎏ 𠮷 "1/2"');
    await restoreContent(target, { ...placeIn(MIGRATIONS), feed: (load) => readContent(source, load) });
    const [sent, kept] = [await roundsIn(source), await roundsIn(target)];
    expect(kept).toEqual(sent);
    expect(kept.map((round) => sha256(round.snapshot))).toEqual(kept.map((round) => round.hash));
    const exported = z.object({ hash: z.string(), snapshot: z.json() }).parse(JSON.parse(file));
    expect([exported.hash, sha256(canonicalJson(exported.snapshot))]).toEqual([hash, hash]);
    expect(canonicalJson(exported.snapshot)).toBe(kept[0]?.snapshot);
    expect(kept[0]?.snapshot).toContain(id);
  });
});
