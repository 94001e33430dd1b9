import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, type Selection } from 'react-aria-components/Menu';
import { useTranslation } from 'react-i18next';
import { InLanguage } from '../../kit/language/in-language.tsx';
import styles from '../../kit/list/list-page.module.css';
import buttonStyles from '../../kit/ui/button/button.module.css';
import { classNames } from '../../kit/ui/class-names.ts';
import { Floating } from '../../kit/ui/popover/floating.tsx';
import menuStyles from '../../kit/ui/popover/menu.module.css';
import boxStyles from '../../kit/ui/table/column-menu.module.css';

export type FilterOption = { value: string; label: string };
type FilterMenuProps = {
  label: string;
  options: FilterOption[];
  chosen: readonly string[];
  onChoose: (values: string[]) => void;
};

/** Chooses several values. A factory matches if it has any of them. */
export const FilterMenu = ({ label, options, chosen, onChoose }: FilterMenuProps) => {
  const { t } = useTranslation('factory');
  const values = options.map(({ value }) => value);
  const choose = (keys: Selection) => onChoose(keys === 'all' ? values : values.filter((value) => keys.has(value)));
  const isUsed = chosen.length > 0;
  return (
    <InLanguage>
      <MenuTrigger>
        <Button
          className={classNames(buttonStyles.button, buttonStyles.small, buttonStyles.outlined)}
          {...(isUsed && { 'aria-description': t('filter.inUse', { count: chosen.length }) })}
        >
          {label}
          {isUsed && <span className={styles.number}>{chosen.length}</span>}
          <ChevronDown size={16} aria-hidden />
        </Button>
        <Floating className={menuStyles.floating ?? ''}>
          <Menu
            className={classNames(menuStyles.menu, styles.menu)}
            selectionMode="multiple"
            selectedKeys={[...chosen]}
            onSelectionChange={choose}
          >
            {options.map(({ value, label: name }) => (
              <MenuItem key={value} id={value} className={classNames(menuStyles.item)} textValue={name}>
                {({ isSelected }) => (
                  <>
                    <span className={classNames(boxStyles.box, isSelected && boxStyles.checked)}>
                      {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
                    </span>
                    <bdi>{name}</bdi>
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Floating>
      </MenuTrigger>
    </InLanguage>
  );
};
