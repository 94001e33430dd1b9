import { paper } from '../timeline/sample-pdf.ts';
import { found, type Play } from '../timeline/seed-context.ts';

/** Adds what operators, reviewers and companies configure for themselves. */
export const runPortal = (play: Play) => {
  const { stage, walk } = play;
  walk.on(180, 11, async () => {
    for (const [by, body] of PHRASES) await stage.as(by).addPhrase({ severity: 'must', body });
  });
  walk.on(176, 14, () =>
    stage.as('reviewer').addRiskEntry({
      kind: 'sector',
      country: null,
      name: '면화 재배',
      level: 'medium',
      source: '이음 운영팀(데모)',
      sourceDate: walk.day(200),
      note: '산지를 지역까지 확인합니다.',
    }),
  );
  walk.on(40, 10, () =>
    stage.as('verifier').reviewAccessMonth({ month: walk.day(75).slice(0, 7), note: '특이 사항 없음' }),
  );
  walk.on(2, 17, () => stage.as('verifier').inviteAdmin({ email: 'third-operator@demo.invalid' }));
  setUpCompanies(play);
};

const setUpCompanies = ({ stage, walk, factories, products }: Play) => {
  walk.on(130, 11, () =>
    stage.as('C01').setNoticePreference({ kind: 'supply.linkAnswered', inApp: true, byMail: false }),
  );
  walk.on(118, 16, () => stage.as('C07.editor').setTolerance({ productId: found(products, 'P08').id, percent: 4 }));
  walk.on(57, 16, () => {
    const file = paper('도금 작업장 배치도', ['작업장 900㎡ · 도금조 6기'], '배치도.pdf');
    const evidence = { factoryId: found(factories, 'F028'), kind: 'other' as const, caption: '작업장 배치도' };
    return stage.as('C17').addEvidence({ ...evidence, file });
  });
  walk.on(25, 10, async () => {
    const { rows } = await stage.as('C02').listSupplyFlags({ code: 'SINGLE_SOURCE' });
    const [flag] = rows;
    if (!flag) throw new Error('there is nothing to snooze');
    const reason = '두 번째 공급사의 시제품을 평가하고 있습니다.';
    await stage.as('C02').snoozeFlag({ code: flag.code, subjectId: flag.subjectId, until: walk.day(-60), reason });
  });
};

const PHRASES = [
  ['C01', '인증서가 만료되었습니다. 갱신한 인증서를 올려 주세요.'],
  ['C01', '기준일이 1년보다 오래되었습니다. 최근 값을 적어 주세요.'],
  ['C02.editor', '원산지 국가와 지역을 함께 적어 주세요.'],
  ['reviewer', '수치의 근거가 되는 문서를 첨부해 주세요.'],
] as const;
