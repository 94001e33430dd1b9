import { beforeEach } from 'vitest';
import { useCases } from './cases.ts';
import { certificatePdf } from './certificate-pdf.ts';
import { useCompanies } from './companies.ts';
import type { Caller, useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;

export const NUMBER = '1248100998';
export const OTHER_NUMBER = '2208162517';
export const HELD = { name: '한빛정밀', nameEnglish: '', representative: '', country: 'KR', number: NUMBER };
export const WANTED = { ...HELD, name: '누리셀에너지', nameEnglish: 'Nuricell Energy', representative: '김누리' };

/** A verified company with an owner, an operator, and what they do about its identity. */
export const useIdentities = (world: World) => {
  const companies = useCompanies(world);
  const cases = useCases(world);
  let made: { company: string; owner: Caller & { id: string }; operator: Caller };

  beforeEach(async () => {
    const company = await companies.verified(NUMBER, HELD.name);
    made = { company, owner: await companies.member(company), operator: (await cases.admin()).client };
  });

  const file = () => new File([new Uint8Array(certificatePdf({ businessNumber: NUMBER }))], '등록증.pdf');

  const request = async (who: Caller, wanted: Partial<typeof WANTED> = {}) => {
    const { version } = await who.getIdentity();
    return who.requestIdentityChange({ ...WANTED, ...wanted, version, file: file() });
  };

  const waiting = async () => {
    const { rows } = await made.operator.listCases({ kind: 'identity' });
    return { id: rows[0]?.id ?? '', version: rows[0]?.version ?? 0 };
  };

  const notesOf = async (operation: string) => {
    const lines = await world.db().selectFrom('kit_audit').selectAll().where('operation', '=', operation).execute();
    return lines.map(({ note }) => note);
  };

  return { ...companies, ...cases, noticesOf: companies.noticesOf, all: () => made, file, request, waiting, notesOf };
};
