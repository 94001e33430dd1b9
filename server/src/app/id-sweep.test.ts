import { type Contract, CSV_TYPE, contract, type Endpoint, type Examples, examples, slices } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useFuzzCallers } from '../../test/fixtures/fuzz/callers.ts';
import { useForeignIds } from '../../test/fixtures/fuzz/foreign-ids.ts';
import { idParametersOf, withIdAt } from '../../test/fixtures/fuzz/id-parameters.ts';
import { goodRequest } from '../../test/fixtures/fuzz/requests.ts';
import { simplePdf } from '../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const ours = useFuzzCallers(world);
const theirs = useFuzzCallers(world);
const knownTo = async (who: 'supplier' | 'admin') => (await theirs.callerOf(who)).knownFor;
const foreign = useForeignIds(
  world,
  () => knownTo('supplier'),
  () => knownTo('admin'),
);

const everyEndpoint = Object.entries<Endpoint>(contract);
const shown: Examples<Contract> = examples;
const pdf = Buffer.from(await simplePdf());
const sheet = Buffer.from('제품 이름,우리 제품,거래처,공장 이름,기간,수량\r\n팩,팩,상대,공장,2026-07,1\r\n');
const fileFor = ({ mediaTypes = [] }: Endpoint) =>
  mediaTypes.includes('application/pdf') || !mediaTypes.includes(CSV_TYPE) ? pdf : sheet;

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIMEOUT_MS = 300_000;
const SLICES = (Object.keys(slices) as (keyof typeof slices)[]).filter((slice) =>
  Object.values<Endpoint>(slices[slice].operations).some((endpoint) => idParametersOf(endpoint).found.length > 0),
);
const isFor = ({ access }: Endpoint, who: 'supplier' | 'newcomer' | 'admin') =>
  access === 'public' || access.includes(who);
const swept = everyEndpoint.flatMap(([name, endpoint]) => {
  const { found } = idParametersOf(endpoint);
  return found.length > 0 ? [{ name, endpoint, places: found }] : [];
});

/** Returns an id of the same form that belongs to no record. */
const nobodys = (id: string) =>
  id.replace(ID, '') === '' ? crypto.randomUUID() : id.replace(/[0-9A-Z]/g, (content) => (content === '7' ? '8' : '7'));

const outcomeOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof world.inject>>, id: string) => {
  const isText = /json|csv|text/.test(String(headers['content-type']));
  return [statusCode, headers['content-type'], isText ? body.replaceAll(id, '').replace(ID, '') : ''];
};

describe('the sweep over ids', () => {
  it('22 finds every parameter of a path that is an id', () => {
    const missed = everyEndpoint.flatMap(([name, endpoint]) => {
      const { found, inPath } = idParametersOf(endpoint);
      return inPath.filter((key) => !found.includes(key)).map((key) => `${name} ${key}`);
    });
    // A material, a month, a revision and the like identify no record by an id.
    expect(
      missed.filter((place) => !/ (material|month|revision|round|field|kind|code|scheme|what)$/.test(place)),
    ).toEqual([]);
    expect(swept.length).toBeGreaterThan(170);
  });

  it('22 has a real id of somebody else for every kind of record, imports, mails, evidence and attachments too', async () => {
    theirs.renew();
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`.execute(world.db());
    const isStored = async (id: string) => {
      for (const { name } of tables.rows) {
        const { rows } = await sql`select from ${sql.table(name)} where id::text = ${id}`.execute(world.db());
        if (rows.length > 0) return true;
      }
      return false;
    };
    const missing: string[] = [];
    for (const kind of foreign.kinds) {
      const id = await foreign.realOf(kind);
      // A masked company and a line of a bill have no row with their id.
      const isReal = kind === 'maskedCompany' || kind === 'billLine' ? Boolean(id) : id && (await isStored(id));
      if (!isReal) missing.push(kind);
    }
    expect(missing).toEqual([]);
  });

  it.each(SLICES)(
    '22 answers about another company’s ids as about ids that are nowhere: %s',
    async (slice) => {
      ours.renew();
      theirs.renew();
      const { token, knownFor } = await ours.callerOf('supplier');
      const untried: string[] = [];
      const faults: unknown[] = [];
      for (const { name, endpoint, places } of swept.filter(({ name }) => name in slices[slice].operations)) {
        const isOperators = !isFor(endpoint, 'supplier') && isFor(endpoint, 'admin');
        const input = { ...shown[name]?.input, ...(await knownFor(name)) };
        for (const place of places) {
          const id = await foreign.foreignAt(name, place, isOperators);
          if (!id) {
            untried.push(`${name} ${place}`);
            continue;
          }
          const ask = async (id: string) => {
            const request = { input: withIdAt(input, place, id), file: fileFor(endpoint) };
            let outcome: unknown[] = [];
            await ours.undone(async () => {
              outcome = outcomeOf(await world.inject(goodRequest(endpoint, request), token), id);
            });
            return outcome;
          };
          const [known, nowhere] = [await ask(id), await ask(nobodys(id))];
          if (JSON.stringify(known) !== JSON.stringify(nowhere) || Number(known[0]) >= 500)
            faults.push({ name, place, known, nowhere });
          if (isOperators && !String(known[2]).includes('access.denied')) faults.push({ name, place, known });
        }
      }
      expect(untried, 'ids that nobody has tried').toEqual([]);
      expect(faults).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('22 gives nobody an id of another company while it asks about its own', async () => {
    ours.renew();
    theirs.renew();
    const ids = new Map((await foreign.marksOf()).map((mark) => [mark, 'mark']));
    for (const kind of foreign.kinds) {
      const id = await foreign.realOf(kind);
      if (id && kind !== 'standard' && kind !== 'codeList' && kind !== 'riskEntry') ids.set(id, kind);
    }
    const leaks: string[] = [];
    for (const who of ['supplier', 'newcomer'] as const) {
      const { token, knownFor } = await ours.callerOf(who);
      for (const [name, endpoint] of everyEndpoint.filter(([, endpoint]) => isFor(endpoint, who))) {
        const request = { input: { ...shown[name]?.input, ...(await knownFor(name)) }, file: fileFor(endpoint) };
        await ours.undone(async () => {
          const { body } = await world.inject(goodRequest(endpoint, request), token);
          for (const [id, kind] of ids) if (body.includes(id)) leaks.push(`${name} tells a ${kind} to a ${who}`);
        });
      }
    }
    expect(leaks).toEqual([]);
  }, 300_000);
});
