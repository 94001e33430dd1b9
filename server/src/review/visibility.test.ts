import { type Contract, type Endpoint, type Examples, examples, reviewContract } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { goodRequest } from '../../test/fixtures/fuzz/requests.ts';
import { simplePdf } from '../../test/fixtures/pdf/corpus.ts';
import { useReviewCanaries } from '../../test/fixtures/review/canaries.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { isGate } from '../../test/suite.ts';

const world = useWorld();
const { made: make, secretsOf, everything, firm, member } = useReviewCanaries(world);

const shown: Examples<Contract> = examples;
const endpoints: [string, Endpoint][] = Object.entries(reviewContract);
type Made = Awaited<ReturnType<typeof make>>;
let made: Made;
let pdf: Buffer;
world.arrange(async () => {
  made = await make();
  pdf = Buffer.from(await simplePdf());
});

type Inputs = Record<keyof typeof reviewContract, Record<string, unknown>>;

/**
 * Inputs for every endpoint of the slice, about the two companies' own records. A new endpoint does not compile until
 * it is listed here.
 */
const askingAbout = ({ supplier, requestId, templateId, review, seriesId }: Made): Inputs => {
  const { id, fileId, keptId, commentId, secretId, actionId, evidenceId, hash } = review;
  const [target, seen, request] = [{ id, version: 1 }, { id, version: 1, round: 2 }, { id: requestId }];
  const [template, action] = [
    { id: templateId, version: 1 },
    { id: actionId, version: 1 },
  ];
  const series = { id: seriesId, version: 1 };
  const search = '⟦';
  return {
    listReviewRequests: { side: 'received', search, sort: 'dueOn' },
    getReviewRequest: request,
    listReviewSuppliers: { search },
    declineReviewRequest: request,
    cancelReviewRequest: request,
    askForDeclarations: { form: templateId, recipients: [{ companyId: supplier.id }], forwardedFrom: requestId },
    remindReviewRequest: request,
    changeReviewDue: request,
    listReviewSeries: { search, state: '' },
    getReviewSeries: { id: seriesId },
    getSeriesAnswers: { id: seriesId },
    startReviewSeries: { kind: 'questionnaire', form: templateId },
    updateReviewSeries: { ...series, recipients: [supplier.id] },
    pauseReviewSeries: series,
    resumeReviewSeries: series,
    endReviewSeries: series,
    skipSeriesPeriod: series,
    remindSeries: { id: seriesId, period: '2026-Q3' },
    listReviewTemplates: {},
    getReviewTemplate: { id: templateId },
    addReviewTemplate: { copyOf: templateId },
    updateReviewTemplate: template,
    publishReviewTemplate: template,
    retireReviewTemplate: template,
    listOwnDeclarations: { search, state: '' },
    startDeclaration: { requestId },
    chooseSubject: { ...target, factoryId: null },
    saveAnswers: { id },
    attachFile: { declarationId: id },
    detachFile: { id: keptId },
    previewDeclaration: { id },
    askApproval: target,
    answerApproval: target,
    withdrawApproval: target,
    submitDeclaration: target,
    recallDeclaration: target,
    removeDraft: target,
    renewDeclaration: { id },
    replyToComment: { id: commentId },
    listReviewQueue: { show: 'all', due: '', search },
    takeReview: seen,
    releaseReview: seen,
    addComment: { id, round: 2, path: 'answers.policy' },
    changeComment: { id: secretId },
    removeComment: { id: secretId },
    approveDeclaration: seen,
    returnDeclaration: seen,
    rejectDeclaration: seen,
    approveDeclarations: { items: [seen] },
    listPhrases: {},
    addPhrase: {},
    updatePhrase: {},
    removePhrase: {},
    getDeclaration: { id },
    getReviewRound: { id, round: 1 },
    listDeclarationEvents: { id },
    exportDeclaration: { id },
    getReviewFile: { id: fileId },
    // The check is open to everybody and shows no names.
    checkHash: { hash: hash.replace(/./g, '0') },
    listActions: { side: '', declarationId: id, search },
    getAction: { id: actionId },
    openAction: { declarationId: id, commentId },
    moveAction: action,
    assignAction: { ...action, ownerId: supplier.owner.id },
    askExtension: action,
    answerExtension: action,
    addActionEvidence: { actionId },
    removeActionEvidence: { id: evidenceId },
  };
};

const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** Replaces all ids by those of no record. */
const elsewhere = (input: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(input).replace(ID, () => crypto.randomUUID()));
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, body.replace(ID, '')];

/** Calls every endpoint about the review, and about a record that does not exist. */
const cells = async (token: string | null) => {
  const about: Record<string, Record<string, unknown>> = askingAbout(made);
  const ask = (endpoint: Endpoint, input: Record<string, unknown>) =>
    world.inject(goodRequest(endpoint, { input, file: pdf }), token);
  const found = [];
  for (const [name, endpoint] of endpoints) {
    const input = { ...shown[name]?.input, ...about[name] };
    found.push({ name, nowhere: await ask(endpoint, elsewhere(input)), answer: await ask(endpoint, input) });
  }
  return found;
};

type Kind = keyof ReturnType<typeof secretsOf>;
const hidden = (knows: Kind[]) =>
  Object.entries(secretsOf(made)).flatMap(([kind, words]) => (knows.some((known) => known === kind) ? [] : words));
