import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { plusCodeOf } from './plus-code.ts';

const world = useWorld();

const POHANG = {
  name: '포항공장',
  nameEnglish: 'Pohang plant',
  code: 'PH-1',
  country: 'KR',
  region: 'KR-47',
  locality: '포항시',
  street: '영일만산단로 1',
  streetDetail: '2동',
  postalCode: '37517',
  point: { latitude: 36.029, longitude: 129.341, precision: 'city' as const },
  processes: [
    { scheme: 'own' as const, name: '포장' },
    { scheme: 'ksic' as const, code: '20129', name: '양극재 소성', isPrimary: true },
  ],
  isic: '20',
  ksic: '20129',
  ksicRevision: '11' as const,
  gln: '9520000000141',
  osId: 'KR2026319ABCDEF',
  customerCodes: [{ customer: '비밀고객', code: 'SECRET-7' }],
  contacts: [{ purpose: 'main' as const, name: '홍길동', email: 'hong@test.kr', phone: '0542001234' }],
};

const companyOf = async () => {
  const id = await world.company('0078800071');
  const row = { name: '(주)에코양극재', name_english: 'Eco Cathode Materials Co., Ltd.', state: 'verified' } as const;
  await world.db().updateTable('company').set(row).where('id', '=', id).execute();
  return id;
};
const recordOf = async (blob: Blob) => JSON.parse(await blob.text());

