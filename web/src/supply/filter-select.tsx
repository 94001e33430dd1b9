import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { InLanguage } from '../kit/language/in-language.tsx';
import styles from '../kit/list/list-page.module.css';
import buttonStyles from '../kit/ui/button/button.module.css';
import { classNames } from '../kit/ui/class-names.ts';
import { Floating } from '../kit/ui/popover/floating.tsx';
import menuStyles from '../kit/ui/popover/menu.module.css';

type FilterSelectProps = {
  label: string;
  options: { value: string; label: string }[];
  value: string;
  /** Receives '' when the chosen option is chosen again. */
  onValue: (value: string) => void;
};

/** Filter menu with at most one chosen option. */
export const FilterSelect = ({ label, options, value, onValue }: FilterSelectProps) => {
  const chosen = options.find((option) => option.value === value);
  return (
    <InLanguage>
      <MenuTrigger>
        <Button className={classNames(buttonStyles.button, buttonStyles.small, buttonStyles.outlined)}>
          {chosen ? `${label}: ${chosen.label}` : label}
          <ChevronDown size={16} aria-hidden />
        </Button>
        <Floating className={menuStyles.floating ?? ''}>
          <Menu
            className={classNames(menuStyles.menu, styles.menu)}
            selectionMode="single"
            selectedKeys={value === '' ? [] : [value]}
            onSelectionChange={(keys) => onValue(keys === 'all' ? '' : String([...keys][0] ?? ''))}
          >
            {options.map((option) => (
              <MenuItem
                key={option.value}
                id={option.value}
                className={classNames(menuStyles.item)}
                textValue={option.label}
              >
                {({ isSelected }) => (
                  <>
                    <bdi>{option.label}</bdi>
                    {isSelected && <Check size={14} aria-hidden />}
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
