import { type Contract, type Endpoint, type Examples, examples, supplyContract } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useCertificates } from '../../test/fixtures/factory/certificates.ts';
import { goodRequest } from '../../test/fixtures/fuzz/requests.ts';
import { CANARY, UNTIL, useChain } from '../../test/fixtures/supply/chains.ts';
import type { Firm } from '../../test/fixtures/supply/companies.ts';
import { inputsAbout, type OwnedRecords } from '../../test/fixtures/supply/inputs-about.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, propose, chain, atTier, onward } = useChain(world);
const { pdf } = useCertificates(world);

const EMAIL = 'canary@secret.test';
const shown: Examples<Contract> = examples;
const endpoints: [string, Endpoint][] = Object.entries(supplyContract);

let owned: OwnedRecords;

world.arrange(async () => {
  const { lithium, cathodes, lithiumLink } = chain();
  const { owner, id: companyId, number } = lithium;
  const [salt] = (await owner.listProducts()).rows;
  const productId = await product(lithium, `${CANARY} 소금`);
  const words = { company: `${CANARY} 광산`, product: `${CANARY} 광석` };
  const nameless = await owner.proposeLink({ side: 'buyer', productId, words, isUnidentified: true });
  const { id: invitation } = await owner.inviteSupplier({
    email: EMAIL,
    language: 'kr',
    businessNumber: '2208162517',
    companyName: `${CANARY} 광산`,
    proposal: { productId, words: { product: words.product }, figures: { spendShare: 12 } },
  });
  await owner.snoozeFlag({ code: 'LINK_UNIDENTIFIED', subjectId: nameless.id, until: UNTIL, reason: CANARY });
  const terms = { fields: ['location' as const], purpose: CANARY, until: UNTIL };
  const { id: grant } = await owner.grantDisclosure({ ...terms, companyId: cathodes.id });
  const ids = { companyId, number, product: salt?.id ?? '', link: lithiumLink, nameless: nameless.id };
  const { documentId: document } = await owner.uploadCertificateFile({ file: await pdf(`${CANARY}.pdf`) });
  await owner.addCertificate({ standardName: CANARY, validTo: UNTIL, documentId: document });
  owned = { ...ids, grant, invitation, document };
});

/** Endpoints that only speak of the caller's own records; all others get another company's id. */
const OWN = ['listProducts', 'addProduct', 'listLinks', 'exportProducts', 'exportLinks', 'importProducts'].concat([
  'importSuppliers',
  'listDisclosureGrants',
  'listDisclosureLooks',
  'listSupplyFlags',
  'listSupplyInvitations',
]);

/** Returns the same input with ids that do not exist. */
const elsewhere = (input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(input).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, () => crypto.randomUUID()));

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body.replace(ID, '')];

/** Returns everything that the slice answers this company, by endpoint. */
const cells = async (viewer: Firm) => {
  const token = await world.token({
    role: 'supplier',
    company_id: viewer.id,
    email_confirmed_at: world.clock().toISOString(),
  });
  const file = Buffer.from(`우리 제품,거래 상대,제품 이름,사업자등록번호\r\n없는 것,상대,제품,${owned.number}\r\n`);
  const about: Record<string, Record<string, unknown>> = inputsAbout(owned);
  const ask = async (endpoint: Endpoint, input: Record<string, unknown>) => {
    const defined = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
    return world.inject(goodRequest(endpoint, { input: defined, file }), token);
  };
  const found = [];
  for (const [name, endpoint] of endpoints) {
    const input = { ...shown[name]?.input, ...about[name] };
    const answer = await ask(endpoint, input);
    const nowhere = OWN.includes(name) ? answer : await ask(endpoint, elsewhere(input));
    found.push({ name, answer, nowhere });
  }
  return found;
};

const SECRETS = () => [CANARY, EMAIL, owned.companyId, owned.number, '28252012'];

/** Returns the viewer's own chain, in which the company may be masked, and each company of it. */
const ownChain = async ({ owner }: Firm) => {
  const tiers = await owner.getSupplyTiers();
  const each = [];
  for (const { id } of tiers.companies) each.push(await owner.getSupplyCompany({ id }));
  return JSON.stringify([tiers, each]);
};

