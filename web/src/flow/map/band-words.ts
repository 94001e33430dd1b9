import type { FlowBand } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import type { FlowAddress } from './address.ts';

const NOTHING = '–';

const materialAt = (node: string, materialGroup: string) => `${node} ${materialGroup}`;

/** Describes a band in kilograms or percent of its material where that is disclosed, otherwise as a range of shares. */
export const useBandWords = ({ nodes, bands }: FlowPicture, unit: FlowAddress['unit']) => {
  const { t } = useTranslation('tier');
  const { t: tFlow } = useTranslation('flow');
  const words = useFlowWords();
  return useMemo(() => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const got = new Map<string, number>();
    const passed = new Map<string, number>();
    const unweighed = new Map<string, number>();
    const vague = new Set(
      bands.flatMap(({ from, to, kg, isWeightless, rows }) =>
        kg === null && !(isWeightless && rows !== null) ? [from, to] : [],
      ),
    );
    for (const { from, to, rows, isWeightless } of bands)
      for (const id of isWeightless ? [from, to] : []) unweighed.set(id, (unweighed.get(id) ?? 0) + (rows ?? 0));
    const gotOf = new Map<string, number>();
    for (const { from, to, kg, materialGroup } of bands) {
      const material = materialAt(to, materialGroup);
      gotOf.set(material, (gotOf.get(material) ?? 0) + (kg ?? 0));
      got.set(to, (got.get(to) ?? 0) + (kg ?? 0));
      passed.set(from, (passed.get(from) ?? 0) + (kg ?? 0));
    }
    const nodeName = (id: string) => {
      const node = byId.get(id);
      return node ? words.node(node) : NOTHING;
    };
    const amount = ({ kg, band, to, materialGroup, isWeightless, rows }: FlowBand) => {
      if (isWeightless)
        return rows === null ? tFlow('map.weightless.others') : tFlow('map.weightless.rows', { count: rows });
      if (kg === null) return band === '' ? NOTHING : t(`band.${band}`);
      return unit === 'kg' ? words.mass(kg) : words.share(kg / (gotOf.get(materialAt(to, materialGroup)) || 1));
    };
    /** Returns the quantity that passed through a node, if all of it is known. */
    const nodeAmount = (id: string) => {
      if (unit !== 'kg' || vague.has(id)) return '';
      const [kg, rows] = [Math.max(got.get(id) ?? 0, passed.get(id) ?? 0), unweighed.get(id) ?? 0];
      return [kg > 0 && words.mass(kg), rows > 0 && tFlow('map.weightless.count', { count: rows })]
        .filter(Boolean)
        .join(' + ');
    };
    return { nodeAmount, nodeOf: (id: string) => byId.get(id), nodeName, amount };
  }, [nodes, bands, unit, words, t, tFlow]);
};
