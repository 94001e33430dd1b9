import { type Contract, type Endpoint, type Examples, examples, flowContract } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { TIME, useFlowCanaries } from '../../test/fixtures/flow/canaries.ts';
import { goodRequest } from '../../test/fixtures/fuzz/requests.ts';
import type { Caller } from '../../test/fixtures/world/world.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { isGate } from '../../test/suite.ts';

const world = useWorld();
const { entered, enter, secretsOf, everything, firm, member, product, propose } = useFlowCanaries(world);

const shown: Examples<Contract> = examples;
const endpoints: [string, Endpoint][] = Object.entries(flowContract);
type Made = Awaited<ReturnType<typeof entered>>;
let made: Made;
world.arrange(async () => {
  made = await entered();
});

type Inputs = Record<keyof typeof flowContract, Record<string, unknown>>;

/**
 * Inputs for every endpoint of the slice, about records of the two companies. A new endpoint does not compile until it
 * is listed here.
 */
const askingAbout = ({ owned }: Made): Inputs => {
  const { rowId, linkId, messageId, factoryId, productId, productionId } = owned;
  const [row, time, place] = [{ id: rowId }, { productId, ...TIME }, { factoryId, productId }];
  const entry = { linkId, fromFactoryId: factoryId, period: '2026-07', quantity: 1, unit: 'KGM' };
  const value = { quantity: 1, unit: 'KGM', isChecked: false, figureVersion: 0 };
  return {
    listFlowRows: { linkId, productId, factoryId, side: '', state: [], from: TIME.from, to: TIME.to },
    getFlowRow: row,
    listFlowEvents: row,
    listFlowChoices: { search: '⟦', side: '' },
    saveFlowRows: { rows: [entry, { ...entry, linkId: undefined, rowId, version: 1 }] },
    getQuarterSheet: { period: '2026-Q4' },
    saveQuarterDrafts: { period: '2026-Q4', lines: [{ key: { linkId, fromFactoryId: factoryId }, version: 0, value }] },
    sendQuarterSheet: { period: '2026-Q4', lines: [{ key: { linkId, fromFactoryId: factoryId }, version: 1 }] },
    removeFlowFigure: { ...row, version: 1 },
    sayToFlow: row,
    settleFlow: { ...row, messageId },
    exportFlows: { linkId, productId, factoryId, side: '', format: 'csv' },
    importFlows: { apply: 'yes' },
    listTransformations: place,
    getTransformation: place,
    saveTransformation: { ...place, inputs: [] },
    listTransformationEvents: place,
    removeTransformation: { id: productionId },
    getMassBalance: place,
    setTolerance: { productId },
    getFlowMap: time,
    getFlowQuarters: time,
    getFlowBand: { ...time, key: `${made.lithium.id} ${made.cathodes.id}  own` },
    exportFlowMap: time,
    exportFlowEvents: time,
    traceFlow: { ...time, linkId, through: made.lithium.id },
  };
};

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Returns the same input with ids that do not exist. */
const elsewhere = (input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(input).replace(ID, () => crypto.randomUUID()));
/** Leaves out ids, and the time at which a file was made. */
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body.replace(ID, '').replace(/"(creationDate|validFrom)": "[^"]+"|dte\/-\d+/g, ''),
];

/** Refers to others by name, because a file can contain anything. */
const FILE = '기간,구분,거래처,우리 제품,수량,단위\r\n2026-07,출고,⟦비밀⟧ 리튬,⟦비밀⟧ 제품,1,KGM\r\n';

/** Returns what the slice answers to questions about the row, in every endpoint. */
const cells = async (token: string | null) => {
  const about: Record<string, Record<string, unknown>> = askingAbout(made);
  const ask = (endpoint: Endpoint, input: Record<string, unknown>) =>
    world.inject(goodRequest(endpoint, { input, file: Buffer.from(FILE) }), token);
  const found = [];
  for (const [name, endpoint] of endpoints) {
    const input = { ...shown[name]?.input, ...about[name] };
    found.push({ name, endpoint, nowhere: await ask(endpoint, elsewhere(input)), answer: await ask(endpoint, input) });
  }
  return found;
};

type Secrets = ReturnType<typeof secretsOf>;
type Kind = keyof Secrets;
const hidden = (knows: Kind[]) =>
  Object.entries(secretsOf(made)).flatMap(([kind, words]) => (knows.some((item) => item === kind) ? [] : words));
const revealedIn = (body: string, words: string[]) => words.filter((word) => body.includes(word));

const tokenOf = (company_id: string, companyRole: 'owner' | 'viewer' = 'owner') =>
  world.token({ role: 'supplier', company_id, companyRole, email_confirmed_at: world.clock().toISOString() });

type Standpoint = { companyId: string; role?: 'owner' | 'viewer'; knows: Kind[] };
const known = {
  seller: ['seller', 'buyer', 'goods', 'row', 'sellersOwn'],
  buyer: ['seller', 'buyer', 'goods', 'row', 'buyersOwn'],
} satisfies Record<string, Kind[]>;

const INSIDE: Record<string, () => Standpoint> = {
  'the company that sent it': () => ({ companyId: made.lithium.id, knows: known.seller }),
  'the company that received it': () => ({ companyId: made.cathodes.id, knows: known.buyer }),
  'a viewer of the company that sent it': () => ({
    companyId: made.lithium.id,
    role: 'viewer',
    knows: known.seller,
  }),
};

