import { post, withProduct } from './bench-product.ts';
import { plain } from './figure.ts';
import { areaUnderCurve, timed } from './measure.ts';

const SIGN_IN_PAIRS = 1_000;
/** Their answers wait for a floor of 400 ms, so fewer, several at once. */
const FLOOR_PAIRS = 200;
const AT_ONCE = 10;
const KNOWN = { name: '김이음', phone: '01012345678', email: 'supplier1@test.kr' };
const UNKNOWN = { name: '없는이', phone: '01099998888', email: 'nobody1@test.kr' };

/** Each pair in random order, so that a drift of the machine falls on both alike. */
const compare = async (url: string, known: object, unknown: object, pairs: number, atOnce: number) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const one = async (kind: 'known' | 'unknown', body: object) => {
    times[kind].push(await timed(() => post(url, body)));
  };
  const pair = async () => {
    const isKnownFirst = Math.random() < 0.5;
    if (isKnownFirst) await one('known', known);
    await one('unknown', unknown);
    if (!isKnownFirst) await one('known', known);
  };
  const worker = async (share: number) => {
    for (let no = 0; no < share; no++) await pair();
  };
  await Promise.all(Array.from({ length: atOnce }, () => worker(pairs / atOnce)));
  return areaUnderCurve(times.known, times.unknown);
};

/** Whether the time of an answer tells known from unknown (security: B2). */
export const measureTimeEquality = () =>
  withProduct(async (url) => {
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
    const bar = 'between 0.45 and 0.55';
    return [
      plain(`sign-in, known or unknown: AUC over ${SIGN_IN_PAIRS} pairs`, signIn.toFixed(3), bar),
      plain(`find e-mail, hit or miss: AUC over ${FLOOR_PAIRS} pairs`, find.toFixed(3), bar),
      plain(`find password, hit or miss: AUC over ${FLOOR_PAIRS} pairs`, reset.toFixed(3), bar),
    ];
  });
