import { expect, it } from 'vitest';
import { useCases } from '../../test/fixtures/company/cases.ts';
import { useCompanies } from '../../test/fixtures/world/companies.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member } = useCompanies(world);
const { apply, admin } = useCases(world);

const EMAIL = 'secret.person@hanbit.example';
const PHONE = '01098761234';

it('#22.11 mask e-mail and phone in every list of operators, until a person is opened, which leaves an access line', async () => {
  const company = await verified('2208162517', '한빛정밀');
  const person = await member(company, 'owner', { name: '비밀인', email: EMAIL, phone: PHONE });
  await person.updateCompany({ industry: '도금', version: 1 });
  const applicant = await apply({ name: '신청인', email: 'claim.person@hanbit.example', businessNumber: '2208162517' });
  await apply({ name: '다른이', email: 'other.person@hanbit.example', businessNumber: '2208162517' });
  const { client: operator } = await admin();
  const accesses = async () => (await operator.listAccesses({})).total;
  const lists = [
    await operator.listUsers({ q: EMAIL }),
    await operator.listUsers({ companyId: company }),
    await operator.listCases({ search: '2208162517' }),
    await operator.search({ query: EMAIL }),
    await operator.listAuditLines({ operation: 'updateCompany' }),
    await operator.findLoggedPeople({ text: '비밀' }),
    (await operator.inspectCompany({ id: company })).people,
    (({ others, accounts }) => ({ others, accounts }))(await operator.getCase({ id: applicant.caseId })),
  ];
  const before = await accesses();
  const shown = JSON.stringify([...lists, await operator.listAccesses({})]);
  expect(shown).toContain('비밀인');
  expect(shown).toContain('se****@h***.example');
  expect(shown).toContain('010-****-1234');
  expect(shown).not.toMatch(/(secret|claim|other)\.person@|01098761234|9876/);
  expect(await operator.inspectUser({ id: person.id })).toMatchObject({ email: EMAIL, phone: PHONE });
  expect(await accesses()).toBe(before + 1);
});
