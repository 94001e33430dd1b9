import { paper } from '../timeline/sample-pdf.ts';
import { found, type SeedContext } from '../timeline/seed-context.ts';

/** Adds what operators, reviewers and companies configure for themselves. */
export const addSettings = (context: SeedContext) => {
  const { actors, timeline } = context;
  timeline.on(180, 11, async () => {
    for (const [by, body] of PHRASES) await actors.as(by).addPhrase({ severity: 'must', body });
  });
  timeline.on(176, 14, () =>
    actors.as('reviewer').addRiskEntry({
      kind: 'sector',
      country: null,
      name: '면화 재배',
      level: 'medium',
      source: '이음 운영팀(데모)',
      sourceDate: timeline.day(200),
      note: '산지를 지역까지 확인해요.',
    }),
  );
  timeline.on(40, 10, () =>
    actors.as('verifier').reviewAccessMonth({ month: timeline.day(75).slice(0, 7), note: '특이 사항 없음' }),
  );
  timeline.on(2, 17, () => actors.as('verifier').inviteAdmin({ email: 'third-operator@demo.invalid' }));
  setUpCompanies(context);
};

const setUpCompanies = ({ actors, timeline, factories, products }: SeedContext) => {
  timeline.on(130, 11, () =>
    actors.as('C01').setNoticePreference({ kind: 'supply.linkAnswered', inApp: true, byMail: false }),
  );
  timeline.on(118, 16, () =>
    actors.as('C07.editor').setTolerance({ productId: found(products, 'P08').id, percent: 4 }),
  );
  timeline.on(57, 16, () => {
    const file = paper('도금 작업장 배치도', ['작업장 900㎡ · 도금조 6기'], '배치도.pdf');
    const evidence = { factoryId: found(factories, 'F028'), kind: 'other' as const, caption: '작업장 배치도' };
    return actors.as('C17').addEvidence({ ...evidence, file });
  });
  timeline.on(25, 10, async () => {
    const { rows } = await actors.as('C02').listSupplyFlags({ code: 'SINGLE_SOURCE' });
    const [flag] = rows;
    if (!flag) throw new Error('there is nothing to snooze');
    const reason = '두 번째 공급사의 시제품을 평가하고 있습니다.';
    await actors.as('C02').snoozeFlag({ code: flag.code, subjectId: flag.subjectId, until: timeline.day(-60), reason });
  });
};

const PHRASES = [
  ['C01', '인증서가 만료되었습니다. 갱신한 인증서를 올려 주세요.'],
  ['C01', '기준일이 1년보다 오래되었습니다. 최근 값을 적어 주세요.'],
  ['C02.editor', '원산지 국가와 지역을 함께 적어 주세요.'],
  ['reviewer', '수치의 근거가 되는 문서를 첨부해 주세요.'],
] as const;
