import { formatPercent, type Material } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameList } from '../../kit/format/name-list.ts';
import { percentRange } from '../../kit/format/percent-range.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useMaterialWords } from '../materials/material-words.ts';
import { useTierWords } from '../tiers/words.ts';
import type { SaidClause } from './sentence.ts';

/** Number of countries that a sentence names. */
const NAMED = 3;
const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;

/** Adds the Korean particle of the topic, which depends on the last letter. */
export const withTopic = (name: string) => {
  const last = name.charCodeAt(name.length - 1);
  if (last < HANGUL_FIRST || last > HANGUL_LAST) return name;
  return (last - HANGUL_FIRST) % FINALS === 0 ? `${name}는` : `${name}은`;
};

/** Whole sentences with the particle; the others name the material without it. */
const WITH_TOPIC = new Set(['confirmedAll', 'statedAll', 'nothing']);

/** Words of the origins, the same on the tab, on paper and on the pages of materials. */
export const useOriginWords = () => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const materials = useMaterialWords();
  const tiers = useTierWords();
  return useMemo(() => {
    const listOf = (names: string[]) =>
      tag === 'en' ? new Intl.ListFormat(tag, { type: 'conjunction' }).format(names) : nameList(names, tag);
    const countriesOf = (countries: string[]) => {
      if (countries.length === 0) return t('said.somewhere');
      const named = listOf(countries.slice(0, NAMED).map(tiers.countryOf));
      const more = countries.length - NAMED;
      return more > 0 ? t('said.more', { count: more, shown: String(more), list: named }) : named;
    };
    const inSentence = (material: Material) =>
      tag === 'en' ? materials.nameOf(material).toLowerCase() : materials.nameOf(material);
    const clauseOf = (material: Material, clause: SaidClause) => {
      const name = inSentence(material);
      const topic = tag === 'ko' && WITH_TOPIC.has(clause.key) ? withTopic(name) : name;
      if (clause.key === 'nothing') return t('said.nothing', { topic });
      if ('share' in clause)
        return clause.key === 'unknown'
          ? t('said.unknown', { share: percentRange(clause.share, tag) })
          : t('said.unknownMost', { share: formatPercent(clause.share.to, tag) });
      const countries = countriesOf(clause.countries);
      // These two continue the sentence before them and do not name the material again.
      if (clause.key === 'statedToo' || clause.key === 'lastKnown') return t(`said.${clause.key}`, { countries });
      return t(`said.${clause.key}`, { topic, countries });
    };
    return {
      ...tiers,
      materialOf: materials.nameOf,
      goodsOf: materials.goodsOf,
      /** Sentences about a material, with `<b>` around the words that matter. */
      sentencesOf: (material: Material, clauses: SaidClause[]) => clauses.map((clause) => clauseOf(material, clause)),
      range: (range: { from: number; to: number }) => percentRange(range, tag),
      countriesOf,
      /** Sign between two sentences. */
      gap: tag === 'zh' || tag === 'ja' ? '' : ' ',
    };
  }, [t, tag, materials, tiers]);
};
