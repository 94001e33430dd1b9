import { PRECISIONS } from '@ieum/contract';
import { ArrowLeftRight, MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldGroup, FieldHint, FieldOutcome, FieldRow, Pair } from '../../kit/form/form-layout.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { BoundNumber, BoundSelect } from '../form/bound-inputs.tsx';
import type { FactoryFormFields } from '../form/fields.ts';
import { StepPlace } from '../form/section.tsx';
import type { Place } from './pin-view.ts';
import { looksSwapped, readPlace, swapped } from './point-text.ts';

/** Loaded on demand, because the outlines of the world are large. */
const PinMap = lazy(async () => ({ default: (await import('./pin-map.tsx')).PinMap }));

const LETTERS = 12;

/** Asks for the coordinates: typed, pasted as a map link, or placed as a pin. */
export const PointInputs = () => {
  const { t } = useTranslation('factory');
  const { setValue } = useFormContext<FactoryFormFields>();
  const point = useWatch<FactoryFormFields, 'point'>({ name: 'point' });
  const country = useWatch<FactoryFormFields, 'country'>({ name: 'country' });
  const [isMapOpen, setMapOpen] = useState(false);
  const place = placeIn(point);
  const precisions = PRECISIONS.map((value) => ({ value, label: t(`precision.${value}`) }));
  const put = ({ latitude, longitude }: Place, precision?: FactoryFormFields['point']['precision']) => {
    const how = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('point.latitude', latitude, how);
    setValue('point.longitude', longitude, how);
    if (precision) setValue('point.precision', precision, how);
  };

  return (
    <StepPlace step="point">
      <FieldGroup legend={t('label.point')}>
        <PlaceLink onPlace={put} />
        <FieldRow>
          <BoundNumber name="point.latitude" label={t('part.point.latitude')} size={LETTERS} step={0.001} />
          <BoundNumber name="point.longitude" label={t('part.point.longitude')} size={LETTERS} step={0.001} />
        </FieldRow>
        {place && looksSwapped(place, country) && (
          <FieldHint role="status">
            <span>{t('point.swapped')}</span>
            <Button size="small" onClick={() => put(swapped(place))}>
              <ArrowLeftRight size={16} aria-hidden />
              {t('point.swap')}
            </Button>
          </FieldHint>
        )}
        <Pair>
          <BoundSelect
            name="point.precision"
            label={t('part.point.precision')}
            help={t('help.precision')}
            options={precisions}
          />
        </Pair>
        <div>
          <Button size="small" isSelected={isMapOpen} onClick={() => setMapOpen(!isMapOpen)}>
            <MapPin size={16} aria-hidden />
            {t(isMapOpen ? 'point.closeMap' : 'point.openMap')}
          </Button>
        </div>
        {isMapOpen && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <PinMap place={place} country={country} onPlace={(pin) => put(pin, 'city')} />
          </Suspense>
        )}
      </FieldGroup>
    </StepPlace>
  );
};

const placeIn = ({ latitude, longitude }: FactoryFormFields['point']): Place | undefined =>
  Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude: latitude ?? 0, longitude: longitude ?? 0 }
    : undefined;

/** Reads pasted text at once. The text itself is not stored. */
const PlaceLink = ({ onPlace }: { onPlace: (place: Place) => void }) => {
  const { t } = useTranslation('factory');
  const [text, setText] = useState('');
  const place = readPlace(text);
  const take = (typed: string) => {
    setText(typed);
    const found = readPlace(typed);
    if (found) onPlace(found);
  };
  const words = () => {
    if (text.trim() === '') return '';
    return t(place ? 'point.read' : 'point.unread');
  };
  return (
    <div>
      <TextField
        label={t('point.link')}
        help={t('point.linkHelp')}
        isOptional
        inputMode="url"
        autoComplete="off"
        value={text}
        onChange={({ target }) => take(target.value)}
      />
      <FieldOutcome role="status">{words()}</FieldOutcome>
    </div>
  );
};