describe('exportFacilityRecord', () => {
  it('S2.3 gives everything that a UNTP 0.7 facility record needs, under names of this portal', async () => {
    const companyId = await companyOf();
    const ours = await world.supplier(companyId);
    const { id } = await ours.registerFactory(POHANG);
    const record = await recordOf(await ours.exportFacilityRecord({ id }));
    expect(record).toEqual({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
      type: ['DigitalFacilityRecord', 'VerifiableCredential'],
      id: `https://ieum.test/credentials/dfr/${id}-r1`,
      name: 'Eco Cathode Materials Co., Ltd. – Pohang plant',
      issuer: {
        type: ['CredentialIssuer'],
        id: `did:web:ieum.test:company:${companyId}`,
        name: 'Eco Cathode Materials Co., Ltd.',
      },
      validFrom: '2026-11-15T00:00:00.000Z',
      credentialSubject: {
        type: ['Facility'],
        id: `https://ieum.test/id/factory/${id}`,
        name: 'Pohang plant',
        registeredId: '9520000000141',
        idScheme: {
          type: ['IdentifierScheme'],
          id: 'https://id.gs1.org/414',
          name: 'GS1 Global Location Number (GLN)',
        },
        facilityAlsoKnownAs: [
          { type: ['Facility'], id: `https://ieum.test/id/factory/${id}`, name: '포항공장' },
          {
            type: ['Facility'],
            id: 'https://opensupplyhub.org/facilities/KR2026319ABCDEF',
            name: 'Pohang plant',
            registeredId: 'KR2026319ABCDEF',
          },
        ],
        countryOfOperation: { countryCode: 'KR', countryName: 'South Korea' },
        processCategory: [
          {
            code: '20129',
            name: '양극재 소성',
            schemeId: 'https://kssc.mods.go.kr/ksic',
            schemeName: 'KSIC Rev.11',
          },
          {
            code: '20',
            name: 'Chemicals and chemical products',
            schemeId: 'https://unstats.un.org/unsd/classifications/Econ/isic',
            schemeName: 'ISIC Rev.4',
          },
        ],
        relatedParty: [
          {
            role: 'operator',
            party: {
              type: ['Party'],
              id: `https://ieum.test/id/company/${companyId}`,
              name: 'Eco Cathode Materials Co., Ltd.',
              registeredId: '007-88-00071',
              idScheme: {
                type: ['IdentifierScheme'],
                id: 'https://www.hometax.go.kr',
                name: 'Korean business registration number',
              },
              registrationCountry: { countryCode: 'KR', countryName: 'South Korea' },
              partyAlsoKnownAs: [
                { type: ['Party'], id: `https://ieum.test/id/company/${companyId}`, name: '(주)에코양극재' },
              ],
            },
          },
        ],
        locationInformation: {
          plusCode: 'https://plus.codes/8Q8F2800+',
          geoLocation: { latitude: 36.029, longitude: 129.341 },
        },
        address: {
          streetAddress: '영일만산단로 1 2동',
          postalCode: '37517',
          addressLocality: '포항시',
          addressRegion: 'KR-47',
          addressCountry: { countryCode: 'KR', countryName: 'South Korea' },
        },
      },
    });
  });

  it('claims what its certificates hold today, and nothing that has run out, not begun or been revoked', async () => {
    const companyId = await companyOf();
    const ours = await world.supplier(companyId);
    const { id } = await ours.registerFactory(POHANG);
    const { rows: standards } = await ours.listCertificateStandards();
    const add = (
      code: string,
      validTo: string,
      more: { number?: string; edition?: string; validFrom?: string } = {},
    ) => {
      const standardId = standards.find((standard) => standard.code === code)?.id ?? '';
      return ours.addCertificate({ standardId, validTo, factoryIds: [id], ...more });
    };
    await add('IATF 16949', '2027-02-28', { number: 'K01', edition: '2016' });
    await add('ISO 14001', '2026-09-30', { number: 'K06' });
    await add('ISO 45001', '2028-09-30', { validFrom: '2027-01-01' });
    const { id: revoked, version } = await add('ISO 9001', '2028-09-30');
    await ours.revokeCertificate({ id: revoked, version, reason: '반납' });
    const { performanceClaim } = (await recordOf(await ours.exportFacilityRecord({ id }))).credentialSubject;
    expect(performanceClaim).toEqual([
      {
        type: ['Claim'],
        id: expect.stringMatching(/^https:\/\/ieum\.test\/id\/certificate\/[0-9a-f-]{36}$/),
        name: 'IATF 16949:2016 – Automotive quality management',
        referenceCriteria: [
          { type: ['Criterion'], id: 'https://ieum.test/id/standard/IATF%2016949', name: 'IATF 16949:2016' },
        ],
        referenceStandard: [
          { type: ['Standard'], id: 'https://ieum.test/id/standard/IATF%2016949', name: 'IATF 16949:2016' },
        ],
        claimDate: '2026-11-15',
        applicablePeriod: { startDate: '2026-11-15', endDate: '2027-02-28' },
        claimedPerformance: [{ score: { code: 'certified', definition: 'No. K01' } }],
        conformityTopic: [
          { type: ['ConformityTopic'], id: 'https://ieum.test/id/topic/quality', name: 'Quality management' },
        ],
      },
    ]);
  });

  it('tells nobody’s name, mailbox or phone, no other customer, and no number of our own', async () => {
    const ours = await world.supplier(await companyOf());
    const { id } = await ours.registerFactory(POHANG);
    const text = await (await ours.exportFacilityRecord({ id })).text();
    for (const secret of [
      '홍길동',
      'hong@',
      '2001234',
      '200-1234',
      '비밀고객',
      'SECRET-7',
      'PH-1',
      'completeness',
      'updatedBy',
    ])
      expect(text).not.toContain(secret);
  });

  it('is refused while something is missing, and says what, each by the name of its field', async () => {
    const ours = await world.supplier();
    const { id } = await ours.registerFactory({ ...POHANG, postalCode: '', point: null, code: '' });
    const refused = { status: 409, code: 'factory.record_gaps', fields: { postalCode: 'missing', point: 'missing' } };
    await expect(ours.exportFacilityRecord({ id })).rejects.toMatchObject(refused);
  });

  it('is a file that opens nowhere as a page, under a name of its own', async () => {
    const companyId = await companyOf();
    const token = await world.token({ role: 'supplier', company_id: companyId });
    const { id } = await world.withToken(token).registerFactory(POHANG);
    const answer = await world.inject({ url: `/api/factories/${id}/untp` }, token);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/ld+json',
      'content-disposition': `attachment; filename="dfr-${id}.jsonld"; filename*=UTF-8''dfr-${id}.jsonld`,
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('S6.2 is not found by another company, like an id that nobody has; its own viewers and an admin may', async () => {
    const companyId = await companyOf();
    const ours = await world.supplier(companyId);
    const { id } = await ours.registerFactory(POHANG);
    const theirs = await world.supplier();
    const unknown = { status: 404, code: 'request.not_found', fields: {} };
    await expect(theirs.exportFacilityRecord({ id })).rejects.toMatchObject(unknown);
    await expect(theirs.exportFacilityRecord({ id: crypto.randomUUID() })).rejects.toMatchObject(unknown);
    const member = { role: 'supplier', company_id: companyId, companyRole: 'viewer' } as const;
    const viewer = world.withToken(await world.token(member));
    expect((await viewer.exportFacilityRecord({ id })).size).toBeGreaterThan(0);
    expect((await (await world.admin()).exportFacilityRecord({ id })).size).toBeGreaterThan(0);
  });

  it.each(['东莞工厂', 'Nhà máy Đồng Nai', 'مصنع', '🏭 공장', '"quoted" </script>'])(
    'says it in any script: %s',
    async (name) => {
      const ours = await world.supplier(await companyOf());
      const { id } = await ours.registerFactory({ ...POHANG, name, nameEnglish: '', locality: name });
      const { credentialSubject } = await recordOf(await ours.exportFacilityRecord({ id }));
      expect(credentialSubject).toMatchObject({ name, address: { addressLocality: name } });
    },
  );

  it('knows a company that has no name yet by its number', async () => {
    const ours = await world.supplier(await world.company('1248100998'));
    const { id } = await ours.registerFactory({ ...POHANG, nameEnglish: '' });
    const record = await recordOf(await ours.exportFacilityRecord({ id }));
    expect(record).toMatchObject({ issuer: { name: '1248100998' }, credentialSubject: { name: '포항공장' } });
    expect(record.credentialSubject.facilityAlsoKnownAs).toHaveLength(1);
  });
});

describe('plusCodeOf', () => {
  // Published examples of Open Location Code.
  it.each([
    [20.3700625, 2.7821875, '7FG49QCJ+2V'],
    [47.0000625, 8.0000625, '8FVC2222+22'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [90, 1, 'CFX3X2X2+X2'],
  ])('%d, %d is %s', (latitude, longitude, code) => {
    expect(plusCodeOf({ latitude, longitude, precision: 'exact' })).toBe(code);
  });

  it('says no more than is known', () => {
    const at = (precision: 'street' | 'city') => plusCodeOf({ latitude: 47.0000625, longitude: 8.0000625, precision });
    expect([at('street'), at('city')]).toEqual(['8FVC2222+', '8FVC2200+']);
  });
});
