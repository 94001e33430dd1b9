// @both-engines: a declaration must have the same hash on both
import { createHash } from 'node:crypto';
import { canonicalJson, snapshotFile } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useDeclarations } from '../../../../test/fixtures/review/declarations.ts';
import { type Caller, useWorld } from '../../../../test/fixtures/world/world.ts';

const world = useWorld({ limitFactor: 1 });
const { pair, draft, submit, sentBack, approve, take, inReview, firm } = useDeclarations(world);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const textOf = async (by: Caller, id: string, round?: number) =>
  (await by.exportDeclaration({ id, ...(round && { round }) })).text();
const plain = z.object({ hash: z.string(), snapshot: z.json() });

describe('exportDeclaration', () => {
  it('S2.4 gives each round as a file whose hash anybody can recompute, for ever the same', async () => {
    const two = await pair();
    const { supplier, asker, factoryId } = two;
    const returned = await sentBack(two, await inReview(two));
    const first = await textOf(asker.owner, returned.id);
    await supplier.owner.updateFactory({ id: factoryId, version: 1, name: '오창 제2공장', country: 'KR' });
    const again = await submit(two, await supplier.owner.getDeclaration({ id: returned.id }));
    const second = await textOf(supplier.owner, again.id);
    for (const text of [first, second]) {
      const { hash, snapshot } = plain.parse(JSON.parse(text));
      expect(sha256(canonicalJson(snapshot))).toBe(hash);
      expect(snapshotFile.safeParse(JSON.parse(text)).success).toBe(true);
      // Parsing and formatting the file again does not change the hash.
      expect(sha256(canonicalJson(JSON.parse(JSON.stringify(snapshot, null, 2))))).toBe(hash);
    }
    expect(first).not.toBe(second);
    expect([await textOf(supplier.owner, again.id, 1), await textOf(asker.owner, again.id, 2)]).toEqual([
      first,
      second,
    ]);
    const round = await asker.owner.getReviewRound({ id: again.id, round: 2 });
    expect(sha256(round.snapshot)).toBe(round.hash);
    expect(sha256(round.before ?? '')).toBe(plain.parse(JSON.parse(first)).hash);
    expect(second).toContain('오창 제2공장');
    expect(first).not.toContain('오창 제2공장');
  });

  it('S2.4 gives nothing of another company’s, nor what was recalled to whom it was submitted', async () => {
    const two = await pair();
    const stranger = await firm('남의 회사');
    const { id, version } = await submit(two, await draft(two));
    await expect(stranger.owner.exportDeclaration({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    await expect((await world.admin()).exportDeclaration({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    await two.supplier.owner.recallDeclaration({ id, version });
    await expect(two.asker.owner.exportDeclaration({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    await expect(two.asker.owner.getReviewRound({ id, round: 1 })).rejects.toMatchObject({ code: 'request.not_found' });
    expect(await textOf(two.supplier.owner, id, 1)).toContain(id);
  });

  it('S2.4 keeps what was submitted from every change, in the database itself', async () => {
    const two = await pair();
    const { id } = await approve(two.asker.owner, await inReview(two));
    const rounds = world.db().updateTable('review_round').where('declaration_id', '=', id);
    await expect(rounds.set({ snapshot: '{}' }).execute()).rejects.toThrow('kept as it was');
  });
});

describe('checkHash', () => {
  const nobody = () => world.withToken(null);

  it('S2.4 says to anybody what became of a hash, and no names', async () => {
    const two = await pair();
    const submitted = await submit(two, await draft(two));
    const { hash } = submitted;
    expect(await nobody().checkHash({ hash })).toMatchObject({ isKnown: true, state: 'submitted', isLastRound: true });
    const taken = await take(two.asker.owner, submitted);
    await approve(two.asker.owner, taken, { validTo: '2027-06-30' });
    const known = await nobody().checkHash({ hash: ` ${hash.toUpperCase()} ` });
    expect(known).toMatchObject({ state: 'approved', isLastRound: true, validTo: '2027-06-30' });
    for (const word of [two.asker.name, two.supplier.name, submitted.id])
      expect(JSON.stringify(known)).not.toContain(word);
    expect(await nobody().checkHash({ hash: sha256('nothing') })).toEqual({
      isKnown: false,
      state: '',
      isLastRound: false,
      submittedAt: '',
      decidedAt: '',
      validTo: '',
    });
  });

  it('S2.4 tells of a round that another has followed, and of nothing that came after a recall', async () => {
    const two = await pair();
    const first = await submit(two, await draft(two));
    await two.supplier.owner.recallDeclaration({ id: first.id, version: first.version });
    const recalled = await nobody().checkHash({ hash: first.hash });
    expect(recalled).toMatchObject({ isKnown: true, state: '', isLastRound: false });
    const back = await two.supplier.owner.getDeclaration({ id: first.id });
    const second = await submit(two, back);
    const returned = await sentBack(two, await take(two.asker.owner, second));
    await submit(two, await two.supplier.owner.getDeclaration({ id: returned.id }));
    expect(await nobody().checkHash({ hash: second.hash })).toMatchObject({ state: 'submitted', isLastRound: false });
  });

  it('S2.4 can be asked thirty times a minute from one network', async () => {
    const ask = (remoteAddress: string) =>
      world.inject({ method: 'POST', url: '/api/review/check', payload: { hash: sha256('x') }, remoteAddress });
    for (let nth = 0; nth < 30; nth += 1) expect((await ask(`10.1.1.${nth + 1}`)).statusCode).toBe(200);
    const refused = await ask('10.1.1.77');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('10.1.2.1')).statusCode).toBe(200);
  });
});
