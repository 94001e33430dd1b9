import { FilterChips } from '../ui/toolbar/filter-chip.tsx';
import { FilterPopover } from '../ui/toolbar/filter-popover.tsx';
import type { ToolSet } from '../ui/toolbar/tool-set.ts';
import { ToolCount } from '../ui/toolbar/tool-words.tsx';
import { Toolbar } from '../ui/toolbar/toolbar.tsx';
import { useFewRows } from '../ui/toolbar/use-few-rows.ts';

type ListToolsProps = ToolSet & {
  listed: { data: { total: number } | undefined; isFiltered: boolean };
};

/** Toolbar of a list that is no table. A table has its own. */
export const ListTools = ({ listed, count, search, filter, needsFilter = false, chips, ...parts }: ListToolsProps) => {
  const total = listed.data?.total;
  const isFew = useFewRows({ total, isFiltered: listed.isFiltered });
  return (
    <Toolbar
      {...parts}
      count={count && <ToolCount role="status">{count}</ToolCount>}
      search={!isFew && search}
      filter={
        filter &&
        (!isFew || needsFilter) && (
          <FilterPopover count={filter.count} total={total} onClear={filter.onClear}>
            {filter.content}
          </FilterPopover>
        )
      }
      chips={<FilterChips>{chips}</FilterChips>}
    />
  );
};
