import { Eye, EyeOff } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../button/icon-button.tsx';

type PasswordToggleProps = {
  label: string;
  input: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  onChange: (isShown: boolean) => void;
};

type Caret = [start: number | null, end: number | null];

export const PasswordToggle = ({ label, input, isShown, onChange }: PasswordToggleProps) => {
  const { t } = useTranslation();
  const caret = useRef<Caret>(undefined);
  const Icon = isShown ? EyeOff : Eye;
  const toggle = () => {
    if (input.current) caret.current = [input.current.selectionStart, input.current.selectionEnd];
    onChange(!isShown);
  };

  // A browser may move the caret to an end when the type of the input changes. Chromium does it at the next layout, so
  // the layout is asked for first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the type changes with isShown
  useLayoutEffect(() => {
    input.current?.getBoundingClientRect();
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = undefined;
  }, [input, isShown]);

  return (
    <IconButton
      label={t('password.show', { label })}
      size="medium"
      isSelected={isShown}
      onClick={toggle}
      // A press of the mouse would take the focus out of the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
};
