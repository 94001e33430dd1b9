import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensurePostgres, POSTGRES_HINT } from '../scripts/programs/postgres.ts';
import { createCluster } from '../server/test/fixtures/database/cluster.ts';
import { seedPostgres, type Tokens } from '../server/test/fixtures/process/seed.ts';
import { PRODUCT, startTarget, type Target } from './started.ts';

export type PostgresWorld = {
  url: string;
  /** Contains the key that signs sessions. */
  dataFolder: string;
  tokens: Tokens;
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** Starts the built product on this database; it is stopped with everything else. */
  start: (env?: Record<string, string>, program?: string[]) => Promise<Target>;
  startBare: (...args: string[]) => Promise<Target>;
};

/** Runs a PostgreSQL with a few accounts. Everything that was started on it ends with it. */
export const withPostgres = async <T>(run: (world: PostgresWorld) => Promise<T>, settings?: Record<string, string>) => {
  const programs = ensurePostgres();
  if (!programs) throw new Error(POSTGRES_HINT);
  const folder = mkdtempSync(join(tmpdir(), 'ieum-bench-'));
  const cluster = await createCluster(programs, settings);
  const { url } = cluster;
  const client = new pg.Client({ connectionString: url });
  const started: Target[] = [];
  const launch = async (args: string[], env: Record<string, string>) => {
    const target = await startTarget(args, env);
    started.push(target);
    return target;
  };
  try {
    const tokens = await seedPostgres(folder, url);
    await client.connect();
    return await run({
      url,
      dataFolder: folder,
      tokens,
      query: (text, values = []) => client.query(text, values),
      start: (env = {}, program = PRODUCT) =>
        launch(program, { DATA_DIR: folder, DATABASE_URL: url, PORT: '0', LIMIT_FACTOR: '1000000', ...env }),
      startBare: (...args) => launch(['bench/bare-server.ts', ...args], { DATABASE_URL: url }),
    });
  } finally {
    for (const target of started) await target.stop();
    await client.end();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Adds so many factories to every seeded company. */
export const ADD_FACTORIES = `
  insert into factory (company_id, details)
  select company.id, jsonb_build_object('name', '공장 ' || n, 'nameEnglish', 'Plant ' || n, 'country', 'KR')
  from company, generate_series(1, $1::int) n`;

/** Adds so many verification cases, one in fifty of them waiting. Their values are fixed here and not looked up. */
export const ADD_CASES = `
  with paper as (
    insert into document (storage_key, name, media_type, size, sha256, created_at)
    values (gen_random_uuid()::text, 'a.pdf', 'application/pdf', 1, '', now()) returning id
  ), person as (
    select member.user_id, member.company_id from company_member member order by member.user_id limit 1
  )
  insert into company_case (kind, company_id, submitted_by, business_number, has_check_digit, document_id, state, submitted_at)
  select 'claim', person.company_id, person.user_id, lpad((n * 7919 % 10000000000)::text, 10, '1'), true, paper.id,
    case when n % 50 = 0 then 'submitted' else 'verified' end, timestamptz '2026-01-01' + n * interval '1 minute'
  from person, paper, generate_series(1, $1::bigint) n`;

export const sessionIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
