import { fail } from '../kit/http/failure.ts';

/** Attackers try the product's own name first. */
const PRODUCT_WORDS = ['ieum', '이음'];

type Known = { email?: string; name?: string; phone?: string; business_number?: string };

let common: Promise<Set<string>> | undefined;

/** Loads the list when the first password is set: it is long, and most server starts never need it. */
const readCommon = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
};

/** Refuses what an attacker would try first: the most common passwords, and public facts about this person. */
export const refuseGuessable = async (password: string, known: Known, field = 'password') => {
  common ??= readCommon();
  const plain = password.normalize('NFKC').toLowerCase();
  const isGuessable = (await common).has(plain) || isPersonal(plain, known) || isMonotonous(plain);
  if (isGuessable) fail('account.password_common', { [field]: 'common' });
};

/** Finds a known word despite digits and signs around it, and a known number despite dashes inside it. */
const isPersonal = (plain: string, { email = '', name = '', phone = '', business_number = '' }: Known) => {
  const [local = ''] = email.split('@');
  const words = [...PRODUCT_WORDS, email, local, name, phone, business_number]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .filter((word) => bare(word) !== '');
  const core = plain.replace(/^\P{L}+|\P{L}+$/gu, '');
  return words.some((word) => core === word || bare(plain) === bare(word));
};

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const isMonotonous = (plain: string) => new Set(plain).size < 3;
