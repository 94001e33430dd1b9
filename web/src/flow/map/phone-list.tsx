import type { FlowNode } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { classNames } from '../../kit/ui/class-names.ts';
import { markColor } from '../../supply/materials/mark-look.ts';
import { MaterialMark } from '../../supply/materials/material-mark.tsx';
import type { FlowScreen } from './address.ts';
import type { Scene, SceneRun } from './drawing/scene.ts';
import type { SceneWords } from './drawing/scene-words.ts';
import styles from './phone-list.module.css';

const WHOLE = 100;
const LEAST = 2;
const PARTS = ['in', 'out', 'behind'] as const;

type PhoneListProps = { scene: Scene; words: SceneWords; address: FlowScreen };

/** Lists what the picture shows where there is no room for one: what came, what left, and what flows behind. */
export const PhoneList = ({ scene, words, address }: PhoneListProps) => {
  const { t } = useTranslation('flow');
  const isOwn = (id: string) => words.nodeOf(id)?.isOwn ?? false;
  const partOf = ({ from, to }: SceneRun) => {
    if (isOwn(to)) return 'in';
    return isOwn(from) ? 'out' : 'behind';
  };
  const parts = Map.groupBy(scene.runs, partOf);
  const most = Math.max(...scene.runs.map(({ size }) => (size.kind === 'amount' ? size.amount : 0)), Number.MIN_VALUE);
  return (
    <div className={styles.parts}>
      {PARTS.flatMap((part) => {
        const runs = parts.get(part);
        return runs
          ? [
              <section key={part} aria-label={t(`list.${part}`)}>
                <h2 className={styles.head}>{t(`list.${part}`)}</h2>
                <ul className={styles.list}>
                  {runs
                    .toSorted((one, next) => next.weight - one.weight)
                    .map((run) => (
                      <Row
                        key={run.key}
                        run={run}
                        other={words.nodeOf(part === 'out' ? run.to : run.from)}
                        {...{ part, most, words, address }}
                      />
                    ))}
                </ul>
              </section>,
            ]
          : [];
      })}
    </div>
  );
};

type RowProps = Pick<PhoneListProps, 'words' | 'address'> & {
  run: SceneRun;
  part: (typeof PARTS)[number];
  other: FlowNode | undefined;
  most: number;
};

const Row = ({ run, part, other, most, words, address }: RowProps) => {
  const width = run.size.kind === 'amount' ? Math.max(LEAST, (run.size.amount / most) * WHOLE) : WHOLE / 4;
  const isKnown = run.fill === 'plain';
  const name = other ? words.shortName(other) : '';
  const target = words.nodeOf(run.to);
  return (
    <li>
      <Link
        to={address.hrefOf({ band: run.key })}
        preventScrollReset
        className={classNames(styles.row, run.key === address.band && styles.chosen)}
      >
        <span className={styles.line}>
          <MaterialMark mark={run.mark} />
          <strong>{part === 'behind' && target ? `${name} → ${words.shortName(target)}` : name}</strong>
          <span>{words.amount(run)}</span>
        </span>
        <span
          className={classNames(styles.bar, !isKnown && styles[run.fill])}
          style={{ inlineSize: `${width}%`, color: markColor(run.mark) }}
          aria-hidden
        />
        <span className={styles.more}>{words.title(run)}</span>
      </Link>
    </li>
  );
};
