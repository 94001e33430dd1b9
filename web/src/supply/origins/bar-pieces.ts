import type { OriginShares } from '@ieum/contract';

export type BarPiece = { kind: 'confirmed' | 'declared' | 'open' | 'unknown'; size: number };

const WHOLE = 100;

/**
 * Returns the pieces of the bar, which make 100: what each of the three shares is at least, and the open rest, which may
 * belong to any of them.
 */
export const barPieces = ({ confirmed, declared, unknown }: OriginShares): BarPiece[] => {
  const open = Math.max(WHOLE - confirmed.from - declared.from - unknown.from, 0);
  const pieces: BarPiece[] = [
    { kind: 'confirmed', size: confirmed.from },
    { kind: 'declared', size: declared.from },
    { kind: 'open', size: open },
    { kind: 'unknown', size: unknown.from },
  ];
  return pieces.filter(({ size }) => size > 0);
};
