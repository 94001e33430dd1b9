import { paper } from '../timeline/sample-pdf.ts';
import type { SeedContext } from '../timeline/seed-context.ts';
import { type DeclarationIds, readDeclaration } from './declaration-steps.ts';

type Task = { history: string; by: string; title: string; description?: string; on: number; due: number };

/** Adds corrective actions in every state: open, begun, submitted, done and late. */
export const addCorrectiveActions = (context: SeedContext, declarationIds: DeclarationIds) => {
  const { actors, timeline } = context;
  const ids = new Map<string, string>();
  const open = async ({ history, by, title, description = '', due }: Task) => {
    const { id, comments } = await readDeclaration(context, declarationIds, history, by);
    const action = {
      title,
      description,
      dueOn: timeline.day(due),
      declarationId: id,
      commentId: comments[0]?.id ?? null,
    };
    ids.set(title, (await actors.as(by).openAction(action)).id);
  };
  const move = async (title: string, by: string, act: 'start' | 'submit' | 'accept', note = '') => {
    const { id, version } = await actors.as(by).getAction({ id: ids.get(title) ?? '' });
    await actors.as(by).moveAction({ id, version, move: act, note });
  };
  for (const task of TASKS) timeline.on(task.on, 16, () => open(task));
  const [renewal, guards, waste, power, permit, capacity] = TASKS.map(({ title }) => title);
  timeline.on(10, 10, async () => {
    const dyer = actors.as('C39');
    const { id, version } = await dyer.getAction({ id: ids.get(renewal ?? '') ?? '' });
    const reason = '인증기관의 심사 결과가 다음 달 초에 나옵니다.';
    await dyer.askExtension({ id, version, until: timeline.day(-25), reason });
  });
  timeline.on(128, 10, () => move(guards ?? '', 'C02.editor', 'start'));
  timeline.on(110, 10, () =>
    move(guards ?? '', 'C02.editor', 'submit', '방호문 12개소를 설치했고 점검표를 바꿨습니다.'),
  );
  timeline.on(106, 10, () => move(guards ?? '', 'C01.editor', 'accept', '확인했습니다.'));
  timeline.on(60, 10, () => move(waste ?? '', 'C03', 'start'));
  timeline.on(7, 15, () => {
    const file = paper('폐유 위탁 처리 대장', ['3분기 4건 · 위탁 처리 완료'], '처리 대장.pdf');
    return actors.as('C03').addActionEvidence({ actionId: ids.get(waste ?? '') ?? '', file });
  });
  timeline.on(6, 15, () => move(waste ?? '', 'C03', 'submit', '위탁 처리 대장을 다시 적었습니다.'));
  timeline.on(22, 10, () => move(power ?? '', 'C04', 'start'));
  timeline.on(40, 10, () => move(permit ?? '', 'C25', 'start'));
  timeline.on(31, 10, () => move(capacity ?? '', 'C16', 'start'));
  timeline.on(14, 11, () => ownTask(context));
};

/** Adds an action that a company sets for itself, from a flag of its own data. */
const ownTask = async ({ actors, timeline }: SeedContext) => {
  const cell = actors.as('C02');
  const { rows } = await cell.listSupplyFlags({ code: 'CERT_EXPIRING' });
  const [flag] = rows;
  if (!flag) return;
  await cell.openAction({
    title: 'ISO 45001 갱신 심사 일정 잡기',
    dueOn: timeline.day(-2),
    ownerId: actors.personOf('C02.editor').id,
    flag: { code: flag.code, subjectId: flag.subjectId },
  });
};

const TASKS: Task[] = [
  { history: 'dyed fabric factory', by: 'C36.editor', title: 'ISO 14001 인증서 갱신', on: 15, due: -5 },
  { history: 'cell factory', by: 'C01.editor', title: '충방전실 방호문 보완', on: 136, due: 105 },
  { history: 'chassis factory', by: 'C01', title: '폐유 처리 대장 보완', on: 70, due: -12 },
  { history: 'harness check', by: 'C01.second', title: '전력 사용량 측정 계획', on: 50, due: -30 },
  { history: 'refinery factory', by: 'reviewer', title: '코발트 수출 허가서 사본', on: 50, due: 9 },
  { history: 'connector factory', by: 'reviewer', title: '생산능력 산출 근거', on: 41, due: -8 },
  { history: 'cathode year', by: 'reviewer', title: '입고 저울 교정 성적서', on: 26, due: -15 },
];
