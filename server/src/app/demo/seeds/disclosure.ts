import type { DisclosureField } from '@ieum/contract';
import { found, type Play } from '../timeline/seed-context.ts';

/** Adds what companies disclose to each other, and changes that they propose to their links. */
export const shareAndRevise = (play: Play) => {
  shareSight(play);
  reviseLinks(play);
};

const PURPOSE = '배터리 여권에 적을 원료 출처 확인';

const shareSight = (play: Play) => {
  const { stage, walk, links } = play;
  /** Finds a masked company by what is shown of it: its country and what it sells. */
  const masked = async (viewer: string, hs: string, country: string) => {
    const { companies, products } = await stage.as(viewer).getSupplyTiers();
    const sold = new Set(products.filter((product) => product.hs.startsWith(hs)).map(({ companyId }) => companyId));
    const company = companies.find((each) => sold.has(each.id) && each.isMasked && each.country === country);
    if (!company) throw new Error(`${viewer} sees nobody who sells ${hs}`);
    return company.id;
  };
  const askToSee = async (viewer: string, hs: string, country: string, until: number) => {
    const companyId = await masked(viewer, hs, country);
    await stage
      .as(viewer)
      .askSight({ companyId, fields: ['identity', 'location'], purpose: PURPOSE, until: walk.day(until) });
  };
  const answer = async (by: string, isGranted: boolean) => {
    const { rows } = await stage.as(by).listSightGrants({ state: 'asked' });
    const [grant] = rows;
    if (!grant) throw new Error(`nobody has asked ${by}`);
    await stage.as(by).answerSight({ id: grant.id, version: grant.version, isGranted });
  };
  walk.on(108, 11, () => askToSee('C01', '2841', 'KR', -200));
  walk.on(103, 11, () => answer('C07', true));
  walk.on(102, 15, async () => {
    const { id, version } = await stage.as('C02').getLink({ id: found(links, 'R08') });
    await stage.as('C02').setLinkOnward({ id, version, onward: true });
  });
  walk.on(86, 11, () => askToSee('C01', '2853', 'KR', -120));
  walk.on(81, 11, () => answer('C20', false));
  walk.on(5, 11, () => askToSee('C02', '2833', 'CN', -180));
  walk.on(4, 11, () => askToSee('C07', '2833', 'CN', -180));
  walk.on(55, 14, async () => {
    const fields: DisclosureField[] = ['certificates', 'documents'];
    const until = walk.day(-300);
    await stage.as('C39').grantSight({ companyId: stage.companyId('C36'), fields, purpose: '환경 점검', until });
    await stage.as('C39').grantSight({ companyId: stage.companyId('C37'), fields, purpose: '환경 점검', until });
  });
  walk.on(35, 14, async () => {
    const { rows } = await stage.as('C39').listSightGrants({ state: 'granted' });
    const grant = rows.find(({ companyId }) => companyId === stage.companyId('C37'));
    if (grant) await stage.as('C39').revokeSight({ id: grant.id, version: grant.version });
  });
  for (const { on, by, to, fields, purpose } of GRANTED)
    walk.on(on, 10.5, () =>
      stage.as(by).grantSight({ companyId: stage.companyId(to), fields, purpose, until: walk.day(-220) }),
    );
  for (const [daysAgo, viewer, seen] of LOOKS)
    walk.on(daysAgo, 13.5, () => stage.as(viewer).getSupplyCompany({ id: stage.companyId(seen) }));
};

type Granted = { on: number; by: string; to: string; fields: DisclosureField[]; purpose: string };
const GRANTED: Granted[] = [
  { on: 89, by: 'C01', to: 'C02', fields: ['location'], purpose: '납품 경로 계획' },
  { on: 72, by: 'C02', to: 'C01', fields: ['certificates', 'documents'], purpose: '정기 평가' },
  { on: 22, by: 'C17', to: 'C16', fields: ['certificates'], purpose: '도금 협력사 점검' },
];

const LOOKS: [daysAgo: number, viewer: string, seen: string][] = [
  [92, 'C01', 'C02'],
  [49, 'C02', 'C07'],
  [32, 'C01.editor', 'C02'],
  [28, 'C16', 'C17'],
  [21, 'C02.second', 'C01'],
  [17, 'C36.editor', 'C39'],
  [12, 'C20', 'C25'],
  [3, 'C02.editor', 'C07'],
];

/** A confirmed link stays valid until the other side agrees, so a waiting change alters no chain. */
const reviseLinks = ({ stage, walk, links }: Play) => {
  const revise = async (by: string, code: string, quantity: number, note: string) => {
    const { id, version, figures } = await stage.as(by).getLink({ id: found(links, code) });
    const volume = { quantity, unit: 'TNE' as const, period: 'year' as const };
    await stage.as(by).reviseLink({ id, version, figures: { ...figures, volume }, note });
  };
  walk.on(11, 14, () => revise('C02', 'R08', 11_500, '내년 물량 계획을 반영했습니다.'));
  walk.on(6, 14, () => revise('C26', 'R26', 4_800, 'Volume for next year as discussed.'));
  walk.on(4, 14, () => revise('C16', 'R34', 420, '월 35톤 기준입니다.'));
};
