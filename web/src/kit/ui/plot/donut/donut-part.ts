export type DonutPart = {
  id: string;
  name: string;
  share: number;
  valueText: string;
  shareText: string;
  fill: string;
  href: string | undefined;
};
