import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useTranslation } from 'react-i18next';
import { MapLegend } from '../../factory/map/legend.tsx';
import { countryName } from '../../kit/format/country-names.ts';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Pin } from '../../kit/map/pin.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { PlotFrame } from '../../kit/ui/plot/frame/plot-frame.tsx';
import type { PlotCell } from '../../kit/ui/plot/frame/plot-table-content.ts';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import { TileMap } from './tile-map.tsx';
import styles from './tiles.module.css';

/** Shows the factories that the company may see on a map, with their flags. */
export const MapTile = ({ data: { map, elsewhere, completeness }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { t: tFlag } = useTranslation('flag');
  const { t: tFactory } = useTranslation('factory');
  const { tag } = useLanguage();
  const number = numberFormat(tag);
  const hasFactory = completeness.factories > 0;
  const own = map.filter(({ isOwn }) => isOwn).length;
  const beyond = elsewhere.reduce((sum, { companies }) => sum + companies, 0);
  const word = (text: string): PlotCell => ({ text, value: text });
  const rows = map.map(({ id, name, country, isOwn, isExact, severity }) => ({
    key: id,
    cells: [
      { ...word(name), href: isOwn ? factoryPaths.detail(id) : links.country(country) },
      word(country ? countryName(country, tag) : t('unknownCountry')),
      word(tFactory(isExact ? 'map.exact' : 'map.estimated')),
      severity === '' ? { text: '', value: null } : word(tFlag(`severity.${severity}`)),
    ],
  }));
  const names = ['factory', 'country', 'place', 'severity'] as const;
  return (
    <PlotFrame
      {...frameOf('map')}
      title={t('tile.map')}
      content={{ columns: names.map((name) => ({ name: t(`column.${name}`) })), rows }}
      emptyText={t(hasFactory ? 'empty.places' : 'empty.map')}
      emptyAction={
        hasFactory ? (
          <LinkButton to={links.factories()}>{t('empty.place')}</LinkButton>
        ) : (
          <LinkButton to={factoryPaths.register()}>{t('empty.factory')}</LinkButton>
        )
      }
      figures={
        <TileFigures
          figures={[
            { label: t('figure.ownPlaces'), value: number(own), to: links.ownMap() },
            { label: t('figure.seenPlaces'), value: number(map.length - own), to: links.chainMap() },
            ...(beyond > 0 ? [{ label: t('figure.elsewhere'), value: number(beyond), to: links.chain() }] : []),
          ]}
        />
      }
    >
      <TileMap places={map} links={links} />
      <div className={styles.legend}>
        <MapLegend>
          <span className={styles.high}>
            <Pin isExact />
            {tFlag('severity.high')}
          </span>
          <span className={styles.medium}>
            <Pin isExact />
            {tFlag('severity.medium')}
          </span>
        </MapLegend>
      </div>
    </PlotFrame>
  );
};
