import { ChevronsUpDown, Circle, CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { useMedia } from '../ui/media.ts';
import { Menu, MenuItem, MenuSection } from '../ui/popover/menu.tsx';
import styles from './form-sections.module.css';

type RailStep = {
  id: string;
  to: string;
  label: string;
  filled: number;
  /** Without a total, `filled` is only a number, such as that of uploaded files. */
  total?: number;
  errors: number;
};

type FormRailProps = { steps: RailStep[]; current: string; children?: ReactNode };

/** Lists the sections of a form, each with its own address. On a narrow window it is a menu above the form. */
export const FormRail = ({ steps, current, children }: FormRailProps) =>
  useMedia('upToTablet') ? (
    <SectionMenu steps={steps} current={current} />
  ) : (
    <SectionList steps={steps} current={current}>
      {children}
    </SectionList>
  );

/** A tick means that nothing is missing. */
const isDone = ({ filled, total = 1, errors }: RailStep) => filled >= total && errors === 0;

const SectionList = ({ steps, current, children }: FormRailProps) => {
  const { t } = useTranslation('ui');
  const iconOf = (step: RailStep) => {
    if (step.errors > 0) return CircleAlert;
    if (isDone(step)) return CircleCheck;
    return step.id === current ? CircleDot : Circle;
  };
  return (
    <div className={styles.rail}>
      <nav aria-label={t('form.sections')}>
        <ul>
          {steps.map((step) => {
            const Icon = iconOf(step);
            const look = step.errors > 0 ? styles.wrong : isDone(step) && styles.done;
            return (
              <li key={step.id}>
                <Link
                  className={classNames(styles.step, look)}
                  to={step.to}
                  aria-current={step.id === current ? 'step' : undefined}
                >
                  <Icon size={18} aria-hidden />
                  <span className={styles.label}>{step.label}</span>
                  <StepCount step={step} />
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {children}
    </div>
  );
};

const StepCount = ({ step: { filled, total, errors } }: { step: RailStep }) => {
  const { t } = useTranslation('ui');
  if (errors > 0) return <span className={styles.count}>{t('form.errors', { count: errors })}</span>;
  if (total === undefined) return <span className={styles.count}>{filled}</span>;
  return (
    <span className={styles.count}>
      <span aria-hidden>{`${filled}/${total}`}</span>
      <span className="visually-hidden">{t('form.filled', { filled, total })}</span>
    </span>
  );
};

const SectionMenu = ({ steps, current }: FormRailProps) => {
  const { t } = useTranslation('ui');
  const navigate = useNavigate();
  const at = steps.findIndex(({ id }) => id === current);
  const step = steps[at];
  const wordsOf = ({ label, errors }: RailStep) =>
    errors > 0 ? `${label} (${t('form.errors', { count: errors })})` : label;
  return (
    <div className={styles.switch}>
      <Menu
        trigger={
          <button type="button" className={styles.trigger}>
            <strong>{step?.label}</strong>
            <span>{t('form.place', { at: at + 1, total: steps.length })}</span>
            <ChevronsUpDown size={18} aria-hidden />
          </button>
        }
      >
        <MenuSection title={t('form.sections')} isTitleHidden selected={current}>
          {steps.map((item) => (
            <MenuItem key={item.id} id={item.id} label={wordsOf(item)} onAction={() => navigate(item.to)} />
          ))}
        </MenuSection>
      </Menu>
      <div className={styles.bars} aria-hidden>
        {steps.map((item) => (
          <span
            key={item.id}
            className={classNames(
              item.id === current && styles.now,
              isDone(item) && styles.full,
              item.errors > 0 && styles.bad,
            )}
          />
        ))}
      </div>
    </div>
  );
};
