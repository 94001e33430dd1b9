/** Share of a link as a viewer may know it, in parts of one: between `least` and `least` plus `span`. */
export type Part = {
  least: number;
  span: number;
  /** True share; only sums of it are ever disclosed. */
  share: number;
  /** Whether the viewer has no other way to know it. */
  isOthers: boolean;
};

/** Minimum number of others' links in a sum; fewer would reveal single ones. */
const LINKS_MIN = 3;
/** Part of the range left by its band in which each share may still be, whatever the sum is. */
const KEPT = 0.5;
const ROUNDING = 1e-9;
/** Both sides confirm the link. */
const BOTH = 2;

export type DisclosedSum = {
  /** Indexes of the parts that are added up. */
  places: number[];
  /** Amount by which they together exceed the least of each. */
  more: number;
};

/**
 * Returns the sums over the links of one product that may be disclosed, two at most. Each link is in one sum at most,
 * so no two of them give a third, and nothing more can be derived from them and from the bands. `spare` is what all
 * links together may make beyond the least of each; `counted` says for each whether both sides (2), one (1) or none (0)
 * support it.
 */
export const disclosedSums = (parts: Part[], counted: number[], spare: number): DisclosedSum[] => {
  if (parts.length < LINKS_MIN) return [];
  const open = [...parts.keys()].filter((at) => parts[at]?.isOthers && parts[at].span > 0 && counted[at] !== 0);
  if (open.length < LINKS_MIN) return [];
  const confirmed = open.filter((at) => counted[at] === BOTH);
  const besides = open.filter((at) => counted[at] !== BOTH);
  const groups = confirmed.length < LINKS_MIN ? [open] : [confirmed, besides];
  const disclosed: DisclosedSum[] = [];
  for (const places of groups) {
    const group = places.flatMap((at) => parts[at] ?? []);
    if (group.filter(({ share }) => share > 0).length < LINKS_MIN) continue;
    const more = Math.max(
      0,
      group.reduce((sum, { share, least }) => sum + share - least, 0),
    );
    const left = disclosed.reduce((rest, sum) => rest - sum.more, spare - more);
    const spans = group.reduce((sum, { span }) => sum + span, 0);
    const known = new Set([...places, ...disclosed.flatMap((sum) => sum.places)]);
    const rest = parts.filter((_, at) => !known.has(at));
    const mayDisclose =
      group.every((part) => isLeft(part, spare, rangeWithin(part, spans, more))) &&
      rest.every((part) => isLeft(part, spare, Math.min(part.span, left)));
    if (mayDisclose) disclosed.push({ places, more });
  }
  return disclosed;
};

/** Returns the width of the range in which a share may be once the sum of its group is known. */
const rangeWithin = ({ span }: Part, spans: number, more: number) =>
  Math.min(span, more) - Math.max(0, more - (spans - span));

const isLeft = ({ span }: Part, spare: number, range: number) => range >= KEPT * Math.min(span, spare) - ROUNDING;
