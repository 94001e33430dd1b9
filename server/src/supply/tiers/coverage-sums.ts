/** A link's share as somebody may know it, in parts of one: it lies from `least` over `span` more. */
export type Part = {
  least: number;
  span: number;
  /** What it is; only sums of it are ever told. */
  share: number;
  /** Whether whoever looks has no other way to know it. */
  isOthers: boolean;
};

/** A sum over fewer links of others tells of single ones. */
const LINKS_MIN = 3;
/** However a sum comes out, each share may still lie anywhere in so much of what its band leaves it. */
const KEPT = 0.5;
const ROUNDING = 1e-9;
/** Both sides stand by it. */
const BOTH = 2;

export type Told = {
  /** Places of the parts that are added up. */
  places: number[];
  /** How much more they make together than the least of each. */
  more: number;
};

/**
 * Which sums over the links of one product may be told, two at most. Each link stands in one sum at most, so that no two of
 * them give a third, and whatever is worked out of them and of the bands tells nothing more. `spare` is what all links
 * together may make beyond the least of each; `counted` says of each whether both sides (2), one (1) or none (0) stand by it.
 */
export const sumsTold = (parts: Part[], counted: number[], spare: number): Told[] => {
  if (parts.length < LINKS_MIN) return [];
  const open = [...parts.keys()].filter((at) => parts[at]?.isOthers && parts[at].span > 0 && counted[at] !== 0);
  if (open.length < LINKS_MIN) return [];
  const confirmed = open.filter((at) => counted[at] === BOTH);
  const besides = open.filter((at) => counted[at] !== BOTH);
  const groups = confirmed.length < LINKS_MIN ? [open] : [confirmed, besides];
  const told: Told[] = [];
  for (const places of groups) {
    const group = places.flatMap((at) => parts[at] ?? []);
    if (group.filter(({ share }) => share > 0).length < LINKS_MIN) continue;
    const more = Math.max(
      0,
      group.reduce((sum, { share, least }) => sum + share - least, 0),
    );
    const left = told.reduce((rest, one) => rest - one.more, spare - more);
    const known = new Set([...places, ...told.flatMap((one) => one.places)]);
    const rest = parts.filter((_, at) => !known.has(at));
    const mayTell =
      group.every((part) => isLeft(part, spare, rangeWithin(part, group, more))) &&
      rest.every((part) => isLeft(part, spare, Math.min(part.span, left)));
    if (mayTell) told.push({ places, more });
  }
  return told;
};

/** In how wide a range a share may lie once the sum is known of the group that it belongs to. */
const rangeWithin = ({ span }: Part, group: Part[], more: number) => {
  const others = group.reduce((sum, part) => sum + part.span, 0) - span;
  return Math.min(span, more) - Math.max(0, more - others);
};

const isLeft = ({ span }: Part, spare: number, range: number) => range >= KEPT * Math.min(span, spare) - ROUNDING;
