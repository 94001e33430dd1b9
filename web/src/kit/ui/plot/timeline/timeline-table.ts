import type { PlotTableContent } from '../frame/plot-table-content.ts';
import type { TimelineGroup, TimelineItem } from './timeline-item.ts';

type TimelineTableOptions = {
  items: TimelineItem[];
  groups: TimelineGroup[];
  names: { category: string; start: string; end: string; group: string };
  day: (date: string) => string;
  hrefOf: ((item: TimelineItem) => string | undefined) | undefined;
};

export const timelineTable = ({ items, groups, names, day, hrefOf }: TimelineTableOptions): PlotTableContent => {
  const groupName = new Map(groups.map(({ id, name }) => [id, name]));
  return {
    columns: [{ name: names.category }, { name: names.start }, { name: names.end }, { name: names.group }],
    rows: items.map((item) => {
      const group = groupName.get(item.group) ?? '';
      return {
        key: item.id,
        cells: [
          { text: item.name, value: item.name, href: hrefOf?.(item) },
          item.start ? { text: day(item.start), value: item.start } : { text: '', value: null },
          { text: day(item.end), value: item.end },
          { text: group, value: group },
        ],
      };
    }),
  };
};
