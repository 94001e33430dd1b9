import { readFileSync } from 'node:fs';
import { CODES_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/world.ts';
import { readCodeFile } from '../../factory/code-file.ts';
import { demoData } from './data.ts';
import { demoEmail, loadDemo } from './loading.ts';

const world = useWorld();
const demo = demoData.parse(JSON.parse(readFileSync('demo/demo.json', 'utf8')));

/** Of the others only their buyers know that they are there. */
const named = demo.companies.filter(({ code }) => !['C34', 'C45'].includes(code));

let counts: Awaited<ReturnType<typeof loadDemo>>;
world.arrange(async () => {
  const passwordHash = await world.account.passwords.inLine(({ hash }) => hash('a password for the demo'));
  counts = await loadDemo(world.db(), demo, { account: world.account, clock: world.clock, passwordHash });
});

describe('the demo', () => {
  it('S2.3 loads through the services, and every company comes back as it was told, verified and with an owner', async () => {
    expect(counts).toEqual({ companies: 43, factories: 63, certificates: 14, products: 47, links: 57, flows: 9 });
    const rows = await world
      .db()
      .selectFrom('company')
      .innerJoin('company_member as member', 'member.company_id', 'company.id')
      .innerJoin('account_user as person', 'person.id', 'member.user_id')
      .select(['company.name', 'name_english', 'business_number', 'company.country', 'industry_code', 'company.state'])
      .select(['member.role', 'member.state as membership', 'person.email'])
      .orderBy('person.email')
      .execute();
    expect(rows).toEqual(
      named.map(({ code, name_ko, name_en, country, biz_no, ksic }) => ({
        name: name_ko,
        name_english: name_en,
        business_number: biz_no?.replaceAll('-', '') ?? null,
        country: country ?? 'KR',
        industry_code: ksic ?? '',
        state: 'verified',
        role: 'owner',
        membership: 'active',
        email: demoEmail(code),
      })),
    );
  });

  it('S2.3 gives back the names, regions, places and GLNs of all 63 factories, each with its history', async () => {
    const admin = await world.admin();
    const { rows, total } = await admin.listFactories({ size: 100 });
    expect(total).toBe(63);
    const found = await Promise.all(rows.map(({ id }) => admin.getFactory({ id })));
    const told = ({
      code,
      name,
      region,
      gln,
      country,
      locality,
      point,
      capacities,
      headcount,
    }: (typeof found)[number]) => ({
      ...{ code, name, region, gln, country, locality },
      ...{ lat: point?.latitude, lon: point?.longitude, precision: point?.precision },
      capacity: capacities.map(({ quantity, unit }) => [quantity, unit]),
      people: headcount?.total,
    });
    expect(found.map(told).toSorted((one, other) => (one.code < other.code ? -1 : 1))).toEqual(
      demo.factories.map((one) => ({
        ...{ code: one.code, name: one.name_ko, region: one.region_name ?? one.region, gln: one.gln },
        ...{ country: one.region.slice(0, 2), locality: one.locality },
        ...{ lat: one.lat, lon: one.lon, precision: one.geo_precision },
        capacity: [[one.capacity, one.capacity_unit]],
        people: one.headcount,
      })),
    );
    expect(found.every(({ version, completeness }) => version === 1 && completeness > 40)).toBe(true);
  });

  it('S2.3 23.7 takes every process of its factories from the list of processes', async () => {
    const list = await readCodeFile('server/lists/process.csv', CODES_MAX);
    const codes = new Set(list.map(({ code }) => code));
    expect(demo.factories.filter(({ process_code }) => !codes.has(process_code))).toEqual([]);
  });

  it('S2.3 gives back certificates K01 to K14, each of its factory and with its day', async () => {
    const kept = await world
      .db()
      .selectFrom('factory_certificate as certificate')
      .innerJoin('factory_certificate_site as site', 'site.certificate_id', 'certificate.id')
      .innerJoin('factory', 'factory.id', 'site.factory_id')
      .innerJoin('factory_standard as standard', 'standard.id', 'certificate.standard_id')
      .select(['certificate.number', 'factory.code', 'standard.code as standard', 'certificate.valid_to'])
      .orderBy('certificate.number')
      .execute();
    expect(kept.map(({ number, code, valid_to }) => [number, code, valid_to])).toEqual(
      demo.certificates.map(({ code, factory, valid_to }) => [code, factory, valid_to]),
    );
    for (const [at, { standard }] of kept.entries()) expect(demo.certificates[at]?.standard).toContain(standard);
  });

  it('signs each owner in, who sees only what is theirs', async () => {
    const stranger = world.withToken(null);
    const { jwt_token } = await stranger.signIn({ email: 'c07@demo.invalid', password: 'a password for the demo' });
    const owner = world.withToken(jwt_token);
    expect(await owner.getCompany()).toMatchObject({ name: '(주)에코양극재', state: 'verified', memberRole: 'owner' });
    expect((await owner.listFactories()).rows.map(({ name }) => name)).toEqual(['구미공장', '포항공장']);
  });
});
