import type { contract, Declaration, DeclarationKind, Input } from '@ieum/contract';
import { companyOf } from '../timeline/actors.ts';
import { found, type Play } from '../timeline/seed-context.ts';

type Comment = { path: string; severity: 'must' | 'should' | 'info'; body: string };
type Ask = Partial<Omit<Input<typeof contract.askForDeclarations>, 'kind' | 'recipients' | 'dueOn'>>;
type Answer = string | number;

/** The history of one declaration, in days ago; a missing field has not happened yet. */
export type Scene = {
  key: string;
  kind: DeclarationKind;
  /** The company that requests it; without one, the operator reviews. */
  asker?: string;
  by: string;
  asked?: { on: number; due: number; told: Ask & { purpose: string }; link?: string };
  about?: { factory?: string; product?: string; from?: string; to?: string; form?: 'self-assessment' };
  answers?: Record<string, Answer>;
  begun?: number;
  handedIn?: number;
  taken?: { on: number; by: string };
  comments?: Comment[];
  approved?: { on: number; by: string; note?: string; validTo?: number };
  returned?: { on: number; by: string; note: string };
  rejected?: { on: number; by: string; reason: string };
};

/** Ids of requests and declarations, by the keys of their histories. */
export type Papers = { requests: Map<string, string>; declarations: Map<string, string>; forms: Map<string, string> };

/** Adds each step at its day. */
export const playScene = (play: Play, papers: Papers, scene: Scene) => {
  const { walk } = play;
  const { asked, begun, handedIn, taken, approved, returned, rejected } = scene;
  const hour = 9.6 + (scene.key.length % 7);
  if (asked) walk.on(asked.on, hour, () => ask(play, papers, scene));
  if (begun !== undefined) walk.on(begun, hour, () => begin(play, papers, scene));
  if (handedIn !== undefined) walk.on(handedIn, hour + 0.4, () => handIn(play, papers, scene));
  if (taken) walk.on(taken.on, hour + 0.8, () => take(play, papers, scene));
  if (approved) walk.on(approved.on, hour + 1.2, () => approve(play, papers, scene));
  if (returned) walk.on(returned.on, hour + 1.2, () => sendBack(play, papers, scene));
  if (rejected) walk.on(rejected.on, hour + 1.2, () => reject(play, papers, scene));
};

export const seenBy = ({ stage }: Play, papers: Papers, key: string, by: string): Promise<Declaration> =>
  stage.as(by).getDeclaration({ id: found(papers.declarations, key) });

const ask = async (play: Play, { requests, forms }: Papers, { key, kind, asker = '', by, asked }: Scene) => {
  if (!asked) return;
  const { told, due, link } = asked;
  const recipient = { companyId: play.stage.companyId(companyOf(by)), linkId: link ? found(play.links, link) : null };
  const form = kind === 'questionnaire' ? (forms.get(companyOf(asker)) ?? 'self-assessment') : null;
  const dueOn = play.walk.day(due);
  const { ids } = await play.stage
    .as(asker)
    .askForDeclarations({ kind, form, recipients: [recipient], dueOn, ...told });
  requests.set(key, ids[0] ?? '');
};

const subjectOf = (play: Play, { about = {} }: Scene) => ({
  factoryId: about.factory ? found(play.factories, about.factory) : null,
  productId: about.product ? found(play.products, about.product).id : null,
  from: about.from ?? null,
  to: about.to ?? null,
});

const begin = async (play: Play, papers: Papers, scene: Scene) => {
  const { key, kind, by, about, answers = {} } = scene;
  const caller = play.stage.as(by);
  const requestId = papers.requests.get(key);
  const unasked = { kind, form: about?.form ?? null };
  const begun = await caller.startDeclaration({
    ...(requestId ? { requestId } : unasked),
    ...subjectOf(play, scene),
  });
  papers.declarations.set(key, begun.id);
  const filled = Object.entries(answers).map(([name, value]) => ({ key: name, value, was: null }));
  if (filled.length > 0) await caller.saveAnswers({ id: begun.id, answers: filled });
};

const handIn = async (play: Play, papers: Papers, { key, by }: Scene) => {
  const { id, version } = await seenBy(play, papers, key, by);
  await play.stage.as(by).submitDeclaration({ id, version });
};

const take = async (play: Play, papers: Papers, { key, taken, comments = [] }: Scene) => {
  if (!taken) return;
  const caller = play.stage.as(taken.by);
  const { id, version, round } = await seenBy(play, papers, key, taken.by);
  await caller.takeReview({ id, version, round });
  for (const comment of comments) await caller.addComment({ id, round, ...comment });
};

const approve = async (play: Play, papers: Papers, { key, approved }: Scene) => {
  if (!approved) return;
  const { by, note = '', validTo } = approved;
  const { id, version, round } = await seenBy(play, papers, key, by);
  const until = validTo === undefined ? null : play.walk.day(validTo);
  await play.stage.as(by).approveDeclaration({ id, version, round, note, validTo: until });
};

const sendBack = async (play: Play, papers: Papers, { key, returned }: Scene) => {
  if (!returned) return;
  const { id, version, round } = await seenBy(play, papers, key, returned.by);
  await play.stage.as(returned.by).returnDeclaration({ id, version, round, note: returned.note });
};

const reject = async (play: Play, papers: Papers, { key, rejected }: Scene) => {
  if (!rejected) return;
  const { id, version, round } = await seenBy(play, papers, key, rejected.by);
  await play.stage.as(rejected.by).rejectDeclaration({ id, version, round, reason: rejected.reason });
};
