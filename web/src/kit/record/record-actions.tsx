import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, type ButtonProps, LinkButton } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { MenuItem } from '../ui/popover/menu.tsx';
import { MoreMenu } from '../ui/popover/more-menu.tsx';
import styles from './record-layout.module.css';

type Face = {
  label: string;
  icon?: LucideIcon;
  look?: NonNullable<ButtonProps['look']>;
  /** Button with an icon alone. It stays beside the main action. */
  isSmall?: boolean;
  /** Action that is always in the menu, such as removing. */
  isRare?: boolean;
  isDestructive?: boolean;
};
/** An action leads to an address, runs at once, or opens the dialog of the page that has this name. */
type RecordAction<D> = Face & ({ to: string } | { run: () => void; isPending?: boolean } | { opens: D });

type RecordActionsProps<D> = {
  /** In the order of the buttons. An action that the user may not do now is left out as `false`. */
  actions: (RecordAction<D> | false)[];
  /** Name of the menu that holds the other actions. */
  menu?: string;
  onOpen?: (dialog: D) => void;
};

/** More actions than this are one button and a menu. */
const BUTTONS_MAX = 2;

/** Buttons for what the user can do with a record: one is filled, and more than two share a menu. */
export const RecordActions = <D = never>({ actions, menu, onOpen }: RecordActionsProps<D>) => {
  const { t } = useTranslation('ui');
  const offered = actions.filter((action) => action !== false);
  const large = offered.filter(({ isSmall, isRare }) => !isSmall && !isRare);
  const main = large.find(({ look }) => look === 'solid') ?? large[0];
  const isButton = (action: RecordAction<D>) =>
    action === main || action.isSmall || (large.length <= BUTTONS_MAX && large.includes(action));
  const buttons = offered.filter(isButton);
  const items = offered.filter((action) => !isButton(action));
  return (
    <>
      {buttons.map((action) => (
        <ActionButton key={action.label} action={action} onOpen={onOpen} />
      ))}
      {items.length > 0 && (
        <MoreMenu label={menu ?? t('record.more')}>
          {items.map((action) => (
            <ActionItem key={action.label} action={action} onOpen={onOpen} />
          ))}
        </MoreMenu>
      )}
    </>
  );
};

type ActionProps<D> = { action: RecordAction<D>; onOpen: ((dialog: D) => void) | undefined };

const ActionButton = <D,>({ action, onOpen }: ActionProps<D>) => {
  const { label, icon: Icon, look = 'outlined', isSmall } = action;
  const picture = Icon && <Icon size={16} aria-hidden />;
  if ('to' in action) {
    return isSmall ? (
      <LinkButton className={styles.small} look={look} to={action.to} aria-label={label} title={label}>
        {picture}
      </LinkButton>
    ) : (
      <LinkButton look={look} to={action.to}>
        {picture}
        {label}
      </LinkButton>
    );
  }
  const how =
    'run' in action
      ? { isPending: action.isPending ?? false, onClick: action.run }
      : { onClick: () => onOpen?.(action.opens) };
  return isSmall ? (
    <IconButton look={look} size="medium" label={label} {...how}>
      {picture}
    </IconButton>
  ) : (
    <Button look={look} {...how}>
      {picture}
      {label}
    </Button>
  );
};

const ActionItem = <D,>({ action, onOpen }: ActionProps<D>) => {
  const navigate = useNavigate();
  const { label, icon, isDestructive = false } = action;
  const act = () => {
    if ('to' in action) navigate(action.to);
    else if ('run' in action) action.run();
    else onOpen?.(action.opens);
  };
  const isPending = 'run' in action && action.isPending === true;
  return (
    <MenuItem label={label} {...(icon && { icon })} isDestructive={isDestructive} disabled={isPending} onAction={act} />
  );
};
