import type { FlowBand } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { BesidePanel } from '../../kit/ui/dialog/beside-panel.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import type { FlowScreen } from './address.ts';
import { useBandWords } from './band-words.ts';
import mapStyles from './map.module.css';
import { Shares } from './shares.tsx';

type SelectedBandProps = { data: FlowPicture; address: FlowScreen; roots: FlowPicture['roots'] };

/** Shows the followed band and where all of it comes from or goes to. */
export const SelectedBand = ({ data, address, roots }: SelectedBandProps) => {
  const { t } = useTranslation('flow');
  const words = useBandWords(data, address.unit);
  const band = data.bands.find(({ key }) => key === address.band);
  const close = () => address.setAddress({ band: '' });
  const title = band ? `${words.nodeName(band.from)} → ${words.nodeName(band.to)}` : t('follow.label');
  const body = band && <Followed key={band.key} band={band} data={data} address={address} roots={roots} />;
  return (
    <BesidePanel
      label={t('follow.label')}
      title={title}
      close={t('follow.close')}
      onClose={close}
      none={<Note>{t('follow.none')}</Note>}
    >
      {body}
    </BesidePanel>
  );
};

const Followed = ({ band, data, address, roots }: SelectedBandProps & { band: FlowBand }) => {
  const { t } = useTranslation('flow');
  const { material } = useFlowWords();
  const words = useBandWords(data, address.unit);
  const [chosen, setChosen] = useState(address.product || roots[0]?.id || '');
  const [from, to] = [words.nodeOf(band.from), words.nodeOf(band.to)];
  // A flow from us is followed to its receivers, any other flow to its origins.
  const isDown = (from?.tier ?? 0) <= 0;
  const through = (isDown ? to : from)?.company?.id ?? '';
  const items = [
    { label: t('column.amount'), value: words.amount(band) },
    { label: t('column.material'), value: material(band.materialGroup) },
  ];
  return (
    <div className={mapStyles.chosen}>
      <DefinitionList items={items} />
      {band.isWeightless && <Note>{t('follow.weightless')}</Note>}
      {!band.isOwn && !band.isWeightless && <Note>{t('follow.others')}</Note>}
      {band.isGroup && (
        <Button size="small" look="solid" onClick={() => address.setAddress({ open: band.key, band: '' }, true)}>
          {t('follow.open', { count: band.count })}
        </Button>
      )}
      {address.product === '' && roots.length > 1 && (
        <SelectField
          label={t('follow.product')}
          value={chosen}
          options={roots.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {chosen && (
        <Shares
          asked={{ productId: chosen, from: address.from, to: address.to, direction: isDown ? 'down' : 'up', through }}
        />
      )}
    </div>
  );
};
