import type { APIRequestContext } from '@playwright/test';
import { expect, tokenOf, userOf } from './product.ts';

/** Asks the API as a supplier of this number. */
export const callAs = async (
  request: APIRequestContext,
  who: number,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
) => {
  const headers = { authorization: `Bearer ${tokenOf(who)}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
};

type Link = { id: string; version: number };

/** A proposal reaches the other company a moment after it was answered. */
export const arrivesAt = async (request: APIRequestContext, who: number, linkId: string) => {
  const headers = { authorization: `Bearer ${tokenOf(who)}` };
  const statusSeen = async () => (await request.get(`/api/supply-links/${linkId}`, { headers })).status();
  await expect.poll(statusSeen).toBe(200);
};

/** The buyer proposes by a number alone, as it is in life; the supplier confirms with a product of its own. */
export const linkBetween = async (
  request: APIRequestContext,
  [buyer, buyerProduct]: [number, string],
  [supplier, supplierProduct]: [number, string],
  figures: object,
): Promise<Link> => {
  const { id, version } = await callAs(request, buyer, 'POST', '/supply-links', {
    ...{ side: 'buyer', productId: buyerProduct, businessNumber: userOf(supplier).businessNumber, figures },
    words: { company: '우리가 부르는 이름', product: '부품' },
  });
  await arrivesAt(request, supplier, id);
  return callAs(request, supplier, 'POST', `/supply-links/${id}/confirm`, { id, version, productId: supplierProduct });
};

export const productOf = async (request: APIRequestContext, who: number, name: string, more: object = {}) =>
  String((await callAs(request, who, 'POST', '/products', { name, ...more })).id);
