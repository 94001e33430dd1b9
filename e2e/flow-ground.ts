import type { APIRequestContext, Locator } from '@playwright/test';
import { callAs, linkBetween, productOf } from './chain.ts';
import { register } from './factory-form.ts';

/** Who receives and who sends. */
export const [BUYER, SELLER] = [43, 49];
const MONTHS = Array.from({ length: 10 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
const GOODS = ['니켈판', '코발트판', '망간판', '구리판'];
/** 40 rows: four goods in ten months. */
export const ROWS = MONTHS.flatMap((month, at) =>
  GOODS.map((goods, nth) => [month, goods, String((at + 1) * 10 + nth)] as const),
);
/** The row about which both will differ. */
export const [PERIOD, GOOD] = ['2026-08', '코발트판'];

/** A factory, a battery of four plates, and a link for each that feeds its line of the bill. */
export const layGround = async (request: APIRequestContext) => {
  const factoryId = await register(request, BUYER, { name: '흐름공장', state: 'active' });
  const bill = GOODS.map((name) => ({ name, quantityPerUnit: 1, unit: 'TNE' }));
  const productId = await productOf(request, BUYER, '배터리', { unit: 'TNE', inputs: bill });
  const { inputs } = await callAs(request, BUYER, 'GET', `/products/${productId}`);
  for (const goods of GOODS) {
    const plate = await productOf(request, SELLER, goods, { unit: 'TNE', materialGroup: 'nickel' });
    const line: { id: string } = inputs.find(({ name }: { name: string }) => name === goods);
    await linkBetween(request, [BUYER, productId], [SELLER, plate], { inputId: line.id });
  }
  return { factoryId, productId };
};

/** As a spreadsheet would put it there. */
export const paste = (cell: Locator, text: string) =>
  cell.evaluate((input, pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
