import type { MissingWeight } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp, Send, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { BesidePanel } from '../../../kit/ui/dialog/beside-panel.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { MaterialMark } from '../../../supply/materials/material-mark.tsx';
import { type FlowPicture, flowQueries } from '../../flow.queries.ts';
import { useFlowWords } from '../../flow-words.ts';
import { AskWeightDialog } from '../../origins/ask-weight-dialog.tsx';
import type { FlowScreen } from '../address.ts';
import type { Scene, SceneRun } from '../drawing/scene.ts';
import type { SceneWords } from '../drawing/scene-words.ts';
import { Shares } from '../shares.tsx';
import { QuarterBars } from './quarter-bars.tsx';
import styles from './story.module.css';

type StoryProps = { data: FlowPicture; scene: Scene; words: SceneWords; address: FlowScreen };

/** Tells of the selected band: how much, what both sides say, what lies behind it, and what to do next. */
export const BandStory = (props: StoryProps) => {
  const { scene, words, address } = props;
  const { t } = useTranslation('flow');
  const run = scene.runs.find(({ key }) => key === address.band);
  return (
    <BesidePanel
      label={t('follow.label')}
      title={run ? words.title(run) : t('follow.label')}
      close={t('follow.close')}
      onClose={() => address.setAddress({ band: '' })}
    >
      {run && <Story key={run.key} run={run} {...props} />}
    </BesidePanel>
  );
};

type RunProps = StoryProps & { run: SceneRun };

