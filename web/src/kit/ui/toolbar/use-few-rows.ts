import { useState } from 'react';

const FEW = 10;

type Rows = { total: number | undefined; isFiltered: boolean };

/**
 * Returns whether a list is so short that nobody needs tools to find something in it. Tools that were shown once stay:
 * they must not disappear while someone uses them.
 */
export const useFewRows = ({ total, isFiltered }: Rows) => {
  const hasNeed = isFiltered || (total !== undefined && total >= FEW);
  const [hasTools, setTools] = useState(hasNeed);
  if (hasNeed && !hasTools) setTools(true);
  return !hasNeed && !hasTools;
};
