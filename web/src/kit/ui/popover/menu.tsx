import { Check, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
} from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
import { Separator } from 'react-aria-components/Separator';
import { InLanguage } from '../../language/in-language.tsx';
import { classNames } from '../class-names.ts';
import { Floating } from './floating.tsx';
import type { Opened } from './late-opener.tsx';
import styles from './menu.module.css';

type MenuProps = {
  /** A button with a name. */
  trigger: ReactElement<Record<string, unknown>, string>;
  placement?: 'bottom start' | 'bottom end';
  children: ReactNode;
};

/** Lists actions. To choose a value, use `Dropdown`. */
export const Menu = ({ trigger, placement = 'bottom start', children }: MenuProps) => (
  <InLanguage>
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Floating className={styles.floating ?? ''} placement={placement}>
        <AriaMenu className={classNames(styles.menu)}>{children}</AriaMenu>
      </Floating>
    </MenuTrigger>
  </InLanguage>
);

type OpenedMenuProps = Opened & { label: string; children: ReactNode };

/** The menu of a button that has loaded it late. */
export const OpenedMenu = ({ trigger, isOpen, isByKeys, onOpenChange, label, children }: OpenedMenuProps) => (
  <InLanguage>
    <Floating
      className={styles.floating ?? ''}
      aria-label={label}
      placement="bottom end"
      trigger="MenuTrigger"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu
        className={classNames(styles.menu)}
        aria-label={label}
        autoFocus={isByKeys ? 'first' : true}
        onClose={() => onOpenChange(false)}
      >
        {children}
      </AriaMenu>
    </Floating>
  </InLanguage>
);

type MenuSectionProps = {
  title: string;
  isTitleHidden?: boolean;
  /** Shown in place of the title. */
  heading?: ReactNode;
  /** Id of the chosen item. If set, the items of the section exclude one another. */
  selected?: string;
  children: ReactNode;
};

export const MenuSection = ({ title, isTitleHidden = false, heading, selected, children }: MenuSectionProps) => (
  <AriaMenuSection
    className={classNames(styles.section)}
    aria-label={title}
    {...(selected !== undefined && {
      selectionMode: 'single',
      disallowEmptySelection: true,
      selectedKeys: [selected],
    })}
  >
    {!isTitleHidden && <Header className={heading ? '' : classNames(styles.heading)}>{heading ?? title}</Header>}
    {children}
  </AriaMenuSection>
);

type MenuItemProps = {
  /** Required in a section with a chosen item. */
  id?: string;
  label: string;
  icon?: LucideIcon;
  /** Language of the label, if it differs from the page's. */
  lang?: string;
  isDestructive?: boolean;
  disabled?: boolean;
  onAction: () => void;
};

export const MenuItem = ({
  id,
  label,
  icon: Icon,
  lang,
  isDestructive = false,
  disabled = false,
  onAction,
}: MenuItemProps) => (
  <AriaMenuItem
    {...(id !== undefined && { id })}
    className={classNames(styles.item, isDestructive && styles.destructive)}
    textValue={label}
    isDisabled={disabled}
    onAction={onAction}
  >
    {({ isSelected }) => (
      <>
        {Icon && <Icon size={16} aria-hidden />}
        <span className={styles.label} lang={lang}>
          {label}
        </span>
        {isSelected && <Check className={styles.check} size={16} aria-hidden />}
      </>
    )}
  </AriaMenuItem>
);

export const MenuLine = () => <Separator className={classNames(styles.line)} />;
