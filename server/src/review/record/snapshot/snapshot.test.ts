import { canonicalJson, type Declaration, factoryDetails, readSnapshot } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useReviews } from '../../../../test/fixtures/review/questionnaires.ts';
import type { Firm } from '../../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../../test/fixtures/world/world.ts';
import { hashOf } from './snapshot.ts';
import { localIdsFor } from './values.ts';

const world = useWorld();
const reviews = useReviews(world);
const { pair, ask, asked, answer, questionnaire, firm, product, link, submit, take, sentBack, valuesOf } = reviews;
const CANARY = '⟦비밀⟧';

let two: Awaited<ReturnType<typeof pair>>;
world.arrange(async () => {
  two = await pair();
});
const get = ({ id }: Pick<Declaration, 'id'>) => two.supplier.owner.getDeclaration({ id });

const detailsOf = (shown: object) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => field in factoryDetails.shape));
/** Sends all fields of the factory, as its page does, with some changes. */
const changeFactory = async (change: object) => {
  const found = await two.supplier.owner.getFactory({ id: two.factoryId });
  const { id, version } = found;
  const details = factoryDetails.parse({ ...detailsOf(found), ...change });
  await two.supplier.owner.updateFactory({ ...details, id, version });
};
const certificate = (validTo: string, name: string) =>
  two.supplier.owner.addCertificate({
    standardId: null,
    standardName: name,
    validTo,
    factoryIds: [two.factoryId],
  });

describe('what is submitted of a factory', () => {
  it('S2.4 has every field but people and other customers, and certificates that hold', async () => {
    await changeFactory({
      customerCodes: [{ customer: `${CANARY} 경쟁사`, code: 'C-1' }],
      contacts: [{ purpose: 'quality', name: `${CANARY} 김담당`, email: 'kim@test.kr', phone: '' }],
      headcount: { total: 80, on: '2026-10-01', female: null, migrant: null, temporary: null },
    });
    await certificate('2027-12-31', '우리 인증');
    await certificate('2026-11-14', '지난 인증');
    const submitted = await submit(two, await reviews.draft(two));
    const values = valuesOf(submitted.snapshot);
    expect(values).toMatchObject({ 'factory.name': '오창 공장', 'factory.headcount': { total: 80 } });
    expect(values.certificates).toMatchObject([{ standard: '우리 인증', validTo: '2027-12-31', isRevoked: false }]);
    expect(Object.keys(values)).not.toContain('factory.customerCodes');
    expect(Object.keys(values)).not.toContain('factory.contacts');
    expect(submitted.snapshot).not.toContain(CANARY);
    expect(submitted.snapshot).not.toContain('kim@test.kr');
  });

  it('S2.4 stays as it was, whatever is changed later, under a hash that anybody can make again', async () => {
    const submitted = await submit(two, await reviews.draft(two));
    const kept = readSnapshot(submitted.snapshot ?? '');
    expect(hashOf(canonicalJson(JSON.parse(JSON.stringify(kept))))).toBe(submitted.hash);
    await changeFactory({ name: '이름이 바뀐 공장' });
    await world.db().updateTable('company').set({ name: '바뀐 회사' }).where('id', '=', two.supplier.id).execute();
    for (const by of [two.supplier.owner, two.asker.owner]) {
      const seen = await by.getDeclaration({ id: submitted.id });
      expect([seen.snapshot, seen.hash]).toEqual([submitted.snapshot, submitted.hash]);
      expect(seen.subject.name).toBe('오창 공장');
    }
    const { rows } = await two.asker.owner.listReviewQueue({});
    expect(rows.find(({ id }) => id === submitted.id)?.subject.name).toBe('오창 공장');
  });

  it('S2.4 is taken anew only where it was opened again', async () => {
    const first = await submit(two, await reviews.draft(two));
    await sentBack(two, await take(two.asker.owner, first), 'factory.street');
    await changeFactory({ name: '이름이 바뀐 공장', street: '과학로 1' });
    const { snapshot } = await two.supplier.owner.previewDeclaration({ id: first.id });
    const second = await submit(two, await get(first));
    expect(second.snapshot).toBe(snapshot);
    expect(valuesOf(second.snapshot)).toEqual({ ...valuesOf(first.snapshot), 'factory.street': '과학로 1' });
    expect(second.before).toBe(first.snapshot);
    const paths = (text: string | null) => readSnapshot(text ?? '').values.map(({ path }) => path);
    expect(paths(second.snapshot)).toEqual(paths(first.snapshot));
  });
});

describe('what is submitted of a questionnaire', () => {
  it('S2.4 has every question that is asked, in its order, and of a later round what comes up by it', async () => {
    const { owner } = two.supplier;
    const { id: form } = await questionnaire(two.asker);
    const begun = await asked(two, form);
    await answer(owner, begun, 'policy', 'no');
    const first = await submit(two, await get(begun));
    const paths = Object.keys(valuesOf(first.snapshot));
    expect(paths).toEqual(['answers.name', 'answers.people', 'answers.policy', 'answers.smelters', 'attachments']);
    expect(valuesOf(first.snapshot)['answers.smelters']).toBeNull();
    await sentBack(two, await take(two.asker.owner, first), 'answers.policy');
    await expect(answer(owner, begun, 'people', 99, 12)).rejects.toMatchObject({
      code: 'review.field_closed',
      fields: { people: 'closed' },
    });
    // The answer yes brings up the question for a paper, on which nobody could have commented.
    const saved = await answer(owner, begun, 'policy', 'yes', 'no');
    expect(saved.draft?.reopened).toEqual(['answers.policy', 'answers.paper']);
    expect(saved.draft?.missing).toEqual([{ path: 'answers.paper', problem: 'missing' }]);
    await owner.attachFile({ declarationId: begun.id, path: 'answers.paper', file: await reviews.pdf() });
    const second = await submit(two, await get(begun));
    expect(Object.keys(valuesOf(second.snapshot))).toEqual([
      'answers.name',
      'answers.people',
      'answers.policy',
      'answers.paper',
      'answers.smelters',
      'attachments',
    ]);
    expect(valuesOf(second.snapshot)).toMatchObject({ 'answers.people': 12, 'answers.policy': 'yes' });
  });
});

