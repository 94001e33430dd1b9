import { randomUUID } from 'node:crypto';
import { post, withProduct } from './bench-product.ts';
import { plain } from './figure.ts';
import { areaUnderCurve, timed } from './measure.ts';

const SIGN_IN_PAIRS = 1_000;
/** Pairs for answers that wait for a floor of 400 ms: fewer, and several at once. */
const FLOOR_PAIRS = 200;
const AT_ONCE = 10;
const KNOWN = { name: '김이음', phone: '01012345678', email: 'supplier1@test.kr' };
/** Number of an existing company, and of none. */
const NUMBERS = { known: '1234567930', unknown: '1234567999' };
/** Index in the seed: an owner of a verified company. */
const PROPOSER = 25;
const PROPOSAL_PAIRS = 1_000;
/** Links of one product are compared with each other: spread over these, no product has many. */
const PRODUCTS = 50;
const UNKNOWN = { name: '없는이', phone: '01099998888', email: 'nobody1@test.kr' };

type Kind = 'known' | 'unknown';

const compare = (url: string, known: object, unknown: object, pairs: number, atOnce: number) =>
  compareAsking((kind) => post(url, kind === 'known' ? known : unknown), pairs, atOnce);

/** Measures pairs in random order, so a drift of the machine affects both alike. */
const compareAsking = async (ask: (kind: Kind) => Promise<unknown>, pairs: number, atOnce: number) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const measure = async (kind: Kind) => {
    times[kind].push(await timed(() => ask(kind)));
  };
  const pair = async () => {
    const isKnownFirst = Math.random() < 0.5;
    if (isKnownFirst) await measure('known');
    await measure('unknown');
    if (!isKnownFirst) await measure('known');
  };
  const worker = async (share: number) => {
    for (let no = 0; no < share; no++) await pair();
  };
  await Promise.all(Array.from({ length: atOnce }, () => worker(pairs / atOnce)));
  return areaUnderCurve(times.known, times.unknown);
};

/**
 * Measures links that are proposed to a number: by buyers, and by suppliers that name the product of the number's
 * company.
 */
const compareProposals = async (url: string, token: string, side: 'buyer' | 'supplier') => {
  const send = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const products: string[] = [];
  for (let nth = 0; nth < PRODUCTS; nth++)
    products.push((await send('/products', { name: `${side} ${nth}` })).result.data.id);
  let count = 0;
  const ask = (kind: Kind) => {
    count += 1;
    const words = { company: '상대', product: randomUUID() };
    return send('/supply-links', {
      side,
      productId: products[count % PRODUCTS],
      businessNumber: NUMBERS[kind],
      words,
    });
  };
  return compareAsking(ask, PROPOSAL_PAIRS, 1);
};

/** Measures whether the time of an answer reveals known from unknown (security: B2). */
export const measureTimeEquality = () =>
  withProduct(async (url, { suppliers }) => {
    const wrong = { password: 'not the password' };
    const signIn = await compare(
      `${url}/user/signin`,
      { email: KNOWN.email, ...wrong },
      { email: UNKNOWN.email, ...wrong },
      SIGN_IN_PAIRS,
      1,
    );
    const pick = ({ name, phone }: typeof KNOWN) => ({ name, phone });
    const find = await compare(`${url}/api/user/find-email`, pick(KNOWN), pick(UNKNOWN), FLOOR_PAIRS, AT_ONCE);
    const reset = await compare(`${url}/api/user/find-password`, KNOWN, UNKNOWN, FLOOR_PAIRS, AT_ONCE);
    const token = suppliers[PROPOSER] ?? '';
    const bought = await compareProposals(url, token, 'buyer');
    const sold = await compareProposals(url, token, 'supplier');
    const bar = 'between 0.45 and 0.55';
    return [
      plain(`sign-in, known or unknown: AUC over ${SIGN_IN_PAIRS} pairs`, signIn.toFixed(3), bar),
      plain(`find e-mail, hit or miss: AUC over ${FLOOR_PAIRS} pairs`, find.toFixed(3), bar),
      plain(`find password, hit or miss: AUC over ${FLOOR_PAIRS} pairs`, reset.toFixed(3), bar),
      plain(`proposal of a buyer, known or unknown: AUC over ${PROPOSAL_PAIRS} pairs`, bought.toFixed(3), bar),
      plain(`proposal of a supplier, known or unknown: AUC over ${PROPOSAL_PAIRS} pairs`, sold.toFixed(3), bar),
    ];
  });
