import { contract } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { useFilledDemo } from './filled-demo.ts';
import { facilitySchema } from './untp.ts';
import type { Caller } from './world.ts';

const span = { from: '2025-Q4', to: '2026-Q3' };

/** Each as its page asks for it; of what is about one record, of every record that the caller has. */
const EXPORTS: Record<string, (caller: Caller) => Promise<Blob[]>> = {
  exportFactories: async (caller) => [await caller.exportFactories({ format: 'csv' })],
  exportFacilityRecord: async (caller) => {
    const { rows } = await caller.listFactories({ size: 100 });
    return Promise.all(rows.map(({ id }) => caller.exportFacilityRecord({ id })));
  },
  exportProducts: async (caller) => [await caller.exportProducts({ format: 'xlsx' })],
  exportLinks: async (caller) => [await caller.exportLinks({ format: 'csv' })],
  exportSupplyTiers: async (caller) => [await caller.exportSupplyTiers({})],
  exportFlows: async (caller) => [await caller.exportFlows({ format: 'csv' })],
  exportFlowMap: async (caller) => [await caller.exportFlowMap(span)],
  exportFlowEvents: async (caller) => [
    await caller.exportFlowEvents({ ...span, format: 'epcis' }),
    await caller.exportFlowEvents({ ...span, format: 'untp' }),
  ],
  exportDeclaration: async (caller) => {
    const { rows } = await caller.listOwnDeclarations({ state: 'approved' });
    return Promise.all(rows.map(({ id }) => caller.exportDeclaration({ id })));
  },
  exportDashboard: async (caller) => [await caller.exportDashboard({ tile: 'coverage' })],
  getImportTemplate: async (caller) => [await caller.getImportTemplate({ format: 'csv' })],
  getImportFile: async (caller) => {
    const { rows } = await caller.listImports();
    return Promise.all(rows.map(({ id }) => caller.getImportFile({ id })));
  },
};
const isExport = (name: string) => /^export|^getImport(File|Template)$/.test(name) && name !== 'exportAuditLines';

/** What a visitor of the demo can look at: on one that is filled, because filling takes long. */
export const describeShown = ({ accounts, signedIn, db }: ReturnType<typeof useFilledDemo>) => {
  const as = (key: string) => signedIn(accounts().find((one) => one.key === key)?.email ?? '');
  const countIn = async (table: 'flow_message' | 'review_comment' | 'review_round') =>
    (await sql`select 1 from ${sql.table(table)}`.execute(db())).rows.length;

  describe('what the demo shows', () => {
    it('S2.3 23.7 gives every export that there is, a valid facility record of every factory among them', async () => {
      const given = new Map<string, number>();
      for (const { email } of accounts().filter(({ role }) => role === 'supplier')) {
        const caller = await signedIn(email);
        for (const [name, files] of Object.entries(EXPORTS)) {
          const sizes = (await files(caller)).map(({ size }) => size);
          expect(sizes.every((size) => size > 0)).toBe(true);
          given.set(name, (given.get(name) ?? 0) + sizes.length);
        }
      }
      expect([...given.keys()].toSorted()).toEqual(Object.keys(contract).filter(isExport).toSorted());
      expect([...given].filter(([, count]) => count === 0)).toEqual([]);
      const admin = await as('verifier');
      expect((await admin.exportAuditLines({ reason: '시연' })).size).toBeGreaterThan(1_000);
      const { rows, total } = await admin.listFactories({ size: 100 });
      expect(total).toBe(63);
      const isValid = facilitySchema();
      for (const { id } of rows)
        expect(isValid(JSON.parse(await (await admin.exportFacilityRecord({ id })).text())), id).toBe(true);
    });

    it('S1.3 23.7 has what the README’s tour names, an import that is done and one that waits', async () => {
      const [buyer, cellMaker] = [await as('buyer'), await as('cellMaker')];
      const shown = {
        placesOnTheMap: (await buyer.listFactoryPoints({})).cells.length,
        deepTiers: (await buyer.getSupplyTiers({})).companies.filter(({ tiers }) => Math.max(...tiers) > 4).length,
        certificatesThatEnd: (await cellMaker.listTasks()).counts['certificate.ending'] ?? 0,
        talkedOver: await countIn('flow_message'),
        comments: await countIn('review_comment'),
        hashes: await countIn('review_round'),
        foundByInitials: (await buyer.search({ query: 'ㄴㄹㅅ' })).groups.length,
        languages: new Set(accounts().map(({ language }) => language)).size - 1,
        importsDone: (await cellMaker.listImports()).rows.filter(({ state }) => state === 'done').length,
        importsWaiting: (await buyer.listImports()).rows.filter(({ state }) => state === 'checked').length,
      };
      expect(Object.entries(shown).filter(([, count]) => count === 0)).toEqual([]);
    });

    it('S3.2 23.24 has a verified case for every company, with its certificate and its checks', async () => {
      const { rows } = await sql<{ name: string; cases: number }>`
        select company.name, count(round.case_id)::int as cases from company
        left join company_case one on one.company_id = company.id and one.kind = 'claim' and one.state = 'verified'
        left join company_case_round round
          on round.case_id = one.id and round.decision = 'verified' and round.checks is not null
        where company.state = 'verified' group by company.id, company.name`.execute(db());
      expect(rows.filter(({ cases }) => cases !== 1)).toEqual([]);
      expect(rows.length).toBeGreaterThan(40);
      const verifier = await as('verifier');
      const [one] = (await verifier.listCases({ search: '0018100017', state: 'all' })).rows;
      expect(await verifier.getCase({ id: one?.id ?? '' })).toMatchObject({ state: 'verified' });
    });
  });
};
