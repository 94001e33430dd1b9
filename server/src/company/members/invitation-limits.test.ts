import { expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { isGate } from '../../../test/suite.ts';

const world = useWorld({ limitFactor: 1 });
const { verified, member } = useCompanies(world);
const TOO_MANY = { status: 429, code: 'request.too_many' };
const PER_DAY = 50;
const TRIED = isGate ? 60 : 500;

const countSent = async (owner: Awaited<ReturnType<typeof member>>, count: number) => {
  let sent = 0;
  for (let no = 0; no < count; no++) {
    const made = await owner.inviteMember({ email: `a${no}@test.kr`, role: 'viewer' }).catch((error) => error);
    if ('id' in made) sent += 1;
    else expect(made).toMatchObject(TOO_MANY);
  }
  return sent;
};

it('lets a company invite fifty a day, not more, and another as many', async () => {
  const owner = await member(await verified());
  expect(await countSent(owner, TRIED)).toBe(PER_DAY);
  expect((await owner.listInvitations({})).total).toBe(PER_DAY);
  const otherOwner = await member(await verified('2208162517'));
  expect(await countSent(otherOwner, 3)).toBe(3);
});

it('fills no mailbox, however many companies invite it', async () => {
  const inviting = async (number: number) => {
    const owner = await member(await verified(String(2_000_000_000 + number)));
    return owner.inviteMember({ email: 'lee@test.kr', role: 'viewer' });
  };
  for (let number = 0; number < 5; number++) await inviting(number);
  await expect(inviting(5)).rejects.toMatchObject(TOO_MANY);
});

it('sends one invitation again three times a day', async () => {
  const owner = await member(await verified());
  const { id } = await owner.inviteMember({ email: 'lee@test.kr', role: 'viewer' });
  for (let time = 0; time < 3; time++) await owner.resendInvitation({ id });
  await expect(owner.resendInvitation({ id })).rejects.toMatchObject(TOO_MANY);
});
