import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Pager } from '../../../kit/ui/pager/pager.tsx';

const TOTAL = 1234;
const SIZE = 20;

/** Shows a pager with an address for each page, and one with buttons and a choice of size. */
export const PagerExample = () => {
  const { t } = useTranslation('showcase');
  const [search] = useSearchParams();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(SIZE);
  const resize = (size: number) => {
    setPageSize(size);
    setPage(1);
  };
  return (
    <>
      <Pager
        label={t('data.pages.links')}
        page={Number(search.get('page') ?? 1)}
        pageSize={SIZE}
        total={TOTAL}
        hrefOf={(to) => `?page=${to}#pager`}
      />
      <Pager
        label={t('data.pages.buttons')}
        page={page}
        pageSize={pageSize}
        total={TOTAL}
        onPage={setPage}
        pageSizes={[20, 50, 100]}
        onPageSize={resize}
      />
    </>
  );
};
