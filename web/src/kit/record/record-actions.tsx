import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps, LinkButton } from '../ui/button/button.tsx';

type Face = { label: string; icon?: LucideIcon; look?: NonNullable<ButtonProps['look']> };
/** An action leads to an address, runs at once, or opens the dialog of the page that has this name. */
type RecordAction<D> = Face & ({ to: string } | { run: () => void; isPending: boolean } | { opens: D });

type RecordActionsProps<D> = {
  /** In the order of the buttons. An action that the user may not do now is left out as `false`. */
  actions: (RecordAction<D> | false)[];
  onOpen?: (dialog: D) => void;
};

/** Buttons for what the user can do with a record. */
export const RecordActions = <D = never>({ actions, onOpen }: RecordActionsProps<D>) =>
  actions.map((action) => action && <ActionButton key={action.label} action={action} onOpen={onOpen} />);

type ActionButtonProps<D> = { action: RecordAction<D>; onOpen: ((dialog: D) => void) | undefined };

const ActionButton = <D,>({ action, onOpen }: ActionButtonProps<D>) => {
  const { label, icon: Icon, look = 'outlined' } = action;
  const face = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
    </>
  );
  if ('to' in action) {
    return (
      <LinkButton look={look} to={action.to}>
        {face}
      </LinkButton>
    );
  }
  const how =
    'run' in action ? { isPending: action.isPending, onClick: action.run } : { onClick: () => onOpen?.(action.opens) };
  return (
    <Button look={look} {...how}>
      {face}
    </Button>
  );
};
