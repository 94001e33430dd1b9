import { randomInt } from 'node:crypto';
import { certificateDetails, linkFigures, partnerWords, productDetails } from '@ieum/contract';
import { addCertificate } from '../src/factory/certificate.saving.ts';
import { hashOfSecret } from '../src/kit/keyed-hash.ts';
import { loadChain } from '../src/supply/chain.ts';
import { putSnooze } from '../src/supply/flag.store.ts';
import { insertGrant } from '../src/supply/grant.store.ts';
import { insertInvitation, insertSecret } from '../src/supply/invitation.store.ts';
import { actingOn, confirm } from '../src/supply/link.acting.ts';
import { addLink } from '../src/supply/link.proposing.ts';
import { findCompanyFacts } from '../src/supply/link.store.ts';
import { addProduct } from '../src/supply/product.saving.ts';
import { insertQuestion } from '../src/supply/question.store.ts';
import { createView } from '../src/supply/view.ts';
import type { useWorld } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type World = ReturnType<typeof useWorld>;

/**
 * Products, links and grants of the caller's company: what it needs to be served, made when it is asked for. Each act has one
 * of its own.
 */
export const supplyKnown = (
  world: World,
  { companyId, userId }: { companyId: string; userId: string },
  addDocument: (userId: string) => Promise<string>,
) => {
  const db = world.db();
  const at = world.clock();
  const until = '2027-06-30';
  const newFirm = async () => world.company(String(randomInt(1e9, 1e10)));
  const make = async (of: string) => {
    const details = productDetails.parse({ name: `제품 ${crypto.randomUUID()}`, hs: '850760' });
    return (await addProduct(db, { companyId: of, by: userId, at, details, state: 'active', kind: 'registered' })).id;
  };
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
  const asked = async () => {
    const partnerId = await newFirm();
    return propose('supplier', partnerId, await make(partnerId), companyId);
  };
  const proposed = async () => propose('buyer', companyId, await make(companyId), await newFirm());
  const agreed = async () => {
    const partnerId = await newFirm();
    const link = await propose('buyer', companyId, await make(companyId), partnerId);
    return answer(partnerId, link, await make(partnerId));
  };
  const nameless = async () => propose('buyer', companyId, await make(companyId), null);
  const one = async (link: ReturnType<typeof asked>) => {
    const { id, version } = await link;
    return { id, version };
  };
  const ownProduct = async () => ({ id: await make(companyId), version: 1 });
  const partnerId = async () => (await agreed()).supplierId ?? '';

  /** A company behind a partner, by what stands for it. */
  const masked = async () => {
    const [partner, behind] = [await newFirm(), await newFirm()];
    const theirs = await make(partner);
    await answer(partner, await propose('buyer', companyId, await make(companyId), partner), theirs);
    await answer(behind, await propose('buyer', partner, theirs, behind), await make(behind));
    const { places } = createView(await loadChain(db, world.account.masking, companyId, at));
    return places.find(({ company }) => company === behind)?.id ?? '';
  };
  const told = { fields: ['identity' as const], purpose: '실사', until, by: userId, at };
  const grant = async (grantorId: string, granteeId: string, isAsked: boolean) =>
    ({ id: (await insertGrant(db, { ...told, grantorId, granteeId, isAsked }))?.id ?? '', version: 1 }) as const;
  const question = async () => {
    const asked = await newFirm();
    const { id: grantId } = await grant(asked, companyId, true);
    const about = { viewerId: companyId, companyId: asked, underId: companyId, grantId };
    return { id: await insertQuestion(db, { ...told, ...about }), version: 1 };
  };
  /** A supplier that nobody names calls for a look. */
  const flag = async () => ({ code: 'LINK_UNIDENTIFIED' as const, subjectId: (await nameless()).id });
  const snoozed = async () => {
    const flagged = await flag();
    await putSnooze(db, { companyId, ...flagged, until, reason: '-', by: userId, at });
    return flagged;
  };
  /** The file of a certificate of one's own. */
  const document = async () => {
    const documentId = await addDocument(userId);
    const plain = { standardId: null, standardName: 'GOTS', factoryIds: [], documentId: null, validTo: until };
    const details = certificateDetails.parse(plain);
    const id = await addCertificate(db, { companyId, details, by: userId, at });
    await db.updateTable('factory_certificate').set({ document_id: documentId }).where('id', '=', id).execute();
    return { id: companyId, documentId };
  };
  /** To a stranger, from a company, for a link that nobody has taken up. */
  const invite = async (from: string, country: string, number = '2048100447') => {
    const asking = await propose('buyer', from, await make(from), null);
    const [email, secret] = [`${crypto.randomUUID()}@test.kr`, `supply-${crypto.randomUUID()}`];
    const times = { sent_at: at.toISOString(), ends_at: new Date(at.getTime() + DAY_MS).toISOString() };
    const row = { company_id: from, link_id: asking.id, email, country, language: 'kr' as const, invited_by: userId };
    const made = await insertInvitation(db, { ...row, ...times, business_number: country === 'KR' ? number : '' });
    await insertSecret(db, made?.id ?? '', hashOfSecret(secret));
    return { id: made?.id ?? '', token: secret };
  };
  const invited = async (country: string) => ({ id: (await invite(companyId, country)).id });
  const held = async () => ({ token: (await invite(companyId, 'KR')).token });
  /** Meant for the caller's company, by its number. */
  const meant = async () => {
    const { businessNumber } = await findCompanyFacts(db, companyId);
    const inviter = await newFirm();
    await db.updateTable('company').set({ state: 'verified' }).where('id', '=', inviter).execute();
    return { token: (await invite(inviter, 'KR', businessNumber ?? '')).token };
  };

  const makers: Record<string, () => Promise<Record<string, unknown>>> = {
    inviteSupplier: async () => ({ email: `${crypto.randomUUID()}@test.kr`, link: await one(proposed()) }),
    ...{ resendSupplyInvitation: () => invited('KR'), revokeSupplyInvitation: () => invited('VN') },
    makeSupplyInvitationLink: () => invited('KR'),
    ...{ readSupplyInvitation: held, declineSupplyInvitation: held, joinBySupplyInvitation: held },
    ...{ readOwnSupplyInvitation: meant, acceptSupplyInvitation: meant },
    ...{ updateProduct: ownProduct, changeProductState: ownProduct },
    getProduct: async () => ({ id: await make(companyId) }),
    addProduct: async () => ({ partNumber: crypto.randomUUID() }),
    removeProduct: async () => ({ id: await make(companyId) }),
    listProductRevisions: async () => ({ id: await make(companyId) }),
    getProductRevision: async () => ({ id: await make(companyId), revision: 1 }),
    restoreProduct: async () => ({ ...(await ownProduct()), revision: 1 }),
    getLink: async () => ({ id: (await agreed()).id }),
    listLinkEvents: async () => ({ id: (await agreed()).id }),
    proposeLink: async () => ({ productId: await make(companyId) }),
    confirmLink: async () => ({ ...(await one(asked())), productId: await make(companyId) }),
    ...{ counterLink: () => one(asked()), disputeLink: () => one(asked()), reviseLink: () => one(agreed()) },
    ...{ withdrawLink: () => one(proposed()), endLink: () => one(agreed()), identifyLink: () => one(nameless()) },
    assignLink: async () => ({ ...(await one(asked())), productId: await make(companyId) }),
    setLinkOnward: () => one(agreed()),
    confirmLinks: async () => ({ links: [await one(asked())] }),
    getSupplyCompany: async () => ({ id: await masked() }),
    getSeenDocument: document,
    askSight: async () => ({ companyId: await masked() }),
    previewSight: async () => ({ companyId: await partnerId() }),
    grantSight: async () => ({ companyId: await partnerId() }),
    withdrawSight: question,
    answerSight: async () => grant(companyId, await newFirm(), true),
    revokeSight: async () => grant(companyId, await newFirm(), false),
    ...{ snoozeFlag: flag, wakeFlag: snoozed },
  };
  const made = new Map<string, Promise<Record<string, unknown>>>();
  return async (name: string) => {
    const input = made.get(name) ?? makers[name]?.() ?? Promise.resolve({});
    if (!ALWAYS_NEW.includes(name)) made.set(name, input);
    return input;
  };
};

/** What one of them has used, the next one could not. */
const ALWAYS_NEW = ['addProduct', 'inviteSupplier'];
