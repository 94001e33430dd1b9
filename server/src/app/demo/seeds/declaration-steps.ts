import type { contract, Declaration, DeclarationKind, Input } from '@ieum/contract';
import { companyOf } from '../timeline/actors.ts';
import { found, type SeedContext } from '../timeline/seed-context.ts';

type Comment = { path: string; severity: 'must' | 'should' | 'info'; body: string };
type Ask = Partial<Omit<Input<typeof contract.askForDeclarations>, 'kind' | 'recipients' | 'dueOn'>>;
type Answer = string | number;

/** The history of one declaration, in days ago; a missing field has not happened yet. */
export type DeclarationHistory = {
  key: string;
  kind: DeclarationKind;
  /** The company that requests it; without one, the operator reviews. */
  requester?: string;
  by: string;
  request?: { on: number; due: number; details: Ask & { purpose: string }; link?: string };
  about?: { factory?: string; product?: string; from?: string; to?: string; form?: 'self-assessment' };
  answers?: Record<string, Answer>;
  begun?: number;
  submitted?: number;
  claimed?: { on: number; by: string };
  comments?: Comment[];
  approved?: { on: number; by: string; note?: string; validTo?: number };
  returned?: { on: number; by: string; note: string };
  rejected?: { on: number; by: string; reason: string };
};

/** Ids of requests and declarations, by the keys of their histories. */
export type DeclarationIds = {
  requests: Map<string, string>;
  declarations: Map<string, string>;
  forms: Map<string, string>;
};

/** Adds each step at its day. */
export const addDeclarationSteps = (
  context: SeedContext,
  declarationIds: DeclarationIds,
  history: DeclarationHistory,
) => {
  const { timeline } = context;
  const { request, begun, submitted, claimed, approved, returned, rejected } = history;
  const hour = 9.6 + (history.key.length % 7);
  if (request) timeline.on(request.on, hour, () => ask(context, declarationIds, history));
  if (begun !== undefined) timeline.on(begun, hour, () => begin(context, declarationIds, history));
  if (submitted !== undefined) timeline.on(submitted, hour + 0.4, () => submit(context, declarationIds, history));
  if (claimed) timeline.on(claimed.on, hour + 0.8, () => claim(context, declarationIds, history));
  if (approved) timeline.on(approved.on, hour + 1.2, () => approve(context, declarationIds, history));
  if (returned) timeline.on(returned.on, hour + 1.2, () => returnToSupplier(context, declarationIds, history));
  if (rejected) timeline.on(rejected.on, hour + 1.2, () => reject(context, declarationIds, history));
};

export const readDeclaration = (
  { actors }: SeedContext,
  declarationIds: DeclarationIds,
  key: string,
  by: string,
): Promise<Declaration> => actors.as(by).getDeclaration({ id: found(declarationIds.declarations, key) });

const ask = async (
  context: SeedContext,
  { requests, forms }: DeclarationIds,
  { key, kind, requester = '', by, request }: DeclarationHistory,
) => {
  if (!request) return;
  const { details, due, link } = request;
  const recipient = {
    companyId: context.actors.companyId(companyOf(by)),
    linkId: link ? found(context.links, link) : null,
  };
  const form = kind === 'questionnaire' ? (forms.get(companyOf(requester)) ?? 'self-assessment') : null;
  const dueOn = context.timeline.day(due);
  const { ids } = await context.actors
    .as(requester)
    .askForDeclarations({ kind, form, recipients: [recipient], dueOn, ...details });
  requests.set(key, ids[0] ?? '');
};

const subjectOf = (context: SeedContext, { about = {} }: DeclarationHistory) => ({
  factoryId: about.factory ? found(context.factories, about.factory) : null,
  productId: about.product ? found(context.products, about.product).id : null,
  from: about.from ?? null,
  to: about.to ?? null,
});

const begin = async (context: SeedContext, declarationIds: DeclarationIds, history: DeclarationHistory) => {
  const { key, kind, by, about, answers = {} } = history;
  const caller = context.actors.as(by);
  const requestId = declarationIds.requests.get(key);
  const unrequested = { kind, form: about?.form ?? null };
  const begun = await caller.startDeclaration({
    ...(requestId ? { requestId } : unrequested),
    ...subjectOf(context, history),
  });
  declarationIds.declarations.set(key, begun.id);
  const filled = Object.entries(answers).map(([name, value]) => ({ key: name, value, was: null }));
  if (filled.length > 0) await caller.saveAnswers({ id: begun.id, answers: filled });
};

const submit = async (context: SeedContext, declarationIds: DeclarationIds, { key, by }: DeclarationHistory) => {
  const { id, version } = await readDeclaration(context, declarationIds, key, by);
  await context.actors.as(by).submitDeclaration({ id, version });
};

const claim = async (
  context: SeedContext,
  declarationIds: DeclarationIds,
  { key, claimed, comments = [] }: DeclarationHistory,
) => {
  if (!claimed) return;
  const caller = context.actors.as(claimed.by);
  const { id, version, round } = await readDeclaration(context, declarationIds, key, claimed.by);
  await caller.takeReview({ id, version, round });
  for (const comment of comments) await caller.addComment({ id, round, ...comment });
};

const approve = async (context: SeedContext, declarationIds: DeclarationIds, { key, approved }: DeclarationHistory) => {
  if (!approved) return;
  const { by, note = '', validTo } = approved;
  const { id, version, round } = await readDeclaration(context, declarationIds, key, by);
  const until = validTo === undefined ? null : context.timeline.day(validTo);
  await context.actors.as(by).approveDeclaration({ id, version, round, note, validTo: until });
};

const returnToSupplier = async (
  context: SeedContext,
  declarationIds: DeclarationIds,
  { key, returned }: DeclarationHistory,
) => {
  if (!returned) return;
  const { id, version, round } = await readDeclaration(context, declarationIds, key, returned.by);
  await context.actors.as(returned.by).returnDeclaration({ id, version, round, note: returned.note });
};

const reject = async (context: SeedContext, declarationIds: DeclarationIds, { key, rejected }: DeclarationHistory) => {
  if (!rejected) return;
  const { id, version, round } = await readDeclaration(context, declarationIds, key, rejected.by);
  await context.actors.as(rejected.by).rejectDeclaration({ id, version, round, reason: rejected.reason });
};
