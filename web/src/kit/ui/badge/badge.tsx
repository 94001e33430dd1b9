import { Check, Circle, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export const BADGE_TONES = ['neutral', 'good', 'warn', 'bad', 'info'] as const;

type BadgeProps = {
  tone?: (typeof BADGE_TONES)[number];
  /** Replaces the tone's own icon. */
  icon?: LucideIcon;
  children: string;
};

const ICONS = { neutral: Circle, good: Check, warn: TriangleAlert, bad: X, info: Info };

/** Shows a status in one word. The icon conveys the tone to users who do not see the colour. */
export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => {
  const Icon = icon ?? ICONS[tone];
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      <Icon size={12} strokeWidth={2.5} aria-hidden />
      {children}
    </span>
  );
};
