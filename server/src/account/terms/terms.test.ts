import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { readTerms } from './terms.ts';

const terms = readTerms('server/html/service-terms');
const newest = terms.versions.at(-1) ?? '';
const bodyOf = (language: Language) => terms.textOf(newest, language).toString().split('<body>')[1] ?? '';

/** People have agreed to these bytes. A change of the text is a new version with a later day. */
const PUBLISHED = {
  '2026-11-15': [
    '22938e8523ccc233cdf0ce2b4b851ad7bc33f38066752ec4efae16a1022ff8c1',
    '7ea02564f4f3e67fba8e99929337e1e25d480885561a4cfa51c0f725583f69da',
    '96cfba446aeef6882e4ec5d43fdd9ae90ee143ce0946ca98356fa1d1d58f2818',
    'c324e2f42d12b05e3f7b1852ecb8e5f17b4d48c00817ed72809a0ba53828c551',
  ],
  '2026-12-01': [
    '1414f13ddb8df9ffba34b42dffcb60ca6423d08d8f06783bb93c994820a791b0',
    'aa981ef70c6ae9e352c4fcb8c5027cd21fdeca1ed9c269277c9753d5f6d60fed',
    '8fd26be772d0c20a1801218e1dfb446a86f8e57372cbcada0b12384c0d353fe0',
    '6f718a228d986d11ba56992ddae761f069bc517b37045ea8323a5ecaf17857e2',
  ],
  '2026-12-21': [
    'a32cedfd24746e5d7ada99ff5fbb7e5589528f5f6af5003468f7797b3a677646',
    '6ea617904b487dbdf6826062ca0a1e32ec28471bd11e5a1b490d7bd7a2c75121',
    'ba9a5930d2d4a061422e7d7cb079cf82a000de91f893c9365c00e7b39d444ca6',
    '920c87aadd1671237bdc066c4b5751fe750d53e740bedcbe59977894a315efaf',
  ],
};

it('S5.7 never changes a version that was published', () => {
  const hashes = terms.versions.map((version) => [version, LANGUAGES.map((lng) => terms.hashOf(version, lng))]);
  expect(Object.fromEntries(hashes)).toEqual(PUBLISHED);
});

it.each([
  ['2026-11-01T00:00:00Z', '2026-11-15'],
  ['2026-11-30T14:59:59Z', '2026-11-15'],
  ['2026-11-30T15:00:00Z', '2026-12-01'],
  ['2026-12-20T15:00:00Z', '2026-12-21'],
])('at %s the version of %s holds, by the day in Korea', (now, version) => {
  expect(terms.versionAt(new Date(now))).toBe(version);
});

describe.each(LANGUAGES)('the newest version in %s', (language) => {
  const skeletonOf = (of: Language) =>
    bodyOf(of)
      .split('</nav>')[1]
      ?.match(/<[^>]+>/g)
      ?.map((tag) => tag.replace(/ (data|aria)-label="[^"]*"|\?lng=../g, ''));
  /** The addendum and the last article also name the words of the version before. */
  const text = bodyOf(language)
    .replace(/<h3 id="service-addendum">.*?<\/section>/s, '')
    .replace(/<h3 id="privacy-13">.*$/s, '')
    .replace(/<[^>]+>/g, '');

  it('has the articles, paragraphs and emphasis of the Korean text', () => {
    expect(skeletonOf(language)).toEqual(skeletonOf('kr'));
  });

  it('names its day, and links to the version before it', () => {
    expect(bodyOf(language)).toContain(`<time datetime="${newest}">`);
    const before = terms.versions.at(-2);
    for (const part of ['service', 'privacy'])
      expect(bodyOf(language)).toContain(`href="?lng=${language}&amp;version=${before}#${part}"`);
  });

  it('uses the words of the interface', () => {
    const wordsOf = (name: string) => JSON.parse(readFileSync(`locales/${language}/interface/${name}.json`, 'utf8'));
    const { owner, editor, viewer } = wordsOf('company').role;
    const { title: disclosure, partner } = wordsOf('disclosure');
    const { title: verification } = wordsOf('verification').own;
    const { admin } = wordsOf('admin').role;
    const roles = [owner, editor, viewer].map(({ name }) => name);
    const words = [...roles, disclosure, partner, verification, admin, wordsOf('declaration').label.declaration];
    for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase());
  });

  it('has no word that the interface has given up, and the spacing of its script', () => {
    expect(text).not.toMatch(GIVEN_UP[language]);
  });
});

const GIVEN_UP: Record<Language, RegExp> = {
  kr: /소유자|신고서|거래 ?상대방|공개 설정|심사|휴대전화|[가-힣]요\./,
  en: /Operator|Administrator|Trading|Grant|e-mail|business number|(or|an|al|ym)is(ed|ation)\b|avi?our|enquir|cancell|dialled/,
  cn: /营业执照|运营方人员|交易对方|申报书|公开设置|所有者|核实|[\u4e00-\u9fff]\w|\w[\u4e00-\u9fff]/,
  jp: /オーナー|公開設定|資材|会員企業の確認|サプライ階層|[\u3040-\u9fff] \w|\w [\u3040-\u9fff]/,
};
