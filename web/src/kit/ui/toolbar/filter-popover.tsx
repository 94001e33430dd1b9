import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { InLanguage } from '../../language/in-language.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { Button, lookOf } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { useMedia } from '../media.ts';
import { Floating } from '../popover/floating.tsx';
import styles from './filter-popover.module.css';

type FilterPopoverProps = {
  /** Number of filters in use. */
  count: number;
  /** Number of rows that the filters leave. Unknown while they are read. */
  total: number | undefined;
  onClear: () => void;
  children: ReactNode;
};

/** One button for all filters of a list. A phone shows them in a sheet at the bottom. */
export const FilterPopover = ({ count, total, onClear, children }: FilterPopoverProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const isPhone = useMedia('phone');
  const shown = total === undefined ? '' : formatNumber(total, tag);
  const dialog = (
    <Dialog className={classNames(styles.dialog)} aria-label={t('table.filters')}>
      {({ close }) => (
        <>
          <div className={styles.groups}>{children}</div>
          <div className={styles.end}>
            <Button look="ghost" disabled={count === 0} onDisabledClick={stay} onClick={onClear}>
              {t('table.clearFilters')}
            </Button>
            <Button onClick={close}>
              {total === undefined ? t('table.close') : t('table.show', { count: total, shown })}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
  return (
    <InLanguage>
      <DialogTrigger>
        <AriaButton
          className={classNames(lookOf({ look: 'outlined' }), styles.button)}
          {...(count > 0 && { 'aria-description': t('table.filtersOn', { shown: count }) })}
        >
          <ListFilter size={20} aria-hidden />
          <span className="visually-hidden">{t('table.filters')}</span>{' '}
          {count > 0 && <span className={styles.number}>{count}</span>}
        </AriaButton>
        {isPhone ? (
          <ModalOverlay className={classNames(styles.backdrop)} isDismissable>
            <Modal className={classNames(styles.sheet)}>{dialog}</Modal>
          </ModalOverlay>
        ) : (
          <Floating className={styles.popover ?? ''} placement="bottom end">
            {dialog}
          </Floating>
        )}
      </DialogTrigger>
    </InLanguage>
  );
};

/** Does nothing: the button stays where it is, with the focus, when there is nothing left to clear. */
const stay = () => undefined;

/** One filter with its label above. */
export const FilterGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{label}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One value of a filter. A second click takes it back. */
export const FilterChoice = ({ isChosen, onChoose, children }: ChoiceProps) => (
  <button
    type="button"
    className={classNames(styles.choice, isChosen && styles.chosen)}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    <bdi>{children}</bdi>
  </button>
);
