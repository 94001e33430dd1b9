import { expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { inSavepoint } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { noticeJobs } from '../notice.jobs.ts';

const world = useWorld();
const { verified, member } = useCompanies(world);

const sendAll = async () => {
  const delivered: string[] = [];
  const { linkOf } = world.platform.outbox;
  const deliver = async ({ kind, recipient }: { kind: string; recipient: string }) => {
    delivered.push(`${kind} ${recipient}`);
  };
  const { handlers } = noticeJobs({ deliver, linkOf, clock: world.clock, onKept: () => undefined });
  const database = { inTransaction: inSavepoint(world) };
  const errors: unknown[] = [];
  await createJobs({ database, clock: world.clock, handlers, onError: (error) => errors.push(error) }).runDue();
  expect(errors).toEqual([]);
  return delivered;
};

it('22.8 sends nobody a letter about a company that they were removed from before it left', async () => {
  const companyId = await verified();
  const owner = await member(companyId);
  const editor = await member(companyId, 'editor', { email: 'gone@test.kr' });
  const stays = await member(companyId, 'editor', { email: 'stays@test.kr' });
  for (const { id } of [editor, stays]) await owner.changeMemberRole({ id, role: 'viewer' });
  await owner.removeMember({ id: editor.id });
  expect((await sendAll()).sort()).toEqual([
    'company.membershipEnded gone@test.kr',
    'company.roleChanged stays@test.kr',
  ]);
  expect((await world.mails()).map(({ recipient }) => recipient).sort()).toEqual(['gone@test.kr', 'stays@test.kr']);
});
