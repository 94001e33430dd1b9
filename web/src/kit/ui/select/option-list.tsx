import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../format/number-text.ts';
import { useLanguage } from '../../language/use-language.ts';
import { classNames } from '../class-names.ts';
import { groupOptions, isGroup, type Option } from './option-groups.ts';
import styles from './option-list.module.css';
import { OptionPicture } from './option-picture.tsx';

/** S9.6 */
export const LIST_MAX_HEIGHT = 348;

/** Longer lists draw only visible options: a thousand options open as fast as ten. */
const MANY = 100;
/** Number of rows above the chosen one when the list opens. */
const ROWS_BEFORE = 3;
const LAYOUT = { estimatedRowSize: 44, estimatedHeadingSize: 36, padding: 8 };

type OptionListProps = { options: readonly Option[]; value?: string; emptyText?: string };

/** Shows the options of a dropdown or a combobox, inside its `Floating`. */
export const OptionList = ({ options, value, emptyText }: OptionListProps) => {
  const entries = useMemo(() => groupOptions(options), [options]);
  const isLong = options.length > MANY;
  const ref = useStartAtChosen(isLong, options, value);
  const list = (
    <ListBox
      ref={ref}
      className={classNames(styles.list, isLong && styles.long)}
      items={entries}
      renderEmptyState={() => <p className={styles.empty}>{emptyText}</p>}
    >
      {(entry) =>
        isGroup(entry) ? (
          <ListBoxSection id={entry.id} className={classNames(styles.section)}>
            <Header className={classNames(styles.header)}>{entry.label}</Header>
            <Collection items={entry.options}>{toItem}</Collection>
          </ListBoxSection>
        ) : (
          toItem(entry)
        )
      }
    </ListBox>
  );
  if (!isLong) return list;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      {list}
    </Virtualizer>
  );
};

/** Scrolls to the chosen option. A list that draws only visible options does so only when it is opened by keyboard. */
const useStartAtChosen = (isLong: boolean, options: readonly Option[], value: string | undefined) => {
  const ref = useRef<HTMLDivElement>(null);
  const index = options.findIndex((option) => option.value === value);
  const start = useEffectEvent(() => {
    if (isLong && index >= 0) ref.current?.scrollTo({ top: (index - ROWS_BEFORE) * LAYOUT.estimatedRowSize });
  });
  useEffect(() => {
    // Waits until the list knows its height.
    const frame = requestAnimationFrame(start);
    return () => cancelAnimationFrame(frame);
  }, []);
  return ref;
};

/** Returns an item. It is a function, because the list looks for its items before it draws them. */
const toItem = (option: Option) => (
  <ListBoxItem
    id={option.value}
    className={classNames(styles.option)}
    textValue={option.label}
    isDisabled={option.disabled ?? false}
  >
    {({ isSelected }) => (
      <>
        <OptionPicture {...option} />
        <span className={styles.label} dir="auto">
          {option.label}
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </span>
        {option.count !== undefined && <OptionCount count={option.count} />}
        <Check className={classNames(styles.check, isSelected && styles.chosen)} size={16} aria-hidden />
      </>
    )}
  </ListBoxItem>
);

const OptionCount = ({ count }: { count: number }) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  return (
    <span className={styles.count}>
      {formatNumber(count, tag)}
      {/* A bare number says little to users who do not see that it is in a column. */}
      <span className="visually-hidden"> {t('option.unit', { count })}</span>
    </span>
  );
};
