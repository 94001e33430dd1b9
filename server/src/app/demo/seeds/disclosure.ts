import type { DisclosureField } from '@ieum/contract';
import { found, type SeedContext } from '../timeline/seed-context.ts';

/** Adds what companies disclose to each other, and changes that they propose to their links. */
export const shareAndRevise = (context: SeedContext) => {
  shareDisclosure(context);
  reviseLinks(context);
};

const PURPOSE = '배터리 여권에 적을 원료 출처 확인';

const shareDisclosure = (context: SeedContext) => {
  const { actors, timeline, links } = context;
  /** Finds a masked company by what is shown of it: its country and what it sells. */
  const masked = async (viewer: string, hs: string, country: string) => {
    const { companies, products } = await actors.as(viewer).getSupplyTiers();
    const sold = new Set(products.filter((product) => product.hs.startsWith(hs)).map(({ companyId }) => companyId));
    const company = companies.find((each) => sold.has(each.id) && each.isMasked && each.country === country);
    if (!company) throw new Error(`${viewer} sees nobody who sells ${hs}`);
    return company.id;
  };
  const askToSee = async (viewer: string, hs: string, country: string, until: number) => {
    const companyId = await masked(viewer, hs, country);
    await actors
      .as(viewer)
      .requestDisclosure({ companyId, fields: ['identity', 'location'], purpose: PURPOSE, until: timeline.day(until) });
  };
  const answer = async (by: string, isGranted: boolean) => {
    const { rows } = await actors.as(by).listDisclosureGrants({ state: 'asked' });
    const [grant] = rows;
    if (!grant) throw new Error(`nobody has asked ${by}`);
    await actors.as(by).answerDisclosure({ id: grant.id, version: grant.version, isGranted });
  };
  timeline.on(108, 11, () => askToSee('C01', '2841', 'KR', -200));
  timeline.on(103, 11, () => answer('C07', true));
  timeline.on(102, 15, async () => {
    const { id, version } = await actors.as('C02').getLink({ id: found(links, 'R08') });
    await actors.as('C02').setLinkOnward({ id, version, onward: true });
  });
  timeline.on(86, 11, () => askToSee('C01', '2853', 'KR', -120));
  timeline.on(81, 11, () => answer('C20', false));
  timeline.on(5, 11, () => askToSee('C02', '2833', 'CN', -180));
  timeline.on(4, 11, () => askToSee('C07', '2833', 'CN', -180));
  timeline.on(55, 14, async () => {
    const fields: DisclosureField[] = ['certificates', 'documents'];
    const until = timeline.day(-300);
    await actors.as('C39').grantDisclosure({ companyId: actors.companyId('C36'), fields, purpose: '환경 점검', until });
    await actors.as('C39').grantDisclosure({ companyId: actors.companyId('C37'), fields, purpose: '환경 점검', until });
  });
  timeline.on(35, 14, async () => {
    const { rows } = await actors.as('C39').listDisclosureGrants({ state: 'granted' });
    const grant = rows.find(({ companyId }) => companyId === actors.companyId('C37'));
    if (grant) await actors.as('C39').revokeDisclosure({ id: grant.id, version: grant.version });
  });
  for (const { on, by, to, fields, purpose } of GRANTED)
    timeline.on(on, 10.5, () =>
      actors.as(by).grantDisclosure({ companyId: actors.companyId(to), fields, purpose, until: timeline.day(-220) }),
    );
  for (const [daysAgo, viewer, seen] of LOOKS)
    timeline.on(daysAgo, 13.5, () => actors.as(viewer).getSupplyCompany({ id: actors.companyId(seen) }));
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
const reviseLinks = ({ actors, timeline, links }: SeedContext) => {
  const revise = async (by: string, code: string, quantity: number, note: string) => {
    const { id, version, figures } = await actors.as(by).getLink({ id: found(links, code) });
    const volume = { quantity, unit: 'TNE' as const, period: 'year' as const };
    await actors.as(by).reviseLink({ id, version, figures: { ...figures, volume }, note });
  };
  timeline.on(11, 14, () => revise('C02', 'R08', 11_500, '내년 물량 계획을 반영했습니다.'));
  timeline.on(6, 14, () => revise('C26', 'R26', 4_800, 'Volume for next year as discussed.'));
  timeline.on(4, 14, () => revise('C16', 'R34', 420, '월 35톤 기준입니다.'));
};
