import type { TaskKind } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useCases } from '../../test/fixtures/company/cases.ts';
import { useFlows } from '../../test/fixtures/flow/flows.ts';
import type { Firm } from '../../test/fixtures/supply/companies.ts';
import { inSavepoint } from '../../test/fixtures/world/people.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';
import { insertMail } from '../notice/mail/mail.store.ts';
import { markBounced } from '../supply/invitations/due.store.ts';

const world = useWorld();
const { firm, member, product, propose, link, pair, ship, receive } = useFlows(world);
const { apply, admin, seen } = useCases(world);

const kindsOf = async (caller: Caller) => (await caller.listTasks()).rows.map(({ kind }) => kind);
const EVERYBODY = ['owner', 'editor', 'viewer'] as const;
/** Returns the roles of a company that see a task of this kind. */
const rolesWith = async ({ id }: Pick<Firm, 'id'>, kind: TaskKind) => {
  const roles: string[] = [];
  for (const role of EVERYBODY) if ((await kindsOf(await member(id, role))).includes(kind)) roles.push(role);
  return roles;
};
const WRITERS = ['owner', 'editor'];
const certificate = (validTo: string) => ({ standardName: 'ISO 9001', edition: '2015', validTo });

describe('listTasks', () => {
  it('S2.1 tells writers of a link that waits for them, until it is answered', async () => {
    const [buyer, supplier, stranger] = [await firm('구매사'), await firm('공급사'), await firm('남')];
    const { id, version } = await propose(buyer, await product(buyer, '전기차'), supplier);
    expect((await supplier.owner.listTasks()).rows).toMatchObject([
      { kind: 'link.answer', id, waiter: 'partner', dueOn: '', about: { company: '구매사', product: '부품' } },
    ]);
    expect(await rolesWith(supplier, 'link.answer')).toEqual(WRITERS);
    expect(await rolesWith(buyer, 'link.answer')).toEqual([]);
    expect(await rolesWith(stranger, 'link.answer')).toEqual([]);
    const countered = { id, version, figures: { spendShare: 20 }, productId: await product(supplier, '배터리') };
    await supplier.owner.counterLink(countered);
    expect(await rolesWith(supplier, 'link.answer')).toEqual([]);
    expect((await buyer.owner.listTasks()).rows).toMatchObject([{ kind: 'link.answer', about: { product: '전기차' } }]);
    const { version: confirmed } = await buyer.owner.confirmLink({ id, version: version + 1 });
    expect(await kindsOf(buyer.owner)).toEqual([]);
    await supplier.owner.reviseLink({ id, version: confirmed, figures: { spendShare: 25 } });
    expect((await buyer.owner.listTasks()).rows).toMatchObject([{ kind: 'link.answer', about: { state: 'changed' } }]);
  });

  it('S2.1 tells nobody of it whose company may not speak to others, or who has not confirmed an address', async () => {
    const [buyer, supplier] = [await firm('구매사'), await firm('공급사')];
    await propose(buyer, await product(buyer, '제품'), supplier);
    expect(await kindsOf(await member(supplier.id, 'owner', { email_confirmed_at: null }))).toEqual([]);
    await world.db().updateTable('company').set({ state: 'pending' }).where('id', '=', supplier.id).execute();
    expect(await kindsOf(await member(supplier.id))).toEqual([]);
  });

  it('S2.1 tells writers who asks to see more of them, and only as long as it is asked for', async () => {
    const [car, cells, cathodes] = [await firm('완성차'), await firm('셀'), await firm('양극재')];
    const pack = await product(cells, '셀');
    await link(car, await product(car, '전기차'), cells, pack);
    await link(cells, pack, cathodes, await product(cathodes, '양극재'));
    const masked = (await car.owner.getSupplyTiers()).companies.find(({ tiers }) => tiers.includes(2));
    const ask = { companyId: masked?.id ?? '', fields: ['identity' as const], purpose: '실사', until: '2026-12-31' };
    await car.owner.requestDisclosure(ask);
    const [{ id = '', version = 0 } = {}] = (await cathodes.owner.listDisclosureGrants({ state: 'asked' })).rows;
    expect((await cathodes.owner.listTasks()).rows).toMatchObject([
      { kind: 'disclosure.answer', id, waiter: 'partner', about: { company: '완성차', subject: '실사' } },
    ]);
    expect(await rolesWith(cathodes, 'disclosure.answer')).toEqual(WRITERS);
    expect(await rolesWith(cells, 'disclosure.answer')).toEqual([]);
    await cathodes.owner.answerDisclosure({ id, version, isGranted: false });
    expect(await kindsOf(cathodes.owner)).toEqual([]);
  });

  it('S2.1 tells writers of an invitation that came to nothing, until another goes out', async () => {
    const buyer = await firm('구매사');
    const proposal = { productId: await product(buyer, '전기차'), words: { product: '배터리' } };
    const to = { email: 'sales@eco.test', language: 'kr' as const, businessNumber: '2208162517' };
    const { id, linkId } = await buyer.owner.inviteSupplier({ ...to, companyName: '에코', proposal });
    expect(await kindsOf(buyer.owner)).toEqual([]);
    const [mail] = await world.mails();
    await inSavepoint(world)((db) => markBounced(db, mail?.id ?? '', world.clock()));
    expect((await buyer.owner.listTasks()).rows).toMatchObject([
      {
        kind: 'invitation.failed',
        id,
        waiter: 'time',
        about: { company: '에코', product: '전기차', state: 'bounced' },
      },
    ]);
    expect(await rolesWith(buyer, 'invitation.failed')).toEqual(WRITERS);
    expect(await rolesWith(await firm('남'), 'invitation.failed')).toEqual([]);
    const { version } = await buyer.owner.getLink({ id: linkId });
    // The last invitation is the one that was sent later.
    world.passMinutes(1);
    await buyer.owner.inviteSupplier({ ...to, email: 'ceo@eco.test', link: { id: linkId, version } });
    expect(await kindsOf(buyer.owner)).toEqual([]);
    world.passHours(24 * 31);
    expect((await (await member(buyer.id)).listTasks()).rows).toMatchObject([
      { kind: 'invitation.failed', about: { state: 'expired' } },
    ]);
  });

  it('S2.1 tells both sides of figures that differ, then whoever is offered one, then nobody', async () => {
    const made = await pair();
    const { supplier, buyer } = made;
    const row = await ship(made, 100);
    await receive(made, 80);
    const about = { company: '에코양극재', product: '전구체', period: '2026-Q3' };
    expect((await supplier.owner.listTasks()).rows).toMatchObject([{ kind: 'flow.mismatch', id: row.id, about }]);
    expect(await rolesWith(buyer, 'flow.mismatch')).toEqual(WRITERS);
    expect(await rolesWith(await firm('남'), 'flow.mismatch')).toEqual([]);
    const { offer } = await supplier.owner.sayToFlow({ id: row.id, text: '계근표', offered: 90 });
    expect(await kindsOf(supplier.owner)).toEqual([]);
    expect(await kindsOf(buyer.owner)).toEqual(['flow.offer']);
    expect(await rolesWith(buyer, 'flow.offer')).toEqual(WRITERS);
    await buyer.owner.settleFlow({ id: row.id, messageId: offer?.messageId ?? '' });
    expect(await kindsOf(buyer.owner)).toEqual([]);
  });

  it('S2.1 tells writers of certificates that have ended or do within thirty days, also before verification', async () => {
    const company = await firm('회사');
    await world.db().updateTable('company').set({ state: 'pending' }).where('id', '=', company.id).execute();
    const over = await company.owner.addCertificate(certificate('2026-11-14'));
    const ending = await company.owner.addCertificate(certificate('2026-12-15'));
    await company.owner.addCertificate(certificate('2026-12-16'));
    const { rows, counts, total } = await company.owner.listTasks();
    expect(rows).toMatchObject([
      { kind: 'certificate.expired', id: over.id, dueOn: '2026-11-14', about: { certificate: 'ISO 9001:2015' } },
      { kind: 'certificate.ending', id: ending.id, dueOn: '2026-12-15', waiter: 'time' },
    ]);
    expect([total, counts]).toEqual([2, { 'certificate.expired': 1, 'certificate.ending': 1 }]);
    expect(await company.owner.listTasks({ kind: 'certificate.ending' })).toMatchObject({ total: 1, counts });
    expect(await rolesWith(company, 'certificate.expired')).toEqual(WRITERS);
    await company.owner.renewCertificate({ id: over.id, version: 1, ...certificate('2029-11-14') });
    await company.owner.revokeCertificate({ id: ending.id, version: 1, reason: '반납' });
    expect(await kindsOf(company.owner)).toEqual([]);
  });

  it('S2.1 tells owners alone of people who wait to be let in', async () => {
    const ours = await firm('회사');
    const id = await world.person({ role: 'supplier', company_id: ours.id, membership: 'requested', name: '새 사람' });
    expect((await ours.owner.listTasks()).rows).toMatchObject([
      { kind: 'company.join', id, waiter: 'colleague', about: { person: '새 사람' } },
    ]);
    expect(await rolesWith(ours, 'company.join')).toEqual(['owner']);
    expect(await rolesWith(await firm('남'), 'company.join')).toEqual([]);
    await ours.owner.letIn({ id, role: 'viewer' });
    expect(await kindsOf(ours.owner)).toEqual([]);
  });

  it('S2.1 tells operators of a case that nobody else has taken, and its applicant alone of what is sent back', async () => {
    const applicant = await apply();
    const [first, second] = [await admin(), await admin()];
    expect((await first.client.listTasks()).rows).toMatchObject([
      // Submitted on a Sunday: due two working days later.
      { kind: 'case.decide', id: applicant.caseId, waiter: 'partner', dueOn: '2026-11-17', about: { kind: 'claim' } },
    ]);
    expect(await kindsOf(applicant.client)).toEqual(['company.confirm']);
    await first.client.takeCase({ ...(await seen(applicant.caseId)), isTakeover: false });
    expect(await kindsOf(first.client)).toEqual(['case.decide']);
    expect(await kindsOf(second.client)).toEqual([]);
    const fields = [{ field: 'representative' as const, note: '?' }];
    await first.client.askCorrection({ ...(await seen(applicant.caseId)), fields });
    expect(await kindsOf(first.client)).toEqual([]);
    expect((await applicant.client.listTasks()).rows).toMatchObject([
      { kind: 'company.correct', id: applicant.caseId, waiter: 'partner', about: { company: '124-81-00998' } },
    ]);
    const { companyId } = await world
      .db()
      .selectFrom('company_member')
      .select('company_id as companyId')
      .where('user_id', '=', applicant.userId)
      .executeTakeFirstOrThrow();
    expect(await rolesWith({ id: companyId }, 'company.correct')).toEqual([]);
    const { version } = await seen(applicant.caseId);
    await applicant.client.sendCorrection({ version, representative: '김한빛' });
    expect(await kindsOf(applicant.client)).toEqual(['company.confirm']);
  });

  it('S2.1 tells operators of mails that could not be delivered', async () => {
    const words = { recipient: 'a@b.test', subject: '초대', body_text: '-', body_html: '-', kind: 'test' };
    const at = { created_at: world.clock().toISOString(), language: 'kr' as const };
    const { id } = await insertMail(world.db(), { ...words, ...at, state: 'failed' });
    await insertMail(world.db(), { ...words, ...at, state: 'kept' });
    expect((await (await admin()).client.listTasks()).rows).toMatchObject([
      { kind: 'mail.failed', id, waiter: 'time', about: { subject: '초대' } },
    ]);
  });

  it('S2.1 puts first what another waits for, then a colleague, then time; each by its day and by who waits longest', async () => {
    const made = await pair();
    const { buyer } = made;
    await buyer.owner.addCertificate(certificate('2026-12-01'));
    await buyer.owner.addCertificate(certificate('2026-11-20'));
    await world.person({ role: 'supplier', company_id: buyer.id, membership: 'requested' });
    world.passHours(1);
    await ship(made, 100);
    await receive(made, 50);
    world.passHours(1);
    const customer = await firm('고객사');
    await propose(customer, await product(customer, '제품'), buyer);
    const tasks = (await buyer.owner.listTasks()).rows;
    expect(tasks.map(({ kind, dueOn }) => `${kind} ${dueOn}`)).toEqual([
      'flow.mismatch ',
      'link.answer ',
      'company.join ',
      'certificate.ending 2026-11-20',
      'certificate.ending 2026-12-01',
    ]);
    const [second, third] = [
      await buyer.owner.listTasks({ page: 2, size: 2 }),
      await buyer.owner.listTasks({ page: 3, size: 2 }),
    ];
    expect([...second.rows, ...third.rows]).toEqual(tasks.slice(2));
  });

  it('S6.2 gives a newcomer nothing', async () => {
    const company = await firm('회사');
    const newcomer = world.withToken(
      await world.token({ role: 'supplier', company_id: company.id, membership: 'requested' }),
    );
    await expect(newcomer.listTasks()).rejects.toMatchObject({ code: 'access.denied' });
    await expect(newcomer.getDashboard()).rejects.toMatchObject({ code: 'access.denied' });
  });
});
