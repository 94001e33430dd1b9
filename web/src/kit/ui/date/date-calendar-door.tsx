import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { InLanguage } from '../../language/in-language.tsx';
import { classNames } from '../class-names.ts';
import { Floating } from '../popover/floating.tsx';
import styles from './date-calendar.module.css';

type CalendarDoorProps = {
  label: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  disabled: boolean;
  children: ReactNode;
};

/** Button at the end of a date field, with the calendar that it opens. */
export const CalendarButton = ({ label, isOpen, setOpen, disabled, children }: CalendarDoorProps) => (
  <InLanguage>
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={classNames(styles.door)} aria-label={label} isDisabled={disabled}>
        <CalendarDays size={20} aria-hidden />
      </Button>
      <Floating placement="bottom end">
        <Dialog className={classNames(styles.dialog)} aria-label={label}>
          {children}
        </Dialog>
      </Floating>
    </DialogTrigger>
  </InLanguage>
);
