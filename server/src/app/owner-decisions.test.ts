import { type Contract, contract, type Endpoint, type Examples, examples } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, usePeople } from '../../test/fixtures/world/people.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const DECISIONS = [
  'changeMemberRole',
  'disableMember',
  'enableMember',
  'removeMember',
  'passOnOwnership',
  'leaveCompany',
  'answerDisclosure',
  'grantDisclosure',
  'revokeDisclosure',
];
const NEEDED = 'session.password_needed';

const world = useWorld();
const people = usePeople(world);
const endpoints: Contract = contract;
const samples: Examples<Contract> = examples;

const decide = async (name: string, { method, path }: Endpoint, token: string) => {
  const sample = samples[name]?.input ?? {};
  const url = `/api${path.replace(/:(\w+)/g, (_, key: string) => String(sample[key] ?? ''))}`;
  const answer = await world.inject({ method, url, ...(method !== 'DELETE' && { payload: sample }) }, token);
  return answer.json().result.code;
};

describe.each(DECISIONS)('%s', (name) => {
  it('22.14 asks an owner for the password ten minutes after it was given, and then for ten minutes no more', async () => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    await people.add();
    const token = await people.tokenOf();
    world.passMinutes(10.1);
    expect(await decide(name, endpoint, token)).toBe(NEEDED);
    await people.post('/password/confirm', { password: PASSWORD }, { token });
    expect(await decide(name, endpoint, token)).not.toBe(NEEDED);
    world.passMinutes(9);
    expect(await decide(name, endpoint, token)).not.toBe(NEEDED);
  });

  it('22.14 takes the password of one session for no other', async () => {
    const endpoint = endpoints[name];
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    await people.add();
    const [mine, stolen] = [await people.tokenOf(), await people.tokenOf()];
    world.passMinutes(10.1);
    await people.post('/password/confirm', { password: PASSWORD }, { token: mine });
    expect(await decide(name, endpoint, stolen)).toBe(NEEDED);
  });
});
