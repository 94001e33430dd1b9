import { LINK_SIDES, LINK_STATES } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { Link2, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import { filterTools } from '../../kit/list/filter-tools.tsx';
import { withoutOrder } from '../../kit/list/list-address.ts';
import { ListActions, useCount } from '../../kit/list/list-parts.tsx';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { useRememberedColumns } from '../../kit/list/remembered-columns.ts';
import { Views } from '../../kit/list/views.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { Toolbar } from '../../kit/ui/toolbar/toolbar.tsx';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { ImportButton } from '../sheets/import-button.tsx';
import { useExportLinks } from '../sheets/sheets.queries.ts';
import { usePartnerPage } from '../use-partner-page.ts';
import { linkAddress } from './address.ts';
import { LinkBulk } from './bulk-confirmation.tsx';
import { linkQueries } from './link.queries.ts';
import { COLUMNS, useLinkColumns } from './use-columns.tsx';
import { useLinkWords } from './words.ts';

/** Lists what we buy or what we sell. Links that await our answer come first. */
export const LinkListPage = () => {
  const { t } = useTranslation('link');
  const { t: tSheet } = useTranslation('product');
  const words = useLinkWords();
  const listed = useListed({ address: linkAddress, query: linkQueries.list, apart: ['side'] });
  const { list, data, isEmpty } = listed;
  const side = list.side === 'supplier' ? 'supplier' : 'buyer';
  const exporting = useExportLinks();
  const columns = useLinkColumns(side);
  const shown = useRememberedColumns(COLUMNS);
  const count = useCount(data, (key, amount) => t(key, amount));
  const actions = (
    <>
      {data && data.total > 0 && (
        <ExportMenu
          name={tSheet('sheet.file.links')}
          isPending={exporting.isPending}
          onExport={(wanted, saved) => exporting.mutate({ input: { ...withoutOrder(list), ...wanted }, ...saved })}
        />
      )}
      {data?.can.propose && side === 'buyer' && <ImportButton kind="suppliers" />}
    </>
  );
  const main = data?.can.propose && (
    <LinkButton look="solid" to={linkPaths.propose(side)}>
      <Plus size={16} aria-hidden />
      {t(`propose.${side}.start`)}
    </LinkButton>
  );
  const views = (
    <Views
      label={t('sides')}
      current={side}
      views={LINK_SIDES.map((key) => ({ key, label: t(`side.${key}`), to: listed.hrefOf({ side: key, page: 1 }) }))}
    />
  );
  const tools = filterTools({
    listed,
    search: { label: t('search'), help: t('searchHelp') },
    filters: [
      {
        kind: 'several',
        name: 'state',
        label: t('label.state'),
        options: optionsOf(LINK_STATES, (value) => t(`state.${value}`)),
      },
      {
        kind: 'one',
        name: 'waiting',
        label: t('filter.waitingLabel'),
        options: optionsOf(['mine', 'theirs'], (value) => t(`filter.waiting.${value}`)),
      },
    ],
  });
  return (
    <Page {...usePartnerPage()}>
      {isEmpty ? (
        <>
          <Toolbar views={views} />
          <Notice icon={Link2} title={t(`empty.${side}.title`)} text={t(`empty.${side}.text`)}>
            <ListActions>
              {actions}
              {main}
            </ListActions>
          </Notice>
        </>
      ) : (
        <ListTable
          listed={listed}
          label={t(`side.${side}`)}
          columns={columns}
          shown={shown}
          toolSet={{ ...tools, views, count, actions, main }}
          unsorted={{ sort: 'waiting', order: 'desc' }}
          nameOf={(link) => words.partner(link)}
          hrefOf={({ id }) => linkPaths.detail(id)}
          beyond={(part) => t(`beyond.${part}`)}
          bulkActions={
            data?.can.propose && ((links, onDone, ids) => <LinkBulk key={ids.join()} links={links} onDone={onDone} />)
          }
        />
      )}
    </Page>
  );
};
