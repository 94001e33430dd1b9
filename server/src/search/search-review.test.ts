import { examples } from '@ieum/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDeclarations } from '../../test/fixtures/review/declarations.ts';
import { useReviewRows } from '../../test/fixtures/review/rows.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ask, draft, submit, firm } = useDeclarations(world);
const { declaration } = useReviewRows(world);

type Kind = 'declaration' | 'request';
const found = async (caller: Caller, kind: Kind, query: string) =>
  (await caller.search({ query, kind })).groups.flatMap(({ rows }) => rows.map(({ title }) => title));

it('S2.5 finds a request for both of its sides, by the other’s name, by what it is for and by its questionnaire', async () => {
  const two = await pair();
  await ask(two, { purpose: '분쟁광물 실사' });
  for (const query of ['누리셀', 'ㄴㄹㅅ', '분쟁광물', 'ㅂㅈㄱㅁ'])
    expect(await found(two.asker.owner, 'request', query), query).toEqual(['분쟁광물 실사']);
  for (const query of ['한빛', '실사'])
    expect(await found(two.supplier.owner, 'request', query)).toEqual(['분쟁광물 실사']);

  const stranger = await firm('카나리아');
  for (const query of ['분쟁광물', '누리셀', '한빛']) expect(await found(stranger.owner, 'request', query)).toEqual([]);

  const rows = useReviewRows(world);
  await rows.request(two.asker.id, two.supplier.id);
  const { kr, en } = examples.getReviewTemplate.output.name;
  expect(await found(two.supplier.owner, 'request', kr)).toEqual([kr]);
  expect(await found(two.supplier.owner, 'request', en)).toEqual([kr]);
});

it('S2.5 finds a questionnaire of one’s own however many others have one of the same name', async () => {
  const two = await pair();
  await sql`
    insert into review_form (ready_key, version, name, content, questions, created_at)
    select 'of others', n, ${JSON.stringify(examples.getReviewTemplate.output.name)}::jsonb, '{}', 1, now()
    from generate_series(1, 500) n`.execute(world.db());
  await useReviewRows(world).request(two.asker.id, two.supplier.id);
  const { kr } = examples.getReviewTemplate.output.name;
  for (const { owner } of [two.asker, two.supplier]) expect(await found(owner, 'request', kr)).toEqual([kr]);
});

it('S2.5 finds a declaration for its supplier at once, for its reviewer once it is submitted', async () => {
  const two = await pair();
  const begun = await draft(two, { purpose: '공장 평가' });
  for (const query of ['오창', 'ㅇㅊㄱㅈ', '한빛모빌리티', '평가'])
    expect(await found(two.supplier.owner, 'declaration', query), query).toEqual(['오창 공장']);
  // The company's own name would find everything.
  expect(await found(two.supplier.owner, 'declaration', '누리셀에너지')).toEqual([]);
  for (const query of ['누리셀', '평가']) expect(await found(two.asker.owner, 'declaration', query)).toEqual([]);

  await submit(two, begun);
  for (const query of ['누리셀', 'ㄴㄹㅅ', '누리ㅅ', '평가'])
    expect(await found(two.asker.owner, 'declaration', query), query).toEqual(['오창 공장']);
  // The names that the supplier gives its factories are not searched.
  expect(await found(two.asker.owner, 'declaration', '오창')).toEqual([]);

  const stranger = await firm('카나리아');
  const admin = await world.admin();
  for (const query of ['오창', '누리셀', '평가']) {
    expect(await found(stranger.owner, 'declaration', query)).toEqual([]);
    expect(await found(admin, 'declaration', query)).toEqual([]);
  }
});

it('S2.5 finds for an operator what was submitted to nobody else', async () => {
  const { id } = await firm('누리셀에너지');
  const admin = await world.admin();
  await declaration('draft', { respondentId: id, reviewerId: null });
  expect(await found(admin, 'declaration', '누리셀')).toEqual([]);
  await declaration('submitted', { respondentId: id, reviewerId: null });
  expect(await found(admin, 'declaration', 'ㄴㄹㅅㅇㄴㅈ')).toEqual(['누리셀에너지']);
});
