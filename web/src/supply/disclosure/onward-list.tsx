import { useTranslation } from 'react-i18next';
import { useNames } from '../../kit/language/use-names.ts';
import { PagedRows } from '../../kit/list/paged-rows.tsx';
import { Note, Section } from '../../kit/ui/section/section.tsx';
import { Switch } from '../../kit/ui/toggle/switch.tsx';
import { disclosureQueries, useSetLinkOnward } from './disclosure.queries.ts';

/** Lists our confirmed links. A switch says whether companies beyond us may learn who the partner of a link is. */
export const OnwardList = () => {
  const { t } = useTranslation('disclosure');
  const { nameOf } = useNames();
  const set = useSetLinkOnward();
  // The switch shows its new position until the server has answered.
  const moved = set.isPending ? set.variables : undefined;
  return (
    <Section as="div">
      <PagedRows
        label={t('part.onward')}
        empty={t('none.onward')}
        lead={<Note>{t('onward.text')}</Note>}
        query={(page) => disclosureQueries.links({ state: ['confirmed'], ...page })}
      >
        {({ id, version, side, partner, partnerProduct, onward }, { can }) => (
          <li key={id}>
            <Switch
              label={[nameOf(partner), partnerProduct.name].filter(Boolean).join(' · ')}
              help={[
                t(side === 'buyer' ? 'onward.side.buyer' : 'onward.side.supplier'),
                onward.theirs && t('onward.theirs'),
              ]
                .filter(Boolean)
                .join(' ')}
              checked={moved?.id === id ? moved.onward : onward.mine}
              disabled={!can.propose || set.isPending}
              onChange={({ target }) => set.mutate({ id, version, onward: target.checked })}
            />
          </li>
        )}
      </PagedRows>
    </Section>
  );
};
