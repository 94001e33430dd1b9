import type { Output, StartStep, tasksContract } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Check, Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import styles from './start.module.css';

type Steps = Output<typeof tasksContract.getStart>['steps'];

const PLACES: Record<StartStep, () => string> = {
  verify: companyPaths.verification,
  factory: factoryPaths.register,
  certificate: () => certificatePaths.add(),
  product: productPaths.add,
  invitation: () => linkPaths.propose('buyer'),
};

/** Returns the first step that is neither done nor waiting for another person's decision. */
const nextStep = (steps: Steps) => steps.find(({ isDone, isWaiting }) => !isDone && !isWaiting)?.step;

/** Lists the first five steps of a new company with their progress. */
export const StartSteps = ({ steps }: { steps: Steps }) => {
  const { t } = useTranslation('home');
  const next = nextStep(steps);
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, isDone, isWaiting }, at) => (
        <li
          key={step}
          className={classNames(styles.step, isDone && styles.done)}
          aria-current={step === next ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden>
            <Sign isDone={isDone} isWaiting={isWaiting} number={at + 1} />
          </span>
          <span className={styles.name}>
            {t(`step.${step}.name`)}
            {isDone && <span className="visually-hidden">{` (${t('start.done')})`}</span>}
            {step === next && <span className={styles.help}>{t(`step.${step}.help`)}</span>}
            {isWaiting && <span className={styles.help}>{t('step.verify.waiting')}</span>}
          </span>
          {!isDone && (
            <LinkButton size="small" look={step === next ? 'solid' : 'ghost'} to={PLACES[step]()}>
              {isWaiting ? t('step.verify.look') : t(`step.${step}.act`)}
            </LinkButton>
          )}
        </li>
      ))}
    </ol>
  );
};

type SignProps = { isDone: boolean; isWaiting: boolean; number: number };

const Sign = ({ isDone, isWaiting, number }: SignProps) => {
  if (isDone) return <Check size={16} strokeWidth={2.5} />;
  return isWaiting ? <Hourglass size={14} /> : number;
};
