import type { Dashboard } from '@ieum/contract';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import type { FlowTrace } from '../../flow/flow.queries.ts';
import { useFlowWords } from '../../flow/flow-words.ts';
import { traceHref } from '../../flow/origins/address.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { type TileLinks, tileLinks } from '../tiles/links.ts';
import { FACTS_SHOWN, type Fact, factsOf } from './facts.ts';
import type { Sentence } from './sentence.tsx';

const TENTHS = { maximumFractionDigits: 1 };

/** Puts the figures of a company into sentences. Each figure has the address of what it counts. */
export const useSentences = () => {
  const wordsOf = useFactWords();
  const materialOf = useMaterialWords();
  return (data: Dashboard, trace: FlowTrace | undefined): Sentence[] => {
    const links = tileLinks({ product: data.productId ?? '', period: data.period });
    const facts = factsOf(data, todayInKorea()).map((fact) => wordsOf(fact, links));
    const material = trace ? materialOf(data, trace, links) : [];
    // The origin of a material follows the tiers, because both say how far the chain is known.
    const isAboutTiers = facts[0]?.name === 'tiers';
    const all = isAboutTiers ? [...facts.slice(0, 1), ...material, ...facts.slice(1)] : [...material, ...facts];
    return all.slice(0, FACTS_SHOWN);
  };
};