const Story = ({ run, ...props }: RunProps) => {
  const { t } = useTranslation('flow');
  const { words, address, scene } = props;
  const { band } = run;
  const behind = scene.runs.filter(({ to, fill }) => to === run.from && fill !== 'thread');
  return (
    <div className={styles.story}>
      <p className={styles.way}>
        <MaterialMark mark={run.mark} /> {words.nodeName(run.from)} → {words.nodeName(run.to)}
      </p>
      {band?.isOwn && !band.isGroup ? <OwnBand run={run} {...props} /> : <Figures run={run} words={words} />}
      {run.fill === 'thread' && <Note>{t('follow.unrecorded')}</Note>}
      {band && !band.isOwn && <Note>{t(band.isWeightless ? 'follow.othersWeightless' : 'follow.others')}</Note>}
      {band?.isGroup && (
        <Button size="small" look="solid" onClick={() => address.setAddress({ open: band.key, band: '' }, true)}>
          {t('follow.open', { count: band.count })}
        </Button>
      )}
      {behind.length > 0 && (
        <section className={styles.behind} aria-label={t('follow.behind')}>
          <h3>{t('follow.behind')}</h3>
          <ul>
            {behind.map((next) => (
              <li key={next.key}>
                <Link to={address.hrefOf({ band: next.key })} preventScrollReset>
                  {words.nodeName(next.from)} · {words.title(next)}
                </Link>{' '}
                {words.amount(next)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {band && <Traced {...props} run={run} />}
    </div>
  );
};

const Figures = ({ run, words }: Pick<RunProps, 'run' | 'words'>) => {
  const { t } = useTranslation('flow');
  return (
    <DefinitionList
      items={[
        { label: t('column.amount'), value: words.amount(run) },
        { label: t('column.material'), value: words.material(run) },
        ...(run.band ? [{ label: t('column.goods'), value: words.goods(run) }] : []),
      ].filter(({ value }) => value !== '')}
    />
  );
};

/** Own rows: both sides' figures by quarter, the weight, and whom to ask for it. */
const OwnBand = ({ run, words, address }: RunProps) => {
  const { t } = useTranslation('flow');
  const { mass } = useFlowWords();
  const { product, from, to, by } = address;
  const { data } = useQuery(flowQueries.band({ ...(product && { productId: product }), from, to, by, key: run.key }));
  const { band } = run;
  const { entered = 0, matched = 0, mismatch = 0, settled = 0 } = band?.states ?? {};
  const agreed = matched + settled;
  const sides = (
    <>
      {mismatch > 0 && (
        <span className={styles.bad}>
          <TriangleAlert size={16} aria-hidden /> {t('map.stateCount.mismatch', { count: mismatch })}
        </span>
      )}
      {entered > 0 && <span>{t('map.stateCount.entered', { count: entered })}</span>}
      {agreed > 0 && (
        <span className={styles.good}>
          <CircleCheck size={16} aria-hidden /> {t('map.stateCount.agreed', { count: agreed })}
        </span>
      )}
    </>
  );
  const rows = t('map.weightless.count', { count: band?.rows ?? 0 });
  const weight =
    band?.kg === null || band?.kg === undefined ? (
      <span className={styles.warn}>
        <CircleHelp size={16} aria-hidden /> {t('follow.weightUnknown')}
      </span>
    ) : (
      mass(band.kg)
    );
  const quantity = [words.quantity(run), rows].filter(Boolean).join(' · ');
  return (
    <>
      <DefinitionList
        items={[
          { label: t('follow.quantity'), value: quantity },
          { label: t('follow.sides'), value: <span className={styles.sides}>{sides}</span> },
          { label: t('follow.weight'), value: weight },
          ...(run.share ? [{ label: t('column.share'), value: words.amount(run) }] : []),
          { label: t('column.material'), value: words.material(run) },
        ]}
      />
      {data && <QuarterBars quarters={data.quarters} mark={run.mark} />}
      {data?.missing.map((missing) => (
        <AskForWeight key={`${missing.linkId} ${missing.unit}`} missing={missing} />
      ))}
      {data?.linkId && (
        <Link to={mismatch > 0 ? flowPaths.mismatches() : `${flowPaths.ledger()}?${new URLSearchParams({ from, to })}`}>
          {t(mismatch > 0 ? 'follow.mismatches' : 'follow.rows')}
        </Link>
      )}
    </>
  );
};

const AskForWeight = ({ missing }: { missing: MissingWeight }) => {
  const { t } = useTranslation('flow');
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const { askAt, productId, rows, goods, unit } = missing;
  return (
    <div className={styles.ask}>
      <p>{t('follow.weightText', { count: rows })}</p>
      {productId !== null && (
        <LinkButton look="solid" to={productPaths.edit(productId)}>
          {t('weight.own')}
        </LinkButton>
      )}
      {askAt !== null && !isSent && (
        <Button look="solid" onClick={() => setAsking(true)}>
          <Send size={16} aria-hidden />
          {t('weight.ask')}
        </Button>
      )}
      {askAt !== null && isSent && <Link to={flowPaths.row(askAt)}>{t('weight.asked')}</Link>}
      {askAt === null && productId === null && <Note as="span">{t('weight.theirs')}</Note>}
      {isAsking && askAt !== null && (
        <AskWeightDialog
          rowId={askAt}
          goods={goods}
          unit={unit}
          onAsked={() => setSent(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
};

/** Shows the origins or the receivers of what passed here, for one product. */
const Traced = ({ run, data: { roots }, words, address }: RunProps) => {
  const { t } = useTranslation('flow');
  const [chosen, setChosen] = useState(address.product || roots[0]?.id || '');
  const [from, to] = [words.nodeOf(run.from), words.nodeOf(run.to)];
  // A flow from us is followed to its receivers, any other flow to its origins.
  const isDown = (from?.tier ?? 0) <= 0;
  const through = (isDown ? to : from)?.company?.id ?? '';
  return (
    <>
      {address.product === '' && roots.length > 1 && (
        <SelectField
          label={t('follow.product')}
          value={chosen}
          options={roots.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      {chosen && (
        <Shares
          asked={{ productId: chosen, from: address.from, to: address.to, direction: isDown ? 'down' : 'up', through }}
        />
      )}
    </>
  );
};
