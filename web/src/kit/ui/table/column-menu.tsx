import { Check, Columns3 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, type Selection } from 'react-aria-components/Menu';
import { useTranslation } from 'react-i18next';
import { InLanguage } from '../../language/in-language.tsx';
import { iconLookOf } from '../button/icon-look.ts';
import { classNames } from '../class-names.ts';
import { Floating } from '../popover/floating.tsx';
import menuStyles from '../popover/menu.module.css';
import styles from './column-menu.module.css';
import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-state.ts';

type ColumnMenuProps<Data> = {
  columns: TableColumn<Data>[];
  state: TableState;
  onChange: (state: TableState) => void;
};

/** Chooses the visible columns; at least one stays. */
export const ColumnMenu = <Data,>({ columns, state, onChange }: ColumnMenuProps<Data>) => {
  const { t } = useTranslation('ui');
  const choices = columns.filter(({ isAlwaysShown = false }) => !isAlwaysShown);
  const mustKeepOne = choices.length === columns.length;
  const hidden = new Set(state.hidden);
  const choose = (shown: Selection) => {
    const isShown = (id: string) => shown === 'all' || shown.has(id);
    onChange({ ...state, hidden: choices.map(({ id }) => id).filter((id) => !isShown(id)) });
  };
  if (choices.length === 0) return null;

  return (
    <InLanguage>
      <MenuTrigger>
        <Button className={iconLookOf({ look: 'outlined', size: 'medium' })}>
          <Columns3 size={20} aria-hidden />
          <span className="visually-hidden">{t('table.columns')}</span>
        </Button>
        <Floating className={menuStyles.floating ?? ''} placement="bottom end">
          <Menu
            className={classNames(menuStyles.menu)}
            selectionMode="multiple"
            disallowEmptySelection={mustKeepOne}
            selectedKeys={choices.map(({ id }) => id).filter((id) => !hidden.has(id))}
            onSelectionChange={choose}
          >
            {choices.map(({ id, header }) => (
              <MenuItem key={id} id={id} className={classNames(menuStyles.item)} textValue={header}>
                {({ isSelected }) => (
                  <>
                    <span className={classNames(styles.box, isSelected && styles.checked)}>
                      {isSelected && <Check size={14} strokeWidth={3} aria-hidden />}
                    </span>
                    {header}
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
