import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useCompanies } from '../../test/fixtures/world/companies.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { insertMail } from './mail/mail.store.ts';

const world = useWorld();
const { verified, member } = useCompanies(world);

/** Returns the update with which a migration changes the rows that it finds. */
const updateOf = (file: string, table: string) => {
  const text = readFileSync(`server/migrations/${file}`, 'utf8');
  const [update] = new RegExp(`^update ${table}\\n[^;]*;`, 'm').exec(text) ?? [];
  if (!update) throw new Error(`${file} updates no ${table}`);
  return sql.raw(update);
};

it('22.8 gives old notices to the company that their reader was in when they were written, and no others', async () => {
  const company = await verified('1000000001', '한빛정밀');
  const applied = await world.company('1000000002');
  const [owner, newcomer] = [await member(company), await member(applied, 'owner', { membership: 'requested' })];
  const since = '2026-11-10T00:00:00Z';
  await world.db().updateTable('company_member').set({ since }).execute();
  const addNotice = async (userId: string, kind: string, created_at: string, about = '{}') => {
    const row = { user_id: userId, company_id: null, kind, about, path: '/', created_at };
    const made = world.db().insertInto('notice').values(row).returning('id');
    return (await made.executeTakeFirstOrThrow()).id;
  };
  const [before, after] = ['2026-11-09T00:00:00Z', '2026-11-11T00:00:00Z'];
  const expected = {
    [await addNotice(owner.id, 'supply.linkProposed', after)]: company,
    [await addNotice(owner.id, 'company.rejected', after)]: company,
    [await addNotice(owner.id, 'supply.linkProposed', before)]: null,
    [await addNotice(owner.id, 'account.newDevice', after)]: null,
    [await addNotice(owner.id, 'company.joinDecided', after, '{"decision":"refused"}')]: null,
    [await addNotice(newcomer.id, 'company.correctionAsked', after)]: null,
  };
  await updateOf('0047_notice_company.sql', 'notice').execute(world.db());
  const rows = await world.db().selectFrom('notice').select(['id', 'company_id']).execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.company_id]))).toEqual(expected);
});

it('22.7 cuts the links out of old mails that were kept or given up, and leaves what is on its way', async () => {
  const link = 'https://ieum.example/auth/reset/s3cret?lng=kr';
  const states = ['kept', 'failed', 'waiting'] as const;
  for (const state of states)
    await insertMail(world.db(), {
      recipient: 'kim@test.kr',
      subject: '-',
      language: 'kr',
      kind: 'account.resetPassword',
      state,
      body_text: `누르세요: ${link}\n고마워요.`,
      body_html: `<a href="${link}">새 비밀번호</a>`,
      created_at: world.clock().toISOString(),
    });
  await updateOf('0046_notice_mail_link.sql', 'notice_mail').execute(world.db());
  const rows = await world.db().selectFrom('notice_mail').select(['state', 'body_text', 'body_html']).execute();
  for (const { state, body_text, body_html } of rows) {
    expect(`${body_text}${body_html}`.includes('s3cret'), state).toBe(state === 'waiting');
    expect(body_text).toContain('고마워요.');
    expect(body_html).toMatch(/^<a href="https:\/\/ieum\.example\/.*">새 비밀번호<\/a>$/);
  }
  expect(rows.map(({ state }) => state).toSorted()).toEqual(states.toSorted());
});
