import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, type Selection } from 'react-aria-components/Menu';
import { useTranslation } from 'react-i18next';
import { InLanguage } from '../language/in-language.tsx';
import { useLabelled } from '../language/use-labelled.ts';
import { lookOf } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Floating } from '../ui/popover/floating.tsx';
import menuStyles from '../ui/popover/menu.module.css';
import boxStyles from '../ui/table/column-menu.module.css';
import styles from './filter-menu.module.css';

export type FilterOption = { value: string; label: string };

type FilterMenuProps = {
  label: string;
  options: FilterOption[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
};

/** Chooses several values. A row matches if it has any of them. */
export const FilterMenu = ({ label, options, chosen, onChoose }: FilterMenuProps) => {
  const { t } = useTranslation('ui');
  const isUsed = chosen.length > 0;
  return (
    <ChoiceMenu
      mode="multiple"
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      description={isUsed ? t('filter.inUse', { count: chosen.length }) : undefined}
      mark={(isSelected, name) => (
        <>
          <span className={classNames(boxStyles.box, isSelected && boxStyles.checked)}>
            {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
          </span>
          <bdi>{name}</bdi>
        </>
      )}
    >
      {label}
      {isUsed && <span className={styles.number}>{chosen.length}</span>}
    </ChoiceMenu>
  );
};

type FilterSelectProps = {
  label: string;
  options: FilterOption[];
  value: string;
  /** Receives '' when the chosen option is chosen again. */
  onValue: (value: string) => void;
};

/** Filter menu with at most one chosen option. */
export const FilterSelect = ({ label, options, value, onValue }: FilterSelectProps) => {
  const withLabel = useLabelled();
  const chosen = options.find((option) => option.value === value);
  return (
    <ChoiceMenu
      mode="single"
      options={options}
      chosen={value === '' ? [] : [value]}
      onChoose={([next = '']) => onValue(next)}
      mark={(isSelected, name) => (
        <>
          <bdi>{name}</bdi>
          {isSelected && <Check size={14} aria-hidden />}
        </>
      )}
    >
      {chosen ? withLabel(label, chosen.label) : label}
    </ChoiceMenu>
  );
};

type ChoiceMenuProps = Omit<FilterMenuProps, 'label'> & {
  mode: 'single' | 'multiple';
  description?: string | undefined;
  mark: (isSelected: boolean, name: string) => ReactNode;
  children: ReactNode;
};

const ChoiceMenu = ({ mode, options, chosen, onChoose, description, mark, children }: ChoiceMenuProps) => {
  const values = options.map(({ value }) => value);
  const choose = (keys: Selection) => onChoose(keys === 'all' ? values : values.filter((value) => keys.has(value)));
  return (
    <InLanguage>
      <MenuTrigger>
        <Button className={lookOf({ look: 'outlined' })} {...(description && { 'aria-description': description })}>
          {children}
          <ChevronDown size={16} aria-hidden />
        </Button>
        <Floating className={menuStyles.floating ?? ''}>
          <Menu
            className={classNames(menuStyles.menu, styles.menu)}
            selectionMode={mode}
            selectedKeys={[...chosen]}
            onSelectionChange={choose}
          >
            {options.map(({ value, label }) => (
              <MenuItem key={value} id={value} className={classNames(menuStyles.item)} textValue={label}>
                {({ isSelected }) => mark(isSelected, label)}
              </MenuItem>
            ))}
          </Menu>
        </Floating>
      </MenuTrigger>
    </InLanguage>
  );
};

export const optionsOf = <V extends string>(values: readonly V[], labelOf: (value: V) => string): FilterOption[] =>
  values.map((value) => ({ value, label: labelOf(value) }));