const OUTSIDE: Record<string, () => Standpoint | Promise<Standpoint>> = {
  'the customer of its receiver': () => ({ companyId: made.cells.id, knows: ['buyer'] }),
  'the customer of that one': () => ({ companyId: made.car.id, knows: [] }),
  'another customer in the same chain': () => ({ companyId: made.rival.id, knows: [] }),
  'another supplier of its receiver': () => ({ companyId: made.other.id, knows: ['buyer'] }),
  'another customer of its sender': () => ({ companyId: made.customer.id, knows: ['seller', 'goods'] }),
  'a company of no chain': async () => ({ companyId: (await firm('남의 회사')).id, knows: [] }),
  'a viewer of such a one': async () => ({ companyId: (await firm('남의 회사')).id, role: 'viewer', knows: [] }),
  'one that has proposed a link to its sender by a number': async () => {
    const stranger = await firm('남의 회사');
    const { id } = await propose(stranger, await product(stranger, '물건'), made.lithium);
    await enter(stranger, id, 10);
    return { companyId: stranger.id, knows: [] };
  },
  'a company that is not verified': async () => ({ companyId: await world.company('5550000000'), knows: [] }),
};

/** Returns what a company is shown when it asks about the row, when it asks about its own, and without asking. */
const leaksTo = async ({ companyId, role = 'owner', knows }: Standpoint) => {
  const words = hidden(knows);
  const own = await member(companyId, role);
  const faults: unknown[] = [];
  const look = (name: string, body: string) => {
    const revealed = revealedIn(body, words);
    if (revealed.length > 0) faults.push({ name, revealed, body: body.slice(0, 300) });
  };
  look('everything', await everything(own));
  const answers = await cells(await tokenOf(companyId, role));
  for (const { name, answer } of answers) look(name, answer.body);
  look('everything after', await everything(own));
  look('mails', JSON.stringify(await mailsTo(companyId)));
  return { faults, answers };
};

const mailsTo = async (companyId: string) => {
  const people = world
    .db()
    .selectFrom('company_member as member')
    .innerJoin('account_user as person', 'person.id', 'member.user_id')
    .select('person.email')
    .where('member.company_id', '=', companyId);
  const emails = (await people.execute()).map(({ email }) => email);
  return (await world.mails()).filter(({ recipient }) => emails.includes(recipient));
};
/** Standpoints that see no more than others here; the gate leaves them to `npm run test:all`. */
const ALIKE = ['a viewer of such a one', 'a viewer of the company that sent it', 'a company that is not verified'];
const standpoints = <T>(table: Record<string, T>) =>
  Object.entries(table).filter(([name]) => !isGate || !ALIKE.includes(name));

describe('every endpoint of the slice', () => {
  it.each(standpoints(OUTSIDE))(
    'A1 A2 A3 A5 A7 tells nothing of a row to %s, and answers as if it were nowhere',
    async (_, standpoint) => {
      const { faults, answers } = await leaksTo(await standpoint());
      expect(faults).toEqual([]);
      for (const { name, answer, nowhere } of answers) {
        expect(outcome(answer), name).toEqual(outcome(nowhere));
        expect(answer.statusCode, name).toBeLessThan(500);
      }
    },
    240_000,
  );

  it.each(standpoints(INSIDE))(
    'A1 A5 tells %s what both know and its own, and nothing that is the other’s alone',
    async (_, standpoint) => {
      const viewer = standpoint();
      const own = await member(viewer.companyId, viewer.role);
      // Proves that what is looked for can be found at all.
      const body = await everything(own);
      for (const kind of viewer.knows) expect(revealedIn(body, secretsOf(made)[kind]), kind).not.toEqual([]);
      const { faults, answers } = await leaksTo(viewer);
      expect(faults).toEqual([]);
      const refused = answers.filter(({ answer }) => answer.statusCode === 403).map(({ name }) => name);
      const writes = endpoints.filter(([, { method, body }]) => method !== 'GET' && body !== 'file');
      expect(refused).toEqual(viewer.role === 'viewer' ? writes.map(([name]) => name) : []);
    },
    240_000,
  );

  it('A1 is closed to whoever is not signed in, and to the operator', async () => {
    for (const [token, status] of [[null, 401] as const, [await world.token({}), 403] as const])
      for (const { name, answer } of await cells(token)) {
        expect([name, answer.statusCode]).toEqual([name, status]);
        expect(revealedIn(answer.body, hidden([])), name).toEqual([]);
      }
  }, 120_000);

  it('A3 says of a number alone neither whose it is nor whether anybody has it', async () => {
    const stranger = await firm('남의 회사');
    const ask = async (number: string) => {
      const { id: linkId } = await stranger.owner.proposeLink({
        side: 'buyer',
        productId: await product(stranger, '물건'),
        businessNumber: number,
        words: { company: '우리가 부르는 이름', product: '부품' },
      });
      const id = await enter(stranger, linkId, 10);
      const say = (owner: Caller) =>
        owner.sayToFlow({ id, text: '?' }).then(
          () => 'said',
          ({ code }) => code,
        );
      const { acts, partner } = await stranger.owner.getFlowRow({ id });
      return { id, linkId, seen: { acts, partner, reply: await say(stranger.owner) } };
    };
    const [taken, free] = [await ask(made.lithium.number), await ask('2208162517')];
    expect(taken.seen).toEqual(free.seen);
    // Entering a figure is no agreement to the link: the notice names the other side as its reader does.
    await enter(made.lithium, taken.linkId, 20);
    const notices = JSON.stringify(await stranger.owner.listNotices());
    expect(notices).toContain('flow.differs');
    expect(revealedIn(notices, hidden([]))).toEqual([]);
    expect((await stranger.owner.getFlowRow({ id: taken.id })).acts).toContain('say');
  });
});
