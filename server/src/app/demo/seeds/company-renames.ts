import { dayAfter } from '@ieum/contract';
import { todayInSeoul } from '../../../kit/clock.ts';
import { registrationPaper } from '../timeline/sample-pdf.ts';
import type { SeedContext } from '../timeline/seed-context.ts';

const OPENED = '2009-04-13';
const ISSUED = 3;

/** Name with which a company signed up, if it has another today. */
export const FORMER_NAMES: Record<string, { name: string; nameEnglish: string }> = {
  C22: { name: '한강화학(주)', nameEnglish: 'Hangang Chemicals Co., Ltd.' },
};

/**
 * One company was renamed in spring. Another has requested it, and keeps its old name until an operator has decided.
 */
export const renameCompanies = ({ actors, timeline, demo }: SeedContext) => {
  const request = async (code: string, named: { name: string; nameEnglish: string }) => {
    const owner = actors.as(code);
    const { current, version } = await owner.getIdentity();
    const { number, representative } = current;
    const issuedOn = dayAfter(todayInSeoul(timeline.clock()), -ISSUED);
    const file = registrationPaper({ number, company: named.name, representative, openedOn: OPENED, issuedOn });
    await owner.requestIdentityChange({ ...current, ...named, version, file });
    await actors.readCertificates();
  };

  for (const code of Object.keys(FORMER_NAMES)) {
    const today = demo.companies.find((company) => company.code === code);
    if (!today) throw new Error(`the demo names ${code}, which is not in it`);
    timeline.on(171, 10, () => request(code, { name: today.name_ko, nameEnglish: today.name_en }));
    timeline.on(170, 14, async () => {
      const [waiting] = (await actors.as('verifier').listCases({ kind: 'identity' })).rows;
      if (!waiting) throw new Error(`${code} waits for nobody`);
      const { id, version } = await actors.as('verifier').takeCase({ id: waiting.id, version: waiting.version });
      await actors.as('verifier').verifyCase({ id, version });
    });
  }
  timeline.on(2, 10, () =>
    request('C09', { name: '(주)청림머티리얼즈', nameEnglish: 'Cheongnim Materials Co., Ltd.' }),
  );
};
