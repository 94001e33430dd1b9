import { sql } from 'kysely';
import { idAt } from './id-parameters.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type KnownFor = (name: string) => Promise<Record<string, unknown>>;

/** Of each kind of record, the operation whose own input names one, and where. */
const KINDS = {
  action: ['getAction', 'id'],
  actionEvidence: ['removeActionEvidence', 'id'],
  attachment: ['detachFile', 'id'],
  certificate: ['getCertificate', 'id'],
  comment: ['changeComment', 'id'],
  company: ['getSeenDocument', 'id'],
  declaration: ['getDeclaration', 'id'],
  disclosedDocument: ['getSeenDocument', 'documentId'],
  document: ['getDocument', 'id'],
  evidence: ['removeEvidence', 'id'],
  factory: ['getFactory', 'id'],
  flowMessage: ['settleFlow', 'messageId'],
  flowRow: ['getFlowRow', 'id'],
  grant: ['answerSight', 'id'],
  import: ['getImport', 'id'],
  invitation: ['revokeInvitation', 'id'],
  link: ['getLink', 'id'],
  maskedCompany: ['getSupplyCompany', 'id'],
  member: ['changeMemberRole', 'id'],
  notice: ['markNotice', 'id'],
  phrase: ['updatePhrase', 'id'],
  product: ['getProduct', 'id'],
  question: ['withdrawSight', 'id'],
  request: ['getReviewRequest', 'id'],
  session: ['endSession', 'id'],
  supplyInvitation: ['revokeSupplyInvitation', 'id'],
  template: ['updateReviewTemplate', 'id'],
  transformation: ['removeTransformation', 'id'],
} as const satisfies Record<string, readonly [operation: string, place: string]>;

/** What an operator alone deals with. */
const OPERATORS_KINDS = {
  adminInvite: ['revokeAdminInvite', 'id'],
  case: ['getCase', 'id'],
  codeList: ['removeCodeList', 'id'],
  mail: ['getMail', 'id'],
  riskEntry: ['removeRiskEntry', 'id'],
  standard: ['updateStandard', 'id'],
  user: ['inspectUser', 'id'],
  userSession: ['endUserSession', 'sessionId'],
} as const satisfies Record<string, readonly [operation: string, place: string]>;

export type Kind = keyof typeof KINDS | keyof typeof OPERATORS_KINDS | 'billLine';

/** Which kind stands at a place, where an operation's own example does not say it: by the place, or by operation and place. */
const KIND_OF: Record<string, Kind> = {
  'addReviewTemplate copyOf': 'template',
  'changeFactories after': 'factory',
  'getReviewTemplate id': 'template',
  'changeFactories ids[]': 'factory',
  'listAccesses of': 'company',
  'markAllRead upTo': 'notice',
  'openAction flag.subjectId': 'link',
  'saveAnswers answers[].value[].id': 'attachment',
  'saveAnswers answers[].was[].id': 'attachment',
  'verifyCase others[].id': 'case',
  actionId: 'action',
  commentId: 'comment',
  company: 'company',
  companyId: 'company',
  declarationId: 'declaration',
  documentId: 'disclosedDocument',
  factoryId: 'factory',
  'factoryIds[]': 'factory',
  form: 'template',
  forwardedFrom: 'request',
  fromFactoryId: 'factory',
  'buyerFactoryIds[]': 'factory',
  'supplierFactoryIds[]': 'factory',
  inputId: 'billLine',
  'addProduct inputs[].id': 'billLine',
  'updateProduct inputs[].id': 'billLine',
  linkId: 'link',
  'confirmLinks links[].id': 'link',
  'inviteSupplier link.id': 'link',
  memberId: 'member',
  messageId: 'flowMessage',
  ownerId: 'member',
  person: 'member',
  productId: 'product',
  requestId: 'request',
  rowId: 'flowRow',
  standard: 'standard',
  'standard[]': 'standard',
  standardId: 'standard',
  subjectId: 'link',
  through: 'maskedCompany',
  toFactoryId: 'factory',
  userId: 'user',
};

const lastOf = (place: string) => place.split('.').at(-1) ?? '';

/** Real ids of somebody else's records, of every kind that there is. */
export const useForeignIds = (world: World, member: () => Promise<KnownFor>, operator: () => Promise<KnownFor>) => {
  const realOf = async (kind: Kind): Promise<string | undefined> => {
    if (kind === 'billLine') {
      await (await member())('getMassBalance');
      return lineOf(world, (await realOf('company')) ?? '');
    }
    if (kind in OPERATORS_KINDS) {
      const [operation, place] = OPERATORS_KINDS[kind as keyof typeof OPERATORS_KINDS];
      return idAt(await (await operator())(operation), place);
    }
    const [operation, place] = KINDS[kind as keyof typeof KINDS];
    return idAt(await (await member())(operation), place);
  };
  /** What the owner of such a record would name there. */
  const foreignAt = async (operation: string, place: string, isOperators: boolean) => {
    const known = await (await (isOperators ? operator : member)())(operation);
    const own = idAt(known, place);
    if (own) return own;
    const kind = KIND_OF[`${operation} ${place}`] ?? KIND_OF[lastOf(place)];
    return kind && realOf(kind);
  };
  /** By what else its owner is known. */
  const marksOf = async () => {
    const { rows } = await sql<{ mark: string }>`
      select person.email as mark from account_user person join company_member member on member.user_id = person.id
      where member.company_id = ${await realOf('company')}
      union select business_number from company where id = ${await realOf('company')}`.execute(world.db());
    return rows.map(({ mark }) => mark);
  };
  return {
    marksOf,
    kinds: [...Object.keys(KINDS), ...Object.keys(OPERATORS_KINDS), 'billLine'] as Kind[],
    realOf,
    foreignAt,
  };
};

const lineOf = async (world: World, companyId: string) => {
  const { rows } = await sql<{ id: string }>`
    select line ->> 'id' as id from supply_product product, jsonb_array_elements(product.details -> 'inputs') line
    where product.company_id = ${companyId} limit 1`.execute(world.db());
  return rows[0]?.id;
};
