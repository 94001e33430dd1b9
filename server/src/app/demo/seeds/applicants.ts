import type { SeedContext } from '../timeline/seed-context.ts';
import { CLOSED_NUMBER } from '../timeline/tax-office.ts';
import { signUp } from './companies.ts';

/** Adds recent applicants: two wait, one must correct something, one wants to join, one was refused. */
export const registerNewcomers = (context: SeedContext) => {
  const { actors, timeline, demo } = context;
  const opened = '2018-03-05';
  const caseOf = async (number: string) => {
    const [waiting] = (await actors.as('verifier').listCases({ search: number, state: 'all', order: 'newest' })).rows;
    if (!waiting) throw new Error(`nobody waits with ${number}`);
    return waiting;
  };
  const taken = async (number: string) => {
    const { id, version } = await caseOf(number);
    return actors.as('verifier').takeCase({ id, version });
  };
  const describe = async (key: string, name: string, representative: string) => {
    const { version } = await actors.as(key).getCompany();
    await actors.as(key).updateCompany({ name, representative, openedOn: opened, version });
  };

  timeline.on(63, 10, async () => {
    await signUp(context, {
      key: 'newcomer',
      name: '진해솔',
      number: '0508100509',
      nth: 81,
      company: '해솔상사',
      openedOn: opened,
    });
  });
  timeline.on(61, 11, async () => {
    const { id, version } = await taken('0508100509');
    await actors
      .as('verifier')
      .rejectCase({ id, version, reason: '제출한 등록증의 상호와 대표자가 신청 내용과 다릅니다.' });
    actors.enter('newcomer', { ...actors.personOf('newcomer'), role: 'newcomer' });
  });
  timeline.on(9, 14, async () => {
    await signUp(context, {
      key: 'correcting',
      name: '방채은',
      number: '0488700487',
      nth: 82,
      company: '(주)채움정공',
      openedOn: opened,
      issued: 130,
    });
    await describe('correcting', '(주)채움정공', '방채은');
  });
  timeline.on(7, 10, async () => {
    const { id, version } = await taken('0488700487');
    const fields = [
      { field: 'certificate' as const, note: '발급한 지 3개월이 지났습니다. 새로 발급받아 올려 주세요.' },
      { field: 'address' as const, note: '사업장 소재지를 등록증과 같게 적어 주세요.' },
    ];
    await actors.as('verifier').askCorrection({ id, version, fields });
  });
  timeline.on(3, 10, async () => {
    await signUp(context, {
      key: 'waiting',
      name: '추가람',
      number: '0468100460',
      nth: 83,
      company: '가람테크(주)',
      openedOn: opened,
    });
    await describe('waiting', '가람테크(주)', '추가람');
  });
  timeline.on(2, 15, async () => {
    await signUp(context, {
      key: 'closed',
      name: '마도경',
      number: CLOSED_NUMBER,
      nth: 84,
      company: '도경금속',
      openedOn: opened,
    });
    await describe('closed', '도경금속', '마도경');
  });
  timeline.on(1, 11, async () => {
    const number = demo.companies.find(({ code }) => code === 'C01')?.biz_no?.replace(/\D/g, '') ?? '';
    await signUp(context, {
      key: 'joining',
      name: '표시온',
      number,
      nth: 85,
      company: '한빛모빌리티(주)',
      openedOn: opened,
    });
  });
};
