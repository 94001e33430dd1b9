import type { clientOf } from '../server/test/fixtures/process/product-process.ts';

/**
 * Adds so many factories to the first company, with all values that a list is filtered by, and a tenth as many to each
 * of five others, so that an index has to tell them apart.
 */
export const ADD_LISTED_FACTORIES = `
  insert into factory (company_id, details, name_key, state, completeness, updated_at)
  select company.id, jsonb_build_object(
      'name', (array['울산', '부산', '대구', '구미', '창원'])[n % 5 + 1] || ' 공장 ' || n, 'nameEnglish', 'Plant ' || n,
      'code', 'F-' || n, 'country', (array['KR', 'KR', 'KR', 'VN', 'CN'])[n % 5 + 1],
      'point', jsonb_build_object('latitude', 33 + n % 501 / 100.0, 'longitude', 126 + n % 367 / 100.0, 'precision', 'city'),
      'processes', jsonb_build_array(jsonb_build_object('scheme', 'own', 'code', '', 'name', '공정 ' || n % 97))),
    '공장' || n, case when n % 10 = 0 then 'closed' else 'active' end, n % 101, now() - n * interval '1 second'
  from company, generate_series(1, case when business_number = '1234567890' then $1::int else $1::int / 10 end) n
  where business_number between '1234567890' and '1234567895'`;

/**
 * Adds one certificate for every ten factories. The certificates cover half of the factories and expire one after
 * another.
 */
export const ADD_CERTIFICATES = `
  with numbered as (
    select id, company_id, row_number() over () as no from factory
    where company_id = (select id from company where business_number = '1234567890')
  ), certificate as (
    insert into factory_certificate (line_id, company_id, standard_id, valid_to, created_at, updated_at)
    select gen_random_uuid(), company_id, (select id from factory_standard order by code limit 1), current_date - 300 + (no % 2000)::int, now(), now()
    from numbered where no % 10 = 0 returning id
  ), counted as (select id, row_number() over () as no from certificate)
  insert into factory_certificate_site (certificate_id, factory_id)
  select counted.id, numbered.id from counted join numbered on numbered.no % 2 = 0 and numbered.no / 10 = counted.no`;

type Client = ReturnType<typeof clientOf>;
type Lists = {
  [Name in 'listFactories' | 'listFactoryPoints' | 'getFactoryChoices']: (
    input?: Parameters<Client[Name]>[0],
  ) => Promise<unknown>;
};

/** Returns every way to look at a company's factories. */
export const factoryCalls = (supplier: Lists): Record<string, () => Promise<unknown>> => ({
  'list by code': () => supplier.listFactories({ sort: 'code' }),
  'list by completeness, the best first': () => supplier.listFactories({ sort: 'completeness', order: 'desc' }),
  'list by change, the last first': () => supplier.listFactories({ sort: 'updatedAt', order: 'desc' }),
  'filter: closed ones, a tenth': () => supplier.listFactories({ state: 'closed' }),
  'filter: a country, a fifth': () => supplier.listFactories({ country: 'VN', sort: 'country' }),
  'filter: a process, a hundredth': () => supplier.listFactories({ process: 'own:공정 7' }),
  'filter: a certificate that runs out': () => supplier.listFactories({ certificate: 'expiring' }),
  'filter: a certificate that has run out': () => supplier.listFactories({ certificate: 'expired' }),
  'filter: a valid certificate, nearly half': () => supplier.listFactories({ certificate: 'valid' }),
  'filter: no certificate, half': () => supplier.listFactories({ certificate: 'none' }),
  'filter: no certificate, or one that has run out': () =>
    supplier.listFactories({ certificate: ['none', 'expired'], sort: 'updatedAt', order: 'desc' }),
  'filter: a band of completeness': () => supplier.listFactories({ completeness: 'full' }),
  'search: one of all': () => supplier.listFactories({ search: '공장 777' }),
  'search: a fifth of all': () => supplier.listFactories({ search: 'ㅇㅅ' }),
  'search: all of them': () => supplier.listFactories({ search: '공장' }),
  'search: nothing': () => supplier.listFactories({ search: '없는 이름' }),
  'search: two words, each common, never together': () => supplier.listFactories({ search: '울산 구미' }),
  'search and no certificate': () => supplier.listFactories({ search: '울산', certificate: 'none' }),
  'search and three filters': () =>
    supplier.listFactories({ search: '울산', state: 'active', country: 'KR', completeness: ['good', 'full'] }),
  'map of the world': () => supplier.listFactoryPoints(),
  'map of a district': () => supplier.listFactoryPoints({ within: '127,35,127.5,35.5', zoom: 8 }),
  'choices to filter by': () => supplier.getFactoryChoices(),
});