const leaksTo = async (viewer: Firm) => {
  const faults: unknown[] = [];
  for (const { name, answer, nowhere } of await cells(viewer)) {
    const secrets = SECRETS().filter((secret) => answer.body.includes(secret));
    if (secrets.length > 0) faults.push({ name, secrets, body: answer.body.slice(0, 200) });
    expect(outcome(answer), name).toEqual(outcome(nowhere));
    expect(answer.statusCode, name).toBeLessThan(500);
  }
  const own = await ownChain(viewer);
  const shownThere = SECRETS().filter((secret) => own.includes(secret));
  if (shownThere.length > 0) faults.push({ name: 'its own chain', secrets: shownThere });
  const notices = await viewer.owner.listNotices();
  if (JSON.stringify(notices).includes(CANARY)) faults.push({ name: 'listNotices', notices });
  return faults;
};

/** Lets the car maker ask for everything of the deepest company. */
const ask = async () => {
  const { car } = chain();
  const { id } = (await atTier(car, 3)) ?? { id: '' };
  const fields = ['identity', 'location', 'certificates', 'volumes', 'origin', 'documents'] as const;
  await car.owner.requestDisclosure({ companyId: id, fields: [...fields], purpose: '실사', until: UNTIL });
};
const decide = async (isGranted: boolean) => {
  const { owner } = chain().lithium;
  const [request] = (await owner.listDisclosureGrants({ state: 'asked' })).rows;
  return owner.answerDisclosure({ id: request?.id ?? '', version: request?.version ?? 0, isGranted });
};
const open = async (isAllowed: boolean) => {
  const { cells: packs, cathodes, cathodeLink, lithiumLink } = chain();
  await onward(packs, cathodeLink, isAllowed);
  await onward(cathodes, lithiumLink, isAllowed);
};

/** Relations of the viewer to the company, with what was done before. */
const RELATIONS: Record<string, () => Promise<Firm>> = {
  'a customer’s customer’s customer without a grant': async () => chain().car,
  'a customer’s customer without a grant': async () => chain().cells,
  'another chain of the same supplier': async () => chain().rival,
  'a company of no chain': () => firm('남의 회사'),
  'one that has proposed a link to it by its number': async () => {
    const stranger = await firm('남의 회사');
    await propose(stranger, await product(stranger, '물건'), chain().lithium);
    return stranger;
  },
  'one whose request waits': async () => {
    await ask();
    return chain().car;
  },
  'one whose request was declined': async () => {
    await ask();
    await decide(false);
    return chain().car;
  },
  'one whose grant somebody between holds up': async () => {
    await ask();
    await decide(true);
    return chain().car;
  },
  'one whose way there is open without a grant': async () => {
    await open(true);
    return chain().car;
  },
  'one whose grant was revoked': async () => {
    await open(true);
    await ask();
    const { id, version } = await decide(true);
    expect((await atTier(chain().car, 3))?.name).toContain(CANARY);
    expect(await leaksTo(chain().car).catch(() => ['seen'])).not.toEqual([]);
    await chain().lithium.owner.revokeDisclosure({ id, version });
    return chain().car;
  },
  'one whose way there was closed again': async () => {
    await open(true);
    await ask();
    await decide(true);
    await open(false);
    return chain().car;
  },
};

describe('every endpoint of the slice', () => {
  it.each(Object.entries(RELATIONS))(
    'A1 A2 A3 A5 A7 tells nothing to %s, and answers as if it were nowhere',
    async (_, viewer) => {
      expect(await leaksTo(await viewer())).toEqual([]);
    },
    120_000,
  );

  it('A5 gives no two viewers a token in common', async () => {
    const { car, rival, cells: packs } = chain();
    const tokens = [];
    for (const { owner } of [car, rival, packs]) {
      const { companies, products, links } = await owner.getSupplyTiers();
      const masked = [...companies.filter(({ isMasked }) => isMasked), ...products, ...links];
      tokens.push(new Set(masked.map(({ id }) => id)));
    }
    const ids = tokens.flatMap((own) => [...own]);
    expect(ids.length).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