const wordsIn = (body: string, words: string[]) => words.filter((word) => body.includes(word));

type Standpoint = { companyId: string | null; role?: 'owner' | 'viewer'; knows: Kind[] };
const OUTSIDE: Record<string, () => Standpoint | Promise<Standpoint>> = {
  'another supplier of the one that asks': () => ({ companyId: made.sibling.id, knows: ['asker'] }),
  'another customer of the one that answers': () => ({ companyId: made.rival.id, knows: ['supplier'] }),
  'a supplier of the one that answers, to whom it passes the question on': () => ({
    companyId: made.below.id,
    knows: ['supplier', 'below'],
  }),
  'a company of no chain': async () => ({ companyId: (await firm('남의 회사')).id, knows: [] }),
  'a viewer of such a one': async () => ({ companyId: (await firm('남의 회사')).id, role: 'viewer', knows: [] }),
  'a company that is not verified': async () => ({ companyId: await world.company('5550000000'), knows: [] }),
  'the operator, who was not asked': () => ({ companyId: null, knows: [] }),
};
const INSIDE: Record<string, () => Standpoint> = {
  'the company that answers': () => ({
    companyId: made.supplier.id,
    knows: ['asker', 'supplier', 'both', 'answering', 'below'],
  }),
  'the company that reviews': () => ({
    companyId: made.asker.id,
    knows: ['asker', 'supplier', 'both', 'reviewing'],
  }),
  'a viewer of the company that reviews': () => ({
    companyId: made.asker.id,
    role: 'viewer',
    knows: ['asker', 'supplier', 'both', 'reviewing'],
  }),
};

/** Viewpoints that see no more than another one in these lists. The gate leaves them to `npm run test:all`. */
const ALIKE = ['a viewer of such a one', 'a viewer of the company that reviews', 'a company that is not verified'];
const standpoints = <T>(table: Record<string, T>) =>
  Object.entries(table).filter(([name]) => !isGate || !ALIKE.includes(name));

const callerOf = async ({ companyId, role = 'owner' }: Standpoint) =>
  companyId === null ? world.admin() : member(companyId, role);
const tokenOf = ({ companyId, role = 'owner' }: Standpoint) =>
  companyId === null
    ? world.token({})
    : world.token({
        role: 'supplier',
        company_id: companyId,
        companyRole: role,
        email_confirmed_at: world.clock().toISOString(),
      });

const mailsTo = async ({ companyId }: Standpoint) => {
  const people = world
    .db()
    .selectFrom('account_user as person')
    .leftJoin('company_member as member', 'member.user_id', 'person.id');
  const ours =
    companyId === null ? people.where('person.role', '=', 'admin') : people.where('member.company_id', '=', companyId);
  const emails = (await ours.select('person.email').execute()).map(({ email }) => email);
  return (await world.mails()).filter(({ recipient }) => emails.includes(recipient));
};

/** Finds secrets in the answers about the review, in the answers about own records, and in mails. */
const leaksTo = async (standpoint: Standpoint) => {
  const words = hidden(standpoint.knows);
  const own = await callerOf(standpoint);
  const faults: unknown[] = [];
  const look = (name: string, body: string) => {
    const leaked = wordsIn(body, words);
    if (leaked.length > 0) faults.push({ name, leaked, body: body.slice(0, 300) });
  };
  look('everything', await everything(own));
  const answers = await cells(await tokenOf(standpoint));
  // A bulk approval repeats the ids that the caller sent.
  const echoed = (name: string, body: string) => (name === 'approveDeclarations' ? body.replace(ID, '') : body);
  for (const { name, answer } of answers) look(name, echoed(name, answer.body));
  look('everything after', await everything(own));
  look('mails', JSON.stringify(await mailsTo(standpoint)));
  return { faults, answers };
};

describe('every endpoint of the slice', () => {
  it.each(standpoints(OUTSIDE))(
    'S2.4 tells nothing of a review to %s, and answers as if it were nowhere',
    async (_, standpoint) => {
      const { faults, answers } = await leaksTo(await standpoint());
      expect(faults).toEqual([]);
      for (const { name, answer, nowhere } of answers) {
        expect([name, ...outcome(answer)]).toEqual([name, ...outcome(nowhere)]);
        expect(answer.statusCode, name).toBeLessThan(500);
      }
    },
    240_000,
  );

  it.each(standpoints(INSIDE))(
    'S2.4 tells %s what both know and its own, and nothing that is the other’s alone',
    async (_, standpoint) => {
      const viewpoint = standpoint();
      // Proves that the secrets can be found at all.
      const body = await everything(await callerOf(viewpoint));
      for (const kind of viewpoint.knows) expect(wordsIn(body, secretsOf(made)[kind]), kind).not.toEqual([]);
      const { faults } = await leaksTo(viewpoint);
      expect(faults).toEqual([]);
    },
    240_000,
  );

  it('S2.4 is closed to whoever is not signed in, and to newcomers, but for one question', async () => {
    const newcomer = await world.token({ role: 'supplier', company_id: made.supplier.id, membership: 'requested' });
    for (const [token, status] of [[null, 401] as const, [newcomer, 403] as const])
      for (const { name, answer } of await cells(token)) {
        expect([name, answer.statusCode]).toEqual([name, name === 'checkHash' ? 200 : status]);
        expect(wordsIn(answer.body, hidden([])), name).toEqual([]);
      }
  }, 120_000);
});
