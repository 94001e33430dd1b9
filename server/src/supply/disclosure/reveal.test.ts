import { NO_NAMES } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { CANARY, DEEP, UNTIL, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { member, chain, everything, atTier, onward } = useChain(world);
const { pdf } = useCertificates(world);

/** Lets the car maker ask about tier 3 and be granted; whether it is shown depends on the companies between. */
const reveal = async () => {
  const { car, lithium } = chain();
  const masked = await atTier(car, 3);
  const question = await car.owner.requestDisclosure({
    companyId: masked?.id ?? '',
    fields: ['identity'],
    purpose: '실사',
    until: UNTIL,
  });
  const { rows } = await lithium.owner.listDisclosureGrants({ state: 'asked' });
  const key = { id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 };
  return { question, request: rows[0], granted: await lithium.owner.answerDisclosure({ ...key, isGranted: true }) };
};

describe('a reveal', () => {
  it('A5 shows a company once it grants it and everybody between allows it, and hides it the moment anybody revokes', async () => {
    const { car, rival, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
    const { question, request } = await reveal();
    expect(question).toMatchObject({ state: 'asked', companyNames: NO_NAMES, isOurs: false });
    expect(request).toMatchObject({
      companyNames: { name: '한빛모빌리티' },
      purpose: '실사',
      until: UNTIL,
      isOurs: true,
    });
    expect(request).toMatchObject({ companyNumber: car.number, companyCountry: 'KR' });
    expect(await everything(car)).not.toContain(CANARY);
    expect((await car.owner.listDisclosureGrants({ whose: 'theirs' })).rows).toMatchObject([
      { state: 'granted', isHeldUp: true, companyNames: NO_NAMES },
    ]);
    await onward(cathodes, lithiumLink, true);
    expect(await everything(car)).not.toContain(CANARY);
    await onward(cells, cathodeLink, true);
    expect(await atTier(car, 3)).toMatchObject({ name: DEEP, isMasked: false });
    expect(await car.owner.getSupplyCompany({ id: lithium.id })).toMatchObject({ name: DEEP });
    expect(await atTier(car, 2)).toMatchObject({ isMasked: true });
    expect(await everything(rival)).not.toContain(CANARY);

    await onward(cells, cathodeLink, false);
    expect(await everything(car, lithium.id)).not.toContain(CANARY);
    await onward(cells, cathodeLink, true);
    expect(await everything(car)).toContain(CANARY);
    const { rows } = await lithium.owner.listDisclosureGrants();
    await lithium.owner.revokeDisclosure({ id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 });
    const body = await everything(car, lithium.id);
    expect(body).not.toContain(CANARY);
    expect(body).not.toContain(lithium.id);
  });

  it('A5 ends on its last day by itself', async () => {
    const { car, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
    await reveal();
    await onward(cathodes, lithiumLink, true);
    await onward(cells, cathodeLink, true);
    expect((await atTier(car, 3))?.name).toBe(DEEP);
    world.passHours(24 * 365);
    const late = { ...car, owner: await member(car.id) };
    expect((await atTier(late, 3))?.isMasked).toBe(true);
    expect(await everything(late, lithium.id)).not.toContain(CANARY);
    const { rows } = await late.owner.listDisclosureGrants({ whose: 'theirs', state: 'ended' });
    expect(rows).toMatchObject([{ state: 'ended', companyNames: NO_NAMES }]);
  });

  it('A5 opens field by field, and what is not granted is absent', async () => {
    const { car, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
    const { id } = (await atTier(car, 3)) ?? { id: '' };
    await car.owner.requestDisclosure({
      companyId: id,
      fields: ['identity', 'location', 'origin'],
      purpose: '실사',
      until: UNTIL,
    });
    const [request] = (await lithium.owner.listDisclosureGrants()).rows;
    const answer = { id: request?.id ?? '', version: 1, isGranted: true };
    await expect(lithium.owner.answerDisclosure({ ...answer, fields: ['volumes'] })).rejects.toMatchObject({
      code: 'supply.grant_beyond',
    });
    await expect(lithium.owner.answerDisclosure({ ...answer, until: '2027-07-01' })).rejects.toMatchObject({
      code: 'supply.grant_beyond',
    });
    await lithium.owner.answerDisclosure({ ...answer, fields: ['identity', 'origin'] });
    await onward(cathodes, lithiumLink, true);
    await onward(cells, cathodeLink, true);
    const seen = await car.owner.getSupplyCompany({ id: lithium.id });
    expect(seen).toMatchObject({ name: DEEP, hs: ['28252012'], materials: ['lithium'] });
    expect(seen).not.toHaveProperty('factories');
    expect(seen).not.toHaveProperty('certificates');
    expect((await lithium.owner.listDisclosureLooks()).rows).toMatchObject([{ companyId: car.id }]);
  });

  it('A7 is nobody else’s to answer, asks about nobody outside the chain, and not twice', async () => {
    const { car, rival, cells, lithium } = chain();
    const { id } = (await atTier(car, 3)) ?? { id: '' };
    const terms = { fields: ['identity' as const], purpose: '실사', until: UNTIL };
    for (const companyId of [lithium.id, rival.id, car.id, crypto.randomUUID(), 'ABCDEFGHJKMNPQRS'])
      await expect(car.owner.requestDisclosure({ ...terms, companyId })).rejects.toMatchObject({
        code: 'request.not_found',
      });
    await expect(car.owner.requestDisclosure({ ...terms, companyId: id, until: '2026-11-14' })).rejects.toMatchObject({
      code: 'supply.until_past',
    });
    const question = await car.owner.requestDisclosure({ ...terms, companyId: id });
    await expect(car.owner.requestDisclosure({ ...terms, companyId: id })).rejects.toMatchObject({
      code: 'supply.already_asked',
    });
    const key = { id: question.id, version: 1 };
    for (const outsider of [car, rival, cells]) {
      const answer = outsider.owner.answerDisclosure({ ...key, isGranted: true });
      await expect(answer).rejects.toMatchObject({ code: 'request.not_found' });
      await expect(outsider.owner.revokeDisclosure(key)).rejects.toMatchObject({ code: 'request.not_found' });
    }
    for (const outsider of [rival, cells, lithium])
      await expect(outsider.owner.withdrawDisclosure(key)).rejects.toMatchObject({ code: 'request.not_found' });
    const [request] = (await lithium.owner.listDisclosureGrants({ state: 'asked' })).rows;
    const asGrant = { id: request?.id ?? '', version: 1 };
    await expect(car.owner.answerDisclosure({ ...asGrant, isGranted: true })).rejects.toMatchObject({
      code: 'access.denied',
    });
    const viewer = await member(lithium.id, 'viewer');
    await expect(viewer.answerDisclosure({ ...asGrant, isGranted: true })).rejects.toMatchObject({
      code: 'access.denied',
    });
    expect(await car.owner.withdrawDisclosure(key)).toMatchObject({ state: 'withdrawn' });
    await expect(lithium.owner.answerDisclosure({ ...asGrant, version: 2, isGranted: true })).rejects.toMatchObject({
      code: 'supply.disclosure_changed',
    });
  });
});

describe('grantDisclosure', () => {
  it('A5 lets a partner see where the factories are, and nobody who is none', async () => {
    const { car, cathodes, lithium } = chain();
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).not.toHaveProperty('factories');
    const terms = { fields: ['location' as const], purpose: '현장 점검', until: UNTIL };
    await expect(lithium.owner.grantDisclosure({ ...terms, companyId: car.id })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    const granted = await lithium.owner.grantDisclosure({ ...terms, companyId: cathodes.id });
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).toMatchObject({
      factories: [{ name: `${CANARY} 공장`, country: 'AU' }],
    });
    expect((await lithium.owner.previewDisclosure({ companyId: cathodes.id })).company).toHaveProperty('factories');
    await lithium.owner.revokeDisclosure({ id: granted.id, version: granted.version });
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).not.toHaveProperty('factories');
    expect((await lithium.owner.previewDisclosure({ companyId: cathodes.id })).company).not.toHaveProperty('factories');
  });
});

describe('getSeenDocument', () => {
  it('A5 gives files of certificates to partners and to whoever was granted documents, until they are revoked', async () => {
    const { car, rival, cells, cathodes, lithium, cathodeLink, lithiumLink } = chain();
    const file = await pdf();
    const { documentId } = await lithium.owner.uploadCertificateFile({ file });
    await lithium.owner.addCertificate({ standardName: 'GOTS', validTo: UNTIL, documentId });
    const key = { id: lithium.id, documentId };
    expect(await cathodes.owner.getSupplyCompany({ id: lithium.id })).toMatchObject({
      certificates: [{ standard: 'GOTS', validTo: UNTIL, documentId }],
    });
    expect((await cathodes.owner.getSeenDocument(key)).size).toBe(file.size);

    await onward(cathodes, lithiumLink, true);
    await onward(cells, cathodeLink, true);
    const grant = async (fields: ('identity' | 'certificates' | 'documents')[]) => {
      const { id = '' } = (await atTier(car, 3)) ?? {};
      await car.owner.requestDisclosure({ companyId: id, fields, purpose: '실사', until: UNTIL });
      const [request] = (await lithium.owner.listDisclosureGrants({ state: 'asked' })).rows;
      return lithium.owner.answerDisclosure({ id: request?.id ?? '', version: 1, isGranted: true });
    };
    const listed = await grant(['identity', 'certificates']);
    const { certificates } = await car.owner.getSupplyCompany({ id: lithium.id });
    expect(certificates).toEqual([{ standard: 'GOTS', validTo: UNTIL }]);
    const hidden = { code: 'request.not_found' };
    await expect(car.owner.getSeenDocument(key)).rejects.toMatchObject(hidden);
    await lithium.owner.revokeDisclosure({ id: listed.id, version: listed.version });

    const opened = await grant(['identity', 'documents']);
    expect((await car.owner.getSeenDocument(key)).size).toBe(file.size);
    await expect(rival.owner.getSeenDocument(key)).rejects.toMatchObject(hidden);
    await expect(car.owner.getSeenDocument({ ...key, documentId: crypto.randomUUID() })).rejects.toMatchObject(hidden);
    await lithium.owner.revokeDisclosure({ id: opened.id, version: opened.version });
    await expect(car.owner.getSeenDocument(key)).rejects.toMatchObject(hidden);
  });
});

describe('previewDisclosure', () => {
  it('A5 shows what a customer sees: ourselves in clear, our suppliers masked and without its tokens', async () => {
    const { car, cells, cathodes } = chain();
    const { company, suppliers } = await cells.owner.previewDisclosure({ companyId: car.id });
    expect(company).toMatchObject({ id: cells.id, name: '누리셀에너지', isMasked: false, certificates: [] });
    expect(suppliers).toMatchObject([{ id: '', token: '', name: '', isMasked: true }]);
    await expect(cathodes.owner.previewDisclosure({ companyId: car.id })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    await expect(cells.owner.previewDisclosure({ companyId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'request.not_found',
    });
  });
});
