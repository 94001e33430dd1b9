import { examples, factoryDetails, linkFigures, partnerWords, productDetails } from '@ieum/contract';
import { addFactory } from '../src/factory/factory.saving.ts';
import { insertAction } from '../src/review/action.store.ts';
import { insertActionEvidence } from '../src/review/action-record.store.ts';
import { putApproval } from '../src/review/approval.store.ts';
import { insertAttachments } from '../src/review/attachment.store.ts';
import { insertPhrase } from '../src/review/phrase.store.ts';
import { insertTemplate } from '../src/review/template.store.ts';
import { actingOn, confirm } from '../src/supply/link.acting.ts';
import { addLink } from '../src/supply/link.proposing.ts';
import { addProduct } from '../src/supply/product.saving.ts';
import { useReviewRows } from './review-rows.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Whose = { companyId: string; userId: string; isAdmin: boolean };
type Known = Record<string, unknown>;

/** What the caller needs to be served, made when it is asked for: as the side that answers, or as the one that reviews. */
export const reviewKnown = (
  world: World,
  { companyId, userId, isAdmin }: Whose,
  addDocument: (userId: string) => Promise<string>,
) => {
  const { request, declaration, comment, firm } = useReviewRows(world);
  const db = world.db();
  const at = world.clock();
  const moment = at.toISOString();
  const reviewerId = isAdmin ? null : companyId;

  const own = async (state: Parameters<typeof declaration>[0], kind?: 'questionnaire') =>
    declaration(state, { respondentId: companyId, reviewerId: await firm() }, { ...(kind && { kind }), by: userId });
  const theirs = async (state: Parameters<typeof declaration>[0]) =>
    declaration(state, { respondentId: await firm(), reviewerId });
  const one = async (state: Parameters<typeof declaration>[0], kind?: 'questionnaire') => {
    const { id, version } = await own(state, kind);
    return { id, version };
  };
  const factory = async () => {
    const details = factoryDetails.parse({ name: `공장 ${crypto.randomUUID()}`, country: 'KR' });
    const registered = { companyId, by: userId, at, confirmedAt: null, kind: 'registered', state: 'active' } as const;
    return (await addFactory(db, { ...registered, details })).id;
  };
  const colleague = () => world.person({ role: 'supplier', company_id: companyId, companyRole: 'editor' });
  const approvalOf = async (personId: string) => {
    const asked = await one('draft', 'questionnaire');
    const rest = { asked_by: null, asked_at: moment, draft_version: 1, is_approved: null, answered_at: null };
    await putApproval(db, { declaration_id: asked.id, person_id: personId, ...rest });
    return asked;
  };
  const attached = async () => {
    const { id } = await own('draft');
    const row = { declaration_id: id, path: 'attachments', document_id: await addDocument(userId) };
    const [made] = await insertAttachments(db, [{ ...row, handed_in_round: null, created_at: moment }]);
    return { id: made?.id ?? '' };
  };
  /** A direct supplier. */
  const supplier = async () => {
    const partnerId = await firm();
    const make = async (of: string) => {
      const details = productDetails.parse({ name: `제품 ${crypto.randomUUID()}` });
      const registered = { companyId: of, by: userId, at, details, state: 'active', kind: 'registered' } as const;
      return (await addProduct(db, registered)).id;
    };
    const told = { side: 'buyer', productId: await make(companyId), note: '', isUnidentified: false } as const;
    const words = partnerWords.parse({ company: '상대', product: '원료' });
    const asking = { ...told, words, figures: linkFigures.parse({}) };
    const proposed = await addLink(db, { companyId, by: userId, at }, asking, { companyId: partnerId, number: '' });
    const answer = actingOn(proposed, { companyId: partnerId, by: userId, at }, proposed.version, 'confirm');
    await confirm(db, answer, await make(partnerId));
    return partnerId;
  };
  const template = async () => {
    const { name, content } = examples.getReviewTemplate.output;
    const words = { name: JSON.stringify(name), content: JSON.stringify(content) };
    const times = { created_at: moment, updated_at: moment, updated_by: null };
    const made = await insertTemplate(db, { company_id: companyId, ...words, ...times });
    return { id: made.id, version: 1 };
  };
  const action = async (side: 'owner' | 'asker', more: object = {}) => {
    const sides =
      side === 'owner'
        ? { owner_company_id: companyId, asker_company_id: await firm() }
        : { owner_company_id: await firm(), asker_company_id: reviewerId };
    const rest = { title: '보완', description: '', due_on: '2099-01-31', next_reminder_on: null, created_by: null };
    const nothing = { owner_id: null, declaration_id: null, comment_id: null, flag_code: null, flag_subject_id: null };
    const extension = { extension_until: null, extension_at: null };
    const times = { created_at: moment, updated_at: moment };
    const made = await insertAction(db, { ...sides, ...rest, ...nothing, ...extension, ...times, ...more });
    return { id: made.id, version: 1 };
  };
  const evidence = async () => {
    const { id: action_id } = await action('owner');
    const document_id = await addDocument(userId);
    return { id: (await insertActionEvidence(db, { action_id, document_id, created_at: moment })).id };
  };
  const phrase = async () => ({ id: (await insertPhrase(db, reviewerId, { severity: 'must', body: '-' }, at)).id });
  const said = async (severity: 'must' | 'info') => {
    const seen = await theirs('in_review');
    return { seen, commentId: await comment(seen.id, severity) };
  };
  const ours = async () => ({ id: await request(companyId, await firm()) });
  const seenAt = async (state: Parameters<typeof declaration>[0]) => ({ id: (await theirs(state)).id });
  const extended = { extension_until: '2099-02-28', extension_reason: '-', extension_at: moment };

  const makers: Record<string, () => Promise<Known>> = {
    ...{ getReviewRequest: ours, cancelReviewRequest: ours, remindReviewRequest: ours, changeReviewDue: ours },
    askForDeclarations: async () => ({ recipients: [{ companyId: await supplier() }] }),
    declineReviewRequest: async () => ({ id: await request(await firm(), companyId) }),
    ...{ updateReviewTemplate: template, publishReviewTemplate: template, retireReviewTemplate: template },
    startDeclaration: async () => ({ requestId: await request(await firm(), companyId) }),
    chooseSubject: async () => ({ ...(await one('draft')), factoryId: await factory() }),
    saveAnswers: async () => ({ id: (await one('draft', 'questionnaire')).id }),
    attachFile: async () => ({ declarationId: (await one('draft')).id }),
    detachFile: attached,
    previewDeclaration: async () => ({ id: (await one('draft', 'questionnaire')).id }),
    askApproval: async () => ({ ...(await one('draft', 'questionnaire')), memberId: await colleague() }),
    answerApproval: () => approvalOf(userId),
    withdrawApproval: async () => approvalOf(await colleague()),
    submitDeclaration: () => one('draft', 'questionnaire'),
    recallDeclaration: () => one('submitted'),
    removeDraft: () => one('draft'),
    renewDeclaration: async () => ({ id: (await one('approved', 'questionnaire')).id }),
    replyToComment: async () => ({ id: await comment((await own('changes_requested')).id, 'must', true) }),
    takeReview: () => theirs('submitted'),
    releaseReview: () => theirs('in_review'),
    addComment: async () => ({ id: (await theirs('in_review')).id, path: 'factory.name' }),
    changeComment: async () => ({ id: (await said('info')).commentId }),
    removeComment: async () => ({ id: (await said('info')).commentId }),
    approveDeclaration: () => theirs('in_review'),
    returnDeclaration: async () => (await said('must')).seen,
    rejectDeclaration: () => theirs('in_review'),
    approveDeclarations: async () => ({ items: [await theirs('in_review')] }),
    ...{ updatePhrase: phrase, removePhrase: phrase },
    getDeclaration: () => seenAt('in_review'),
    getReviewRound: () => seenAt('approved'),
    listDeclarationEvents: () => seenAt('approved'),
    exportDeclaration: () => seenAt('approved'),
    getReviewFile: attached,
    getAction: async () => ({ id: (await action('owner')).id }),
    openAction: async () => ({ declarationId: (await theirs('in_review')).id, commentId: null }),
    moveAction: () => action('owner'),
    assignAction: async () => ({ ...(await action('owner')), ownerId: userId }),
    askExtension: () => action('owner'),
    answerExtension: () => action('asker', extended),
    addActionEvidence: async () => ({ actionId: (await action('owner')).id }),
    removeActionEvidence: evidence,
  };
  const made = new Map<string, Promise<Known>>();
  return async (name: string): Promise<Known> => {
    const input = made.get(name) ?? makers[name]?.() ?? Promise.resolve({});
    made.set(name, input);
    return input;
  };
};