describe('what is submitted of a supply map', () => {
  /**
   * Creates three suppliers of the supplier: one that stays masked, one that agrees to be named, and one that is
   * unidentified.
   */
  const below = async () => {
    const { supplier } = two;
    const { rows } = await supplier.owner.listProducts({});
    const packId = rows[0]?.id ?? '';
    const [masked, open] = [await firm(`${CANARY} 아래공급사`), await firm('열린공급사')];
    const hidden = await product(masked, `${CANARY} 양극재`, { partNumber: `${CANARY}-1`, hs: '284190' });
    await link(supplier, packId, masked, hidden, { spendShare: 42 });
    // Links are listed in the order in which they were created.
    world.passMinutes(1);
    const shown = await link(supplier, packId, open, await product(open, '음극재'), { spendShare: 7 });
    const onward = async ({ owner }: Firm) => {
      const { version } = await owner.getLink({ id: shown.id });
      await owner.setLinkOnward({ id: shown.id, version, onward: true });
    };
    await onward(supplier);
    await onward(open);
    world.passMinutes(1);
    await supplier.owner.proposeLink({
      side: 'buyer',
      productId: packId,
      isUnidentified: true,
      figures: {},
      words: { company: `${CANARY} 모르는 곳`, country: 'CN', product: `${CANARY} 흑연` },
    });
    return { packId, masked, open };
  };
  const linksIn = (text: string | null) =>
    Object.entries(valuesOf(text))
      .filter(([path]) => path.startsWith('links.'))
      .map(([, value]) => value);

  it('S2.4 shows the customer structure, and names only of those who let themselves be named', async () => {
    const { packId, masked } = await below();
    const requestId = await ask(two, { kind: 'supply_map' });
    const begun = await two.supplier.owner.startDeclaration({ requestId, productId: packId });
    const submitted = await submit(two, begun);
    expect(linksIn(submitted.snapshot)).toMatchObject([
      { supplier: { name: '', country: 'KR' }, product: { name: '', hs: '2841' }, share: 'to60' },
      { supplier: { name: '열린공급사', token: '' }, share: 'under10' },
      { supplier: { name: '', country: 'CN' }, product: { name: '' }, share: '' },
    ]);
    expect(submitted.snapshot).not.toContain(CANARY);
    expect(submitted.snapshot).not.toContain(masked.id);
    for (const { id } of (await two.supplier.owner.listLinks({})).rows) expect(submitted.snapshot).not.toContain(id);
    const [first] = linksIn(submitted.snapshot);
    const { companies } = await two.asker.owner.getSupplyTiers();
    for (const { token } of companies) if (token !== '') expect(submitted.snapshot).not.toContain(token);
    expect(first).toMatchObject({ supplier: { token: expect.stringMatching(/^#[0-9A-Z]{6,}$/) } });
  });

  it('22.13 goes on with the ids under which it was submitted before, and hashes alike each time', async () => {
    const { packId } = await below();
    const requestId = await ask(two, { kind: 'supply_map' });
    const begun = await two.supplier.owner.startDeclaration({ requestId, productId: packId });
    const paths = async () =>
      Object.keys(valuesOf((await two.supplier.owner.previewDeclaration({ id: begun.id })).snapshot));
    const before = await paths();
    expect(before.filter((path) => /^links\.[0-9A-Z]{16}$/.test(path))).toHaveLength(3);
    const first = await submit(two, begun);
    expect(Object.keys(valuesOf(first.snapshot))).toEqual(before);
    await sentBack(two, await take(two.asker.owner, first), before[1] ?? '');
    expect(await paths()).toEqual(before);
    // An older declaration has the ids of its records in the paths.
    const link = crypto.randomUUID();
    const idOf = localIdsFor(world.platform.masking, { lineId: begun.id }, [{ path: `links.${link}`, value: null }]);
    expect(idOf(link)).toBe(link);
  });

  it('S2.4 tells the supplier nothing of whom its customer deals with besides', async () => {
    const { packId, masked } = await below();
    const begun = await two.supplier.owner.startDeclaration({ kind: 'supply_map', productId: packId });
    await world
      .db()
      .updateTable('review_declaration')
      .set({ reviewer_company_id: two.asker.id })
      .where('id', '=', begun.id)
      .execute();
    const text = async () => (await two.supplier.owner.previewDeclaration({ id: begun.id })).snapshot;
    const before = await text();
    await link(two.asker, await product(two.asker, '다른 차'), masked, await product(masked, '다른 것'));
    expect(linksIn(await text())).toEqual(linksIn(before));
  });

  it('S2.4 shows the operator names and shares', async () => {
    const { packId } = await below();
    const begun = await two.supplier.owner.startDeclaration({ kind: 'supply_map', productId: packId });
    const submitted = await submit(two, begun);
    expect(linksIn(submitted.snapshot)).toMatchObject([
      { supplier: { name: `${CANARY} 아래공급사`, token: '' }, share: 42 },
      { supplier: { name: '열린공급사' }, share: 7 },
      { supplier: { name: `${CANARY} 모르는 곳` }, share: null },
    ]);
  });
});
