import type { APIRequestContext, Page } from '@playwright/test';
import { callAs, linkBetween, productOf } from './chain.ts';
import { dialogOn, press } from './factory-form.ts';
import { linkTo } from './mails.ts';
import { NEWCOMER_PASSWORD, signInElsewhere } from './newcomer.ts';
import { expect } from './product.ts';
import { kr } from './words.ts';

/** Who reviews, and who hands in. */
export const [REVIEWER, RESPONDENT] = [40, 30];
const FAR = '2099-12-31';

type HandedIn = { id: string; version: number; round: number; hash: string };

/** A product of each, and the confirmed link between them. */
export const layDecidingGround = async (request: APIRequestContext) => {
  const bought = await productOf(request, REVIEWER, '검토 모듈');
  const productId = await productOf(request, RESPONDENT, '검토 부품', { hs: '850760', materialGroup: 'battery' });
  await linkBetween(request, [REVIEWER, bought], [RESPONDENT, productId], {});
  const { rows } = await callAs(request, REVIEWER, 'GET', '/review/suppliers');
  return { productId, companyId: String(rows[0].id) };
};
export type Ground = Awaited<ReturnType<typeof layDecidingGround>>;

/** The supply chain of the product, asked for and handed in. */
export const handIn = async (request: APIRequestContext, { productId, companyId }: Ground, more: object = {}) => {
  const asked = { kind: 'supply_map', purpose: '공급망 확인', dueOn: FAR, recipients: [{ companyId }], ...more };
  const { ids } = await callAs(request, REVIEWER, 'POST', '/review/requests', asked);
  return begin(request, { requestId: ids[0], productId });
};

/** The same, without anybody asking: for the operator. */
export const handInUnasked = (request: APIRequestContext, { productId }: Ground) =>
  begin(request, { kind: 'supply_map', productId });

const begin = async (request: APIRequestContext, about: object): Promise<HandedIn> => {
  const { id, version } = await callAs(request, RESPONDENT, 'POST', '/review/declarations', about);
  return callAs(request, RESPONDENT, 'POST', `/review/declarations/${id}/submit`, { id, version });
};

/** What a reviewer does, as it stands now. */
export const decide = async (request: APIRequestContext, id: string, act: string, more: object = {}) => {
  const { version, round } = await callAs(request, REVIEWER, 'GET', `/review/declarations/${id}`);
  return callAs(request, REVIEWER, 'POST', `/review/declarations/${id}/${act}`, { id, version, round, ...more });
};

export const commentOn = (request: APIRequestContext, { id, round }: HandedIn, path: string, body: string) =>
  callAs(request, REVIEWER, 'POST', `/review/declarations/${id}/comments`, { id, round, path, severity: 'must', body });

/** Another editor of the company that reviews, who comes by an invitation. */
export const bringColleague = async (request: APIRequestContext) => {
  const email = `second-eyes-${Date.now()}@second.example`;
  await callAs(request, REVIEWER, 'POST', '/company/invitations', { email, role: 'editor' });
  const token = (await linkTo(email, 'invite')).split('/').at(-1) ?? '';
  const who = { token, name: '이두눈', phone: '01055556666', password: NEWCOMER_PASSWORD };
  const answer = await request.post('/api/user/invitation/join', { data: who });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { name: who.name, email, phone: '', businessNumber: '', token: await signInElsewhere(request, email) };
};

/** The button that asks, and the one in the question that does it. */
export const decideBy = async (page: Page, act: 'approve' | 'return' | 'reject' | 'recall' | 'renew') => {
  await press(page, kr.review.act[act]);
  await dialogOn(page).getByRole('button', { name: kr.review.act[act], exact: true }).click();
};
