import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { defineMail } from '../mail/template.ts';

const world = useWorld();
const words = (subject: string) => ({ subject, paragraphs: [subject], action: subject });
const verified = defineMail<{ name: string; url: string }>({
  kr: words('확인했어요'),
  en: words('Verified'),
  cn: words('已核实'),
  jp: words('確認しました'),
});
const notify = (to: string[]) =>
  world.platform.notices.notify(world.db(), {
    kind: 'company.verified',
    to,
    about: { company: '한빛정밀' },
    path: '/company',
    content: verified,
  });
const notices = () => world.db().selectFrom('notice').select(['user_id', 'about', 'path']).execute();

describe('tell', () => {
  it('S2.11 tells each reader once in the portal and by mail, in their own language', async () => {
    const [kim, smith] = [await world.person({ language: 'kr' }), await world.person({ language: 'en' })];
    await notify([kim, smith]);
    expect((await notices()).map(({ user_id }) => user_id).sort()).toEqual([kim, smith].sort());
    expect((await notices())[0]).toMatchObject({ about: { company: '한빛정밀' }, path: '/company' });
    const mails = await world.mails();
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['[Ieum] Verified', '[이음] 확인했어요']);
    expect(mails[0]?.body_text).toContain('https://ieum.test/company');
  });

  it('leaves out who has left, and goes only where the reader wants it', async () => {
    const [left, silent, quiet] = [
      await world.person({ state: 'left' }),
      await world.person({}),
      await world.person({}),
    ];
    const wish = { kind: 'company.verified', in_app: true, by_mail: false };
    await world
      .db()
      .insertInto('notice_preference')
      .values([
        { ...wish, user_id: quiet },
        { ...wish, user_id: silent, in_app: false },
      ])
      .execute();
    await notify([left, silent, quiet]);
    expect((await notices()).map(({ user_id }) => user_id)).toEqual([quiet]);
    expect(await world.mails()).toEqual([]);
  });

  it('tells nobody when there is nobody', async () => {
    await notify([]);
    expect(await notices()).toEqual([]);
  });
});
