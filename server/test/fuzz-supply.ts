import { linkFigures, partnerWords, productDetails } from '@ieum/contract';
import { hashOfSecret } from '../src/kit/keyed-hash.ts';
import { putSnooze } from '../src/supply/flag.store.ts';
import { insertGrant } from '../src/supply/grant.store.ts';
import { insertInvitation, insertSecret } from '../src/supply/invitation.store.ts';
import { actingOn, confirm } from '../src/supply/link.acting.ts';
import { addLink } from '../src/supply/link.proposing.ts';
import { findCompanyFacts } from '../src/supply/link.store.ts';
import { addProduct } from '../src/supply/product.saving.ts';
import { createMasks } from '../src/supply/sight.tokens.ts';
import type { useWorld } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type World = ReturnType<typeof useWorld>;

/** Products, links and grants of the caller's company: what it needs to be served. Each act has one of its own. */
export const supplyKnown = async (world: World, companyId: string, userId: string) => {
  const db = world.db();
  const at = world.clock();
  const until = '2027-06-30';
  const newFirm = async () => world.company(String(Math.floor(1e9 + Math.random() * 8e9)));
  const [partnerId, behindId] = [await newFirm(), await newFirm()];
  const make = async (of: string) => {
    const details = productDetails.parse({ name: `제품 ${crypto.randomUUID()}`, hs: '850760' });
    return (await addProduct(db, { companyId: of, by: userId, at, details, state: 'active', kind: 'registered' })).id;
  };
  const [own, theirs, behind] = [await make(companyId), await make(partnerId), await make(behindId)];

  const propose = (side: 'buyer' | 'supplier', from: string, productId: string, to: string | null) =>
    addLink(
      db,
      { companyId: from, by: userId, at },
      {
        ...{ side, productId, note: '', isUnidentified: to === null },
        words: partnerWords.parse({ company: '상대', product: crypto.randomUUID() }),
        figures: linkFigures.parse({}),
      },
      { companyId: to, number: '' },
    );
  const answer = async (by: string, link: Awaited<ReturnType<typeof propose>>, productId: string) =>
    confirm(db, actingOn(link, { companyId: by, by: userId, at }, link.version, 'confirm'), productId);
  /** Something that the caller can answer, has proposed, or has agreed on. */
  const asked = async () => propose('supplier', partnerId, await make(partnerId), companyId);
  const proposed = async () => propose('buyer', companyId, await make(companyId), partnerId);
  const agreed = async () => answer(partnerId, await proposed(), await make(partnerId));
  const one = async (link: ReturnType<typeof asked>) => {
    const { id, version } = await link;
    return { id, version };
  };
  await answer(partnerId, await propose('buyer', companyId, own, partnerId), theirs);
  await answer(behindId, await propose('buyer', partnerId, theirs, behindId), behind);

  const told = { fields: ['identity' as const], purpose: '실사', until, by: userId, at };
  const grant = async (grantorId: string, granteeId: string, isAsked: boolean) =>
    ({ id: (await insertGrant(db, { ...told, grantorId, granteeId, isAsked }))?.id ?? '', version: 1 }) as const;
  const masked = createMasks(world.account.masking, companyId)(behindId);
  const link = await agreed();
  const nameless = async () => (await propose('buyer', companyId, await make(companyId), null)).id;
  /** A supplier that nobody names calls for a look; one of two is put off. */
  const flagged = async () => {
    const subjects = [await nameless(), await nameless()];
    const [first = '', second = ''] = subjects;
    const code = 'LINK_UNIDENTIFIED' as const;
    const put = { companyId, code, subjectId: second, until, reason: '-', by: userId, at };
    await putSnooze(db, put);
    return { snoozeFlag: { code, subjectId: first }, wakeFlag: { code, subjectId: second } };
  };
  /** To a stranger, from a company, for a link that nobody has taken up. */
  const invite = async (from: string, country: string, number = '2048100447') => {
    const asking = await propose('buyer', from, await make(from), null);
    const [email, secret] = [`${crypto.randomUUID()}@test.kr`, `supply-${crypto.randomUUID()}`];
    const times = { sent_at: at.toISOString(), ends_at: new Date(at.getTime() + DAY_MS).toISOString() };
    const row = { company_id: from, link_id: asking.id, email, country, language: 'kr' as const, invited_by: userId };
    const made = await insertInvitation(db, {
      ...row,
      ...times,
      business_number: country === 'KR' ? number : '',
    });
    await insertSecret(db, made?.id ?? '', hashOfSecret(secret));
    return { id: made?.id ?? '', token: secret };
  };
  const held = async () => ({ token: (await invite(companyId, 'KR')).token });
  const { businessNumber } = await findCompanyFacts(db, companyId);
  /** Meant for the caller's company, by its number. */
  const meant = async () => ({ token: (await invite(partnerId, 'KR', businessNumber ?? '')).token });
  const unanswered = await one(proposed());
  return {
    get inviteSupplier() {
      return { email: `${crypto.randomUUID()}@test.kr`, link: unanswered };
    },
    resendSupplyInvitation: { id: (await invite(companyId, 'KR')).id },
    revokeSupplyInvitation: { id: (await invite(companyId, 'VN')).id },
    readSupplyInvitation: await held(),
    declineSupplyInvitation: await held(),
    joinBySupplyInvitation: await held(),
    readOwnSupplyInvitation: await meant(),
    acceptSupplyInvitation: await meant(),
    getProduct: { id: own },
    get addProduct() {
      return { partNumber: crypto.randomUUID() };
    },
    updateProduct: { id: await make(companyId), version: 1 },
    changeProductState: { id: await make(companyId), version: 1 },
    removeProduct: { id: await make(companyId) },
    listProductRevisions: { id: own },
    getProductRevision: { id: own, revision: 1 },
    restoreProduct: { id: await make(companyId), version: 1, revision: 1 },
    getLink: { id: link.id },
    listLinkEvents: { id: link.id },
    proposeLink: { productId: await make(companyId) },
    confirmLink: { ...(await one(asked())), productId: await make(companyId) },
    counterLink: await one(asked()),
    reviseLink: await one(agreed()),
    disputeLink: await one(asked()),
    withdrawLink: await one(proposed()),
    endLink: await one(agreed()),
    identifyLink: await one(propose('buyer', companyId, await make(companyId), null)),
    setLinkOnward: await one(agreed()),
    confirmLinks: { links: [await one(asked())] },
    getSupplyCompany: { id: masked },
    previewSight: { companyId: partnerId },
    askSight: { companyId: masked },
    withdrawSight: await grant(await newFirm(), companyId, true),
    answerSight: await grant(companyId, await newFirm(), true),
    grantSight: { companyId: partnerId },
    ...(await flagged()),
    revokeSight: await grant(companyId, await newFirm(), false),
  };
};
