export const NOTHING = '–';

export const goodsOf = ({ name, hs }: { name: string; hs: string }, material: string) =>
  [name || material, hs && `HS ${hs}`].filter(Boolean).join(' · ');
