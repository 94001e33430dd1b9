import { declaredQuarter } from '../fixtures/date-shift.ts';
import { paper } from '../timeline/sample-pdf.ts';
import { found, type SeedContext } from '../timeline/seed-context.ts';
import { addCorrectiveActions } from './actions.ts';
import { addDeclarationSteps, type DeclarationIds, readDeclaration } from './declaration-steps.ts';
import { requestedDeclarations } from './declarations.ts';
import { buildQuestionnaire } from './questionnaire.ts';
import { addSeries } from './series.ts';
import { unrequestedDeclarations } from './unrequested-declarations.ts';

/** Adds requests, recurring ones too, declarations and corrective actions in every state. */
export const reviewDeclarations = (context: SeedContext) => {
  const declarationIds: DeclarationIds = { requests: new Map(), declarations: new Map(), forms: new Map() };
  const last = declaredQuarter(context.demo.as_of);
  buildQuestionnaire(context, declarationIds);
  for (const history of [...requestedDeclarations(last), ...unrequestedDeclarations(last)])
    addDeclarationSteps(context, declarationIds, history);
  addSeries(context, declarationIds);
  renewChassis(context, declarationIds);
  askInside(context, declarationIds);
  askOnly(context, last);
  addCorrectiveActions(context, declarationIds);
};

/** The next edition replaces the first. */
const renewChassis = (context: SeedContext, declarationIds: DeclarationIds) => {
  const { actors, timeline } = context;
  timeline.on(26, 10, async () => {
    const id = found(declarationIds.declarations, 'chassis factory');
    const { id: next, version } = await actors.as('C03').renewDeclaration({ id });
    await actors.as('C03').submitDeclaration({ id: next, version });
    declarationIds.declarations.set('chassis factory again', next);
  });
  timeline.on(23, 14, async () => {
    const { id, version, round } = await readDeclaration(context, declarationIds, 'chassis factory again', 'C01');
    const taken = await actors.as('C01').takeReview({ id, version, round });
    await actors.as('C01').approveDeclaration({ id, version: taken.version, round });
  });
};

/** A colleague checks a declaration before it is submitted, and the company discusses a returned one. */
const askInside = (context: SeedContext, declarationIds: DeclarationIds) => {
  const { actors, timeline } = context;
  timeline.on(4, 17, async () => {
    const { id, version } = await readDeclaration(context, declarationIds, 'cathode flows', 'C07.editor');
    const memberId = actors.personOf('C07').id;
    await actors.as('C07.editor').askApproval({ id, version, memberId, note: '보내기 전에 한번 봐 주세요.' });
  });
  timeline.on(22, 16, () => {
    const file = paper('갱신 심사 접수증', ['ISO 14001 · 심사 접수'], '심사 접수증.pdf');
    const declarationId = found(declarationIds.declarations, 'dyed fabric factory');
    return actors.as('C39.editor').attachFile({ declarationId, path: 'attachments', file });
  });
  timeline.on(13, 15, async () => {
    const { comments } = await readDeclaration(context, declarationIds, 'dyed fabric factory', 'C39.editor');
    const [first] = comments;
    if (first)
      await actors
        .as('C39.editor')
        .replyToComment({ id: first.id, text: '갱신 심사를 받았고 인증서를 기다리고 있습니다.' });
  });
};

type Only = {
  asker: string;
  to: string;
  kind: 'factory' | 'flows' | 'questionnaire';
  on: number;
  due: number;
  purpose: string;
};

/** Adds requests that have no answer yet, or never get one. */
const askOnly = (context: SeedContext, last: string) => {
  const { actors, timeline } = context;
  const requests = new Map<string, string>();
  const send = async ({ asker, to, kind, due, purpose }: Only, forwardedFrom: string | null = null) => {
    const form = kind === 'questionnaire' ? ('self-assessment' as const) : null;
    const time = kind === 'flows' ? { from: last, to: last } : {};
    const recipients = [{ companyId: actors.companyId(to) }];
    const request = { kind, form, purpose, recipients, dueOn: timeline.day(due), forwardedFrom, ...time };
    const { ids } = await actors.as(asker).askForDeclarations(request);
    requests.set(`${asker} ${to} ${kind}`, ids[0] ?? '');
  };
  for (const entry of ONLY) timeline.on(entry.on, 11, () => send(entry));
  const idOf = (key: string) => found(requests, key);
  timeline.on(16, 10, () =>
    actors.as('C04').declineReviewRequest({
      id: idOf('C01 C04 flows'),
      reason: '하이퐁공장 이전으로 이번 분기 물량은 다음 달에 확정됩니다.',
    }),
  );
  timeline.on(38, 10, () =>
    actors
      .as('C01')
      .cancelReviewRequest({ id: idOf('C01 C06 factory'), reason: '같은 내용을 정기 평가에서 묻기로 했습니다.' }),
  );
  timeline.on(8, 10, async () => {
    for (const to of ['C07', 'C10'])
      await send(
        { asker: 'C02', to, kind: 'questionnaire', on: 8, due: -2, purpose: '고객사 요청에 따른 자가진단' },
        idOf('C01 C02 questionnaire'),
      );
  });
  timeline.on(2, 9.5, () => actors.as('C01').remindReviewRequest({ id: idOf('C01 C03 flows') }));
};

const ONLY: Only[] = [
  { asker: 'C01', to: 'C02', kind: 'questionnaire', on: 18, due: -3, purpose: '인권·환경 실사' },
  { asker: 'C01', to: 'C03', kind: 'flows', on: 36, due: 8, purpose: '분기 물량 확인' },
  { asker: 'C01', to: 'C04', kind: 'flows', on: 30, due: -9, purpose: '분기 물량 확인' },
  { asker: 'C01', to: 'C06', kind: 'factory', on: 44, due: 20, purpose: '신규 라인 확인' },
  { asker: 'C16', to: 'C17', kind: 'factory', on: 11, due: -3, purpose: '도금 협력사 정기 점검' },
  { asker: 'C20', to: 'C23', kind: 'factory', on: 40, due: -14, purpose: '니켈 책임 조달 확인' },
  { asker: 'C35', to: 'C36', kind: 'questionnaire', on: 21, due: -10, purpose: '봉제 공장 노동 환경 확인' },
];
