import type { FlowBand } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import type { FlowAddress } from './flow.address.ts';

const NOTHING = '–';

/** How a band is told: in kilograms or per cents where that may be known, otherwise in bands. */
export const useBandWords = ({ nodes, bands }: FlowPicture, unit: FlowAddress['unit']) => {
  const { t } = useTranslation('tier');
  const words = useFlowWords();
  return useMemo(() => {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const got = new Map<string, number>();
    const passed = new Map<string, number>();
    const vague = new Set(bands.flatMap(({ from, to, kg }) => (kg === null ? [from, to] : [])));
    for (const { from, to, kg } of bands) {
      got.set(to, (got.get(to) ?? 0) + (kg ?? 0));
      passed.set(from, (passed.get(from) ?? 0) + (kg ?? 0));
    }
    const nodeName = (id: string) => {
      const node = byId.get(id);
      return node ? words.node(node) : NOTHING;
    };
    const amount = ({ kg, band, to }: FlowBand) => {
      if (kg === null) return band === '' ? NOTHING : t(`band.${band}`);
      return unit === 'kg' ? words.mass(kg) : words.share(kg / (got.get(to) || 1));
    };
    /** What went through, where all of it is known. */
    const nodeAmount = (id: string) => {
      if (unit !== 'kg' || vague.has(id)) return '';
      return words.mass(Math.max(got.get(id) ?? 0, passed.get(id) ?? 0));
    };
    return { nodeAmount, nodeOf: (id: string) => byId.get(id), nodeName, amount };
  }, [nodes, bands, unit, words, t]);
};
