import { createHash, randomInt } from 'node:crypto';
import { canonicalJson, type DeclarationState, examples, SNAPSHOT_FORMAT } from '@ieum/contract';
import { insertComment } from '../src/review/deciding.store.ts';
import { insertAuthor, insertDeclaration } from '../src/review/declaration.store.ts';
import { insertForm } from '../src/review/form.store.ts';
import { insertRequests } from '../src/review/request.store.ts';
import { insertRound } from '../src/review/round.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Sides = { respondentId: string; reviewerId: string | null };
type More = { kind?: 'factory' | 'questionnaire'; factoryId?: string; by?: string };

const { content, name, questions } = examples.getReviewTemplate.output;

/** Declarations at any point of their way, as rows: for whoever needs one and not its way there. */
export const useReviewRows = (world: World) => {
  const db = world.db;
  const moment = () => world.clock().toISOString();

  /** A version of a questionnaire that nobody else has. */
  const form = async () => {
    const words = { name: JSON.stringify(name), content: JSON.stringify(content), questions };
    const key = { ready_key: `test-${crypto.randomUUID()}`, template_id: null, version: 1 };
    return (await insertForm(db(), { ...words, ...key, created_at: moment(), by: null })).id;
  };

  const request = async (asker: string, supplier: string) => {
    const about = { kind: 'questionnaire', form_id: await form(), link_id: null, purpose: '평가' } as const;
    const sides = { asker_company_id: asker, supplier_company_id: supplier, forwarded_from_id: null };
    const rest = { due_on: '2099-12-15', validity_months: 12, created_at: moment(), created_by: null };
    const [made] = await insertRequests(db(), [
      { ...about, ...sides, ...rest, reminded_at: null, next_reminder_on: null },
    ]);
    return made?.id ?? '';
  };

  const snapshotOf = (declarationId: string, round: number) => {
    const company = { name: '누리셀에너지', nameEnglish: '', country: 'KR' };
    return canonicalJson({
      ...{ format: SNAPSHOT_FORMAT, declarationId, edition: 1, round, kind: 'factory', respondent: company },
      ...{ reviewer: null, purpose: '', subject: { name: { kr: '', en: '', cn: '', jp: '' }, from: '', to: '' } },
      ...{ submittedAt: moment(), form: null, values: [{ path: 'factory.name', value: '오창 공장' }] },
    });
  };

  const declaration = async (state: DeclarationState, { respondentId, reviewerId }: Sides, more: More = {}) => {
    const { kind = 'factory', factoryId = null, by } = more;
    const id = crypto.randomUUID();
    const round = state === 'draft' ? 0 : 1;
    const made = await insertDeclaration(db(), {
      ...{ id, line_id: id, edition: 1, respondent_company_id: respondentId, reviewer_company_id: reviewerId },
      ...{ request_id: null, kind, form_id: kind === 'questionnaire' ? await form() : null, factory_id: factoryId },
      ...{ product_id: null, due_on: null, state, round, respondent_name: '누리셀에너지', saved_by: by ?? null },
      ...{ answers: JSON.stringify(kind === 'questionnaire' ? { employees: 42 } : {}), saved_at: moment() },
      ...{ reopened: state === 'changes_requested' ? '["factory"]' : null, taken_by: null, first_approver: null },
      ...{ submitted_at: round ? moment() : null, decided_at: null, valid_to: null, next_turn_on: null },
      ...{ created_at: moment(), updated_at: moment() },
    });
    if (by) await insertAuthor(db(), id, by);
    if (round > 0) {
      const snapshot = snapshotOf(id, round);
      const hash = createHash('sha256').update(snapshot).digest('hex');
      const undecided = { decision: null, decided_at: null, decided_by: null, second_by: null, submitted_by: null };
      await insertRound(db(), { declaration_id: id, round, snapshot, hash, submitted_at: moment(), ...undecided });
    }
    return { id, version: made.version, round };
  };

  const comment = async (declarationId: string, severity: 'must' | 'info', isPublished = false) => {
    const row = { declaration_id: declarationId, round: 1, path: 'factory.name', severity, body: '확인', by: null };
    const published = { published_at: isPublished ? moment() : null, created_at: moment() };
    return (await insertComment(db(), { ...row, ...published })).id;
  };

  const firm = async () => world.company(String(randomInt(1e9, 1e10)));

  return { form, request, declaration, comment, firm };
};
