import type { Declaration } from '@ieum/contract';
import { simplePdf } from './pdf-corpus.ts';
import { useReviewStages } from './review-stages.ts';
import type { Firm } from './supply.ts';
import type { Caller, useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

/** What the one that answers keeps to itself, what the one that reviews does, and what only the two of them know. */
const [ANSWER, REVIEW, BOTH] = ['⟦답하는쪽⟧', '⟦검토하는쪽⟧', '⟦둘만아는것⟧'];
const ASKED_BELOW = '⟦아래로물은것⟧';

/** Two companies with a review between them in which every field is marked, and everybody who stands near them. */
export const useReviewCanaries = (world: World) => {
  const stages = useReviewStages(world);
  const { firm, product, link, member } = stages;

  const words = (mark: string) => ({ kr: mark, en: '', cn: '', jp: '' });
  const questionnaire = async ({ owner }: Firm, mark: string) => {
    const question = { key: 'policy', kind: 'lines', words: words(`${mark} 질문`), isRequired: true } as const;
    const evidence = { key: 'evidence', kind: 'file', words: words(`${mark} 증빙`) } as const;
    const sections = [{ key: 'all', words: words(`${mark} 항목`), questions: [question, evidence] }];
    const { id, version } = await owner.addReviewTemplate({ name: words(`${mark} 질문지`) });
    const drafted = { id, version, name: words(`${mark} 질문지`), description: mark, content: { sections } };
    const saved = await owner.updateReviewTemplate(drafted);
    await owner.publishReviewTemplate({ id, version: saved.version });
    return id;
  };
  const pdf = async (name: string) => new File([new Uint8Array(await simplePdf())], name, { type: 'application/pdf' });

  type Two = { asker: Firm; supplier: Firm };
  const requested = async (
    { asker, supplier }: Two,
    form: string,
    mark: string,
    forwardedFrom: string | null = null,
  ) => {
    const told = { kind: 'questionnaire', form, purpose: `${mark} 목적`, message: `${mark} 말` } as const;
    const recipients = [{ companyId: supplier.id }];
    const asked = await asker.owner.askForDeclarations({ ...told, recipients, dueOn: '2026-12-15', forwardedFrom });
    return asked.ids[0] ?? '';
  };

  /** Answered, returned with comments, answered anew, and a task opened; a draft of what comes next beside it. */
  const reviewed = async ({ asker, supplier }: Two, requestId: string) => {
    const begun = await supplier.owner.startDeclaration({ requestId });
    const { id } = begun;
    const file = await supplier.owner.attachFile({
      ...{ declarationId: id, path: 'attachments', file: await pdf(`${BOTH} 첨부.pdf`) },
    });
    const kept = await supplier.owner.attachFile({
      ...{ declarationId: id, path: 'attachments', file: await pdf(`${ANSWER} 첨부.pdf`) },
    });
    await supplier.owner.detachFile({ id: kept.id });
    await supplier.owner.saveAnswers({
      id,
      answers: [{ key: 'policy', value: `${BOTH} 답`, was: null }],
      statement: { value: `${BOTH} 확인`, was: '' },
    });
    const colleague = await member(supplier.id, 'editor', { name: `${ANSWER} 동료` });
    const handIn = async () => {
      const now = await supplier.owner.getDeclaration({ id });
      const asking = { id, version: now.version, memberId: colleague.id, note: `${ANSWER} 물음` };
      const asked = await supplier.owner.askApproval(asking);
      const told = { id, version: asked.version, isApproved: true, note: `${ANSWER} 대답` };
      const allowed = await colleague.answerApproval(told);
      return colleague.submitDeclaration({ id, version: allowed.version });
    };
    const handedIn = await handIn();
    const one = ({ version, round }: Declaration) => ({ id, version, round });
    const taken = await asker.owner.takeReview(one(handedIn));
    const said = { id, round: 1, path: 'answers.policy', severity: 'must', body: `${BOTH} 지적` } as const;
    const { id: commentId } = await asker.owner.addComment(said);
    await asker.owner.returnDeclaration({ ...one(taken), note: `${BOTH} 돌려보냄` });
    await supplier.owner.replyToComment({ id: commentId, text: `${BOTH} 답글` });
    const was = `${BOTH} 답`;
    await supplier.owner.saveAnswers({ id, answers: [{ key: 'policy', value: `${BOTH} 고친 답`, was }] });
    const again = await handIn();
    await asker.owner.takeReview(one(again));
    const inside = { id, round: 2, path: 'answers.policy', severity: 'info', body: `${REVIEW} 아직` } as const;
    const { id: secretId } = await asker.owner.addComment(inside);
    const task = { title: `${BOTH} 과제`, description: `${BOTH} 할 일`, dueOn: '2026-12-31', declarationId: id };
    const { id: actionId } = await asker.owner.openAction({ ...task, commentId: secretId });
    const evidence = await supplier.owner.addActionEvidence({ actionId, file: await pdf(`${ANSWER} 준비.pdf`) });
    await asker.owner.addPhrase({ severity: 'must', body: `${REVIEW} 문구` });
    const { hash } = again;
    return { id, fileId: file.id, keptId: kept.id, commentId, secretId, actionId, evidenceId: evidence.id, hash };
  };

  const made = async () => {
    const [asker, supplier] = [await firm('⟦비밀⟧ 한빛모빌리티'), await firm('⟦비밀⟧ 누리셀에너지')];
    const [rival, sibling, below] = [await firm('경쟁모빌리티'), await firm('다른공급사'), await firm('아래공급사')];
    const pack = await product(supplier, '⟦비밀⟧ 배터리팩');
    const car = await product(asker, '전기차');
    await link(asker, car, supplier, pack);
    await link(rival, await product(rival, '경쟁차'), supplier, pack);
    await link(asker, car, sibling, await product(sibling, '모터'));
    await link(supplier, pack, below, await product(below, '양극재'));
    const form = await questionnaire(asker, BOTH);
    const requestId = await requested({ asker, supplier }, form, BOTH);
    const review = await reviewed({ asker, supplier }, requestId);
    // Others have dealings of their own with the two, so that there is something to mistake it for.
    const own = { kind: 'factory', dueOn: '2026-12-20' } as const;
    await rival.owner.askForDeclarations({ ...own, purpose: '경쟁사 목적', recipients: [{ companyId: supplier.id }] });
    await asker.owner.askForDeclarations({ ...own, purpose: '다른 목적', recipients: [{ companyId: sibling.id }] });
    const passedOn = await requested({ asker: supplier, supplier: below }, 'self-assessment', ASKED_BELOW, requestId);
    return { asker, supplier, rival, sibling, below, templateId: form, requestId, passedOn, review };
  };
  type Made = Awaited<ReturnType<typeof made>>;

  /** By what it is about: who knows it is said by whoever looks. */
  const secretsOf = ({ asker, supplier, requestId, templateId, passedOn, review }: Made) => {
    const { id, fileId, keptId, commentId, secretId, actionId, evidenceId, hash } = review;
    return {
      asker: [asker.name, asker.id, asker.number],
      supplier: [supplier.name, supplier.id, supplier.number],
      both: [BOTH, requestId, id, fileId, commentId, actionId, hash],
      answering: [ANSWER, keptId, evidenceId],
      reviewing: [REVIEW, secretId, templateId],
      below: [ASKED_BELOW, passedOn],
    };
  };

  /** Whatever somebody can come to know by asking about its own, in every way of asking. */
  const everything = async (by: Caller) => {
    const answers: unknown[] = [];
    const keep = async (ask: Promise<unknown>) => {
      const answer = await ask.catch((error) => `${error.code} ${JSON.stringify(error.fields)}`);
      answers.push(answer instanceof Blob ? await answer.text() : answer);
      return answer;
    };
    for (const side of ['asked', 'received'] as const) await keep(by.listReviewRequests({ side, search: '' }));
    for (const show of ['waiting', 'mine', 'returned', 'decided', 'all'] as const)
      await keep(by.listReviewQueue({ show }));
    await keep(by.listReviewQueue({ show: 'all', search: '⟦' }));
    await keep(by.listReviewSuppliers({ search: '' }));
    for (const ask of [by.listReviewTemplates(), by.listOwnDeclarations(), by.listPhrases(), by.listActions()])
      await keep(ask);
    await keep(by.listNotices({ size: 100 }));
    const ids = JSON.stringify(answers).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    for (const id of new Set(ids)) {
      await keep(by.getReviewRequest({ id }));
      await keep(by.getDeclaration({ id }));
      await keep(by.listDeclarationEvents({ id }));
      await keep(by.exportDeclaration({ id }));
      await keep(by.getReviewRound({ id, round: 1 }));
      await keep(by.getAction({ id }));
      await keep(by.getReviewTemplate({ id }));
    }
    return JSON.stringify(answers);
  };

  return { ...stages, made, secretsOf, everything };
};
