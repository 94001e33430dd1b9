import { Check, Circle, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export const BADGE_TONES = ['neutral', 'good', 'warn', 'bad', 'info'] as const;

type BadgeProps = {
  tone?: (typeof BADGE_TONES)[number];
  /** In place of the tone's own sign. */
  icon?: LucideIcon;
  children: string;
};

const ICONS = { neutral: Circle, good: Check, warn: TriangleAlert, bad: X, info: Info };

/** A state in one word. The sign says the tone to those who do not see the colour. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <Icon size={12} strokeWidth={2.5} aria-hidden />
      {children}
    </span>
  );
};
