import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Buttons, Note, Section } from '../../kit/ui/section/section.tsx';

const TONES = { set: 'good', environment: 'good', missing: 'warn', declined: 'neutral', unreadable: 'bad' } as const;
export type SetupStatus = keyof typeof TONES;

type SetupPartProps = {
  title: string;
  status: SetupStatus;
  /** Purpose of the part, and the effect of leaving it out. */
  text: string;
  buttons?: ReactNode;
  children?: ReactNode;
};

/** Shows one part of the setup: its status, its meaning and its actions. */
export const SetupPart = ({ title, status, text, buttons, children }: SetupPartProps) => {
  const { t } = useTranslation('setup');
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>
        {title} <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </h2>
      <Note>{text}</Note>
      {children}
      {buttons && <Buttons>{buttons}</Buttons>}
    </Section>
  );
};
