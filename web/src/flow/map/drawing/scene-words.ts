import type { FlowNode } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabelled } from '../../../kit/language/use-labelled.ts';
import { useMaterialWords } from '../../../supply/materials/material-words.ts';
import type { FlowPicture } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';
import type { Scene, SceneRun } from './scene.ts';

const NOTHING = '–';

/** Names places, goods and amounts of a scene the same in the picture, the list, the table and the story. */
export const useSceneWords = ({ nodes, runs, others }: Scene, { roots }: FlowPicture, product: string) => {
  const { t } = useTranslation('flow');
  const { t: tTier } = useTranslation('tier');
  const words = useFlowWords();
  const materials = useMaterialWords();
  const withLabel = useLabelled();
  return useMemo(() => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const into = Map.groupBy(runs, ({ to }) => to);
    const out = Map.groupBy(runs, ({ from }) => from);
    const nodeName = (id: string) => {
      const node = byId.get(id);
      const count = others.get(id);
      if (count !== undefined) return t('map.others', { shown: words.number(count) });
      return node ? words.node(node) : NOTHING;
    };
    /** Names a hidden company by its country and its token, which is shorter than by its role. */
    const shortName = (node: FlowNode) => {
      if (node.isOwn && node.kind === 'company')
        return roots.find(({ id }) => id === product)?.name ?? nodeName(node.id);
      const { company } = node;
      if (node.kind !== 'company' || !company?.isMasked || !company.token) return nodeName(node.id);
      return [node.country && words.countryOf(node.country), company.token].filter(Boolean).join(' ');
    };
    const amount = ({ band, share, fill, count }: SceneRun) => {
      if (fill === 'thread') return t('map.unrecorded');
      if (share) return words.shareRange(share);
      if (!band) return t('map.group', { count });
      const quantities = band.quantities.map(({ quantity, unit }) => words.quantity(quantity, unit)).join(' + ');
      if (band.isWeightless) {
        if (band.rows === null) return t('map.weightless.others');
        return [quantities, t('map.weightless.rows', { count: band.rows })].filter(Boolean).join(' · ');
      }
      if (band.kg !== null) return words.mass(band.kg);
      return band.band === '' ? NOTHING : tTier(`band.${band.band}`);
    };
    const quantity = ({ band }: SceneRun) =>
      band?.quantities.map((one) => words.quantity(one.quantity, one.unit)).join(' + ') ?? '';
    const material = ({ band }: SceneRun) => (band && materials.goodsOf(band)) || materials.textOf('');
    const goods = ({ band }: SceneRun) => {
      const named = band?.goods.flatMap(({ name, hs }) => name || (hs && `HS ${hs}`) || []) ?? [];
      const [first, ...more] = named;
      if (first === undefined) return '';
      return more.length > 0 ? t('map.goodsMore', { name: first, more: more.length }) : first;
    };
    const title = (run: SceneRun) => {
      if (!run.band) return t('map.link');
      const { materials: within, family } = run.band;
      if (run.band.goods.some(({ name }) => name !== '')) return goods(run);
      if (family !== '') return materials.familyOf(family);
      return within.length > 0 ? material(run) : goods(run) || material(run);
    };
    const total = (some: SceneRun[] = []) => some.reduce((sum, { band }) => sum + (band?.kg ?? 0), 0);
    const unweighed = (some: SceneRun[] = []) =>
      some.reduce((sum, { band }) => sum + (band?.isWeightless ? (band.rows ?? 0) : 0), 0);
    const ownLines = (id: string) => {
      const [received, sent] = [into.get(id), out.get(id)];
      const some = received?.some(({ band }) => band?.isOwn) ? received : sent;
      const [kg, rows] = [total(some), unweighed(some)];
      return [
        kg > 0 ? t('map.ownWeight', { mass: words.mass(kg) }) : '',
        rows > 0 ? t('map.ownUnknown', { count: rows }) : '',
      ].filter(Boolean);
    };
    /** Lines below a name: the goods, and how much. */
    const lines = (node: FlowNode) => {
      if (node.isOwn && runs.every(({ share }) => !share)) return ownLines(node.id);
      const leaving = (node.tier < 0 ? into.get(node.id) : out.get(node.id)) ?? [];
      const [main, ...more] = leaving.toSorted((one, next) => next.weight - one.weight);
      if (!main || node.isOwn || main.fill === 'thread') return [];
      if (more.length > 0) return [t('map.bands', { count: leaving.length })];
      const what = title(main);
      const much = main.band?.isWeightless && !main.share ? quantity(main) : amount(main);
      return [[what, main.fill === 'share' ? '' : much].filter(Boolean).join(' ')];
    };
    const nameOf = (run: SceneRun) =>
      [
        withLabel(`${nodeName(run.from)} → ${nodeName(run.to)}`, amount(run)),
        run.band?.isGroup && t('map.group', { count: run.count }),
      ]
        .filter(Boolean)
        .join(', ');
    return {
      nodeOf: (id: string) => byId.get(id),
      nodeName,
      shortName,
      amount,
      quantity,
      material,
      goods,
      title,
      lines,
      nameOf,
    };
  }, [nodes, runs, others, roots, product, t, tTier, words, materials, withLabel]);
};
export type SceneWords = ReturnType<typeof useSceneWords>;