const useFactWords = () => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { period: periodOf } = useFlowWords();
  const number = numberFormat(tag);
  const next = (label: string, to: string) => ({ label, to });
  return (fact: Fact, links: TileLinks): Sentence => {
    const { kind: name } = fact;
    switch (fact.kind) {
      case 'tiers': {
        const { first, weakest, gap } = fact;
        const figures = {
          all: number(first.companies),
          confirmed: number(first.confirmed),
          tier: weakest.tier,
          weakAll: number(weakest.companies),
          weakConfirmed: number(weakest.confirmed),
        };
        const text = weakest.tier === 1 ? t('say.firstTier', figures) : t('say.tiers', figures);
        const to = { a: links.tier(1, ['confirmed']), b: links.tier(weakest.tier, ['confirmed']) };
        const step = gap && {
          label: t('step.tier', { tier: gap.tier, count: gap.count, shown: number(gap.count) }),
          to: links.tier(gap.tier, ['unconfirmed', 'unidentified']),
        };
        return { name, parts: [{ text, links: to }], next: step ?? undefined };
      }
      case 'ledger': {
        const { period, rows, agreed, differing } = fact;
        const shown = { period: periodOf(period), count: rows, rows: number(rows), agreed: number(agreed) };
        const parts = [{ text: t('say.ledger', shown), links: { a: links.ledger(period, 'agreed') } }];
        if (differing === 0) return { name, parts };
        const figures = { count: differing, shown: number(differing) };
        const to = links.ledger(period, 'differing');
        parts.push({ text: t('say.differing', figures), links: { a: to } });
        return { name, parts, next: next(t('step.differing', figures), to) };
      }
      case 'ledgerGap': {
        const { before, period } = fact;
        const figures = { before: periodOf(before.period), period: periodOf(period), count: before.rows };
        const text = t('say.ledgerGap', { ...figures, shown: number(before.rows) });
        return {
          name,
          parts: [{ text, links: { a: links.ledger(before.period) } }],
          next: next(t('step.enter', { period: periodOf(period) }), flowPaths.enter()),
        };
      }
      case 'requests': {
        const { all, answered, overdue, dueInWeek } = fact;
        const figures = { count: all, all: number(all), answered: number(answered) };
        const parts = [{ text: t('say.requests', figures), links: { a: links.asked('answered') } }];
        const late = overdue > 0;
        const urgent = late ? overdue : dueInWeek;
        if (urgent === 0) return { name, parts };
        const to = late ? links.askedLate() : links.askedSoon();
        const counted = { count: urgent, shown: number(urgent) };
        parts.push({ text: late ? t('say.requestsLate', counted) : t('say.requestsSoon', counted), links: { a: to } });
        return { name, parts, next: next(t('step.requests', counted), to) };
      }
      case 'declarations': {
        const { all, approved, toChange } = fact;
        const figures = { count: all, all: number(all), approved: number(approved) };
        const parts = [{ text: t('say.declarations', figures), links: { a: links.ownDeclarations('approved') } }];
        if (toChange === 0) return { name, parts };
        const counted = { count: toChange, shown: number(toChange) };
        const to = links.ownDeclarations('changes_requested');
        parts.push({ text: t('say.toChange', counted), links: { a: to } });
        return { name, parts, next: next(t('step.toChange', counted), to) };
      }
      case 'expired': {
        const figures = { count: fact.count, shown: number(fact.count) };
        const parts = [{ text: t('say.expired', figures), links: { a: links.expired() } }];
        return { name, parts, next: next(t('step.expired'), links.expired()) };
      }
      case 'ending': {
        const { id, days, name: certificate } = fact;
        const text =
          days === 0
            ? t('say.endingToday', { name: certificate })
            : t('say.ending', { name: certificate, count: days, shown: number(days) });
        return {
          name,
          parts: [{ text, links: { a: certificatePaths.one(id) } }],
          next: next(t('step.ending'), certificatePaths.renew(id)),
        };
      }
      case 'valid': {
        const figures = { count: fact.count, shown: number(fact.count), day: formatDate(fact.until, tag) };
        return { name, parts: [{ text: t('say.valid', figures), links: { a: links.holding() } }] };
      }
      case 'completeness': {
        const { factories, mean, least } = fact;
        const figures = { count: factories, shown: number(factories), mean: numberFormat(tag, TENTHS)(mean) };
        const parts = [{ text: t('say.completeness', figures), links: { a: links.leastComplete() } }];
        if (!least) return { name, parts };
        const to = factoryPaths.detail(least.id);
        if (factories > 1)
          parts.push({ text: t('say.least', { name: least.name, count: least.points }), links: { a: to } });
        return { name, parts, next: next(t('step.least', { name: least.name }), to) };
      }
      case 'flags': {
        const { open, high } = fact;
        const parts = [{ text: t('say.flags', { count: open, shown: number(open) }), links: { a: links.flags() } }];
        if (high === 0) return { name, parts };
        const to = links.flags(undefined, 'high');
        const counted = { count: high, shown: number(high) };
        parts.push({ text: t('say.high', counted), links: { a: to } });
        return { name, parts, next: next(t('step.high', counted), to) };
      }
    }
  };
};

/** Says of the heaviest material of a product how much of its weight leads to an origin, beside what has no weight. */
const useMaterialWords = () => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const words = useFlowWords();
  const number = numberFormat(tag);
  return ({ period }: Dashboard, { product, materials }: FlowTrace, links: TileLinks): Sentence[] => {
    const [material] = materials;
    if (!material) return [];
    const { coverage, rows, weightless, kg } = material;
    const to = traceHref({ productId: product.id, from: period, to: period });
    const about = { material: words.material(material.material), period: words.period(period) };
    const unweighed = { count: weightless, shown: number(weightless), rows: number(rows) };
    const known = coverage && {
      text: t('say.material', { ...about, mass: words.mass(kg), share: words.shareRange(coverage.traced) }),
      links: { a: to, b: links.received() },
    };
    const rest = { text: t('say.weightless', unweighed), links: { a: links.weights() } };
    const none = { text: t('say.unweighed', { ...about, ...unweighed }), links: { a: links.weights() } };
    const parts = known ? [known, ...(weightless > 0 ? [rest] : [])] : [none];
    const next = weightless > 0 ? { label: t('step.weights', unweighed), to } : undefined;
    return [{ name: 'material', parts, next }];
  };
};
