import type { OriginAct, OriginAsk } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Eye, Link2, type LucideIcon, PenLine, Scale, Send } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { AskDialog } from '../disclosure/ask-dialog.tsx';
import type { OriginModel } from './model.ts';
import styles from './origins.module.css';
import { useGoodsText } from './use-goods-text.ts';
import { useOriginWords } from './use-origin-words.ts';

/** Dialog of the slice that keeps quantities, which asks a partner for a weight in the messages of a row. */
export type AskWeight = ComponentType<{ rowId: string; goods: string; onAsked: () => void; onClose: () => void }>;

type AsksProps = { model: OriginModel; AskWeight: AskWeight };

const ICONS: Record<OriginAct, LucideIcon> = {
  askDisclosure: Eye,
  requestConfirmation: Link2,
  askSupplyMap: Send,
  askWeight: Scale,
  nameSupplier: Link2,
  answerLink: Link2,
  stateShare: PenLine,
  addSupplier: Link2,
  stateMaterials: PenLine,
};

/** Lists whom to ask next. The first act is the one filled button. */
export const Asks = ({ model, AskWeight }: AsksProps) => {
  const { t } = useTranslation('origin');
  const { can } = model.data;
  const next = distinctAsks(model.data.next);
  return (
    <section className={styles.asks} aria-labelledby="origin-asks">
      <h3 id="origin-asks">{t('ask.title')}</h3>
      {next.length === 0 ? (
        <Note>{t('ask.none')}</Note>
      ) : (
        <ul>
          {next.map((ask, at) => (
            <Ask
              key={[ask.act, ask.companyId, ask.aboutId, ask.linkId, ask.rowId, ask.productId].join(' ')}
              ask={ask}
              isFirst={at === 0}
              canAsk={can.ask}
              model={model}
              AskWeight={AskWeight}
            />
          ))}
        </ul>
      )}
    </section>
  );
};

type AskProps = AsksProps & { ask: OriginAsk; isFirst: boolean; canAsk: boolean };

const Ask = ({ ask, isFirst, canAsk, model, AskWeight }: AskProps) => {
  const { t } = useTranslation('origin');
  const { tag } = useLanguage();
  const { nameOf, countryOf } = useOriginWords();
  const goodsText = useGoodsText();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const company = model.companyBy(ask.companyId ?? '');
  const about = model.companyBy(ask.aboutId ?? '');
  const product = model.productOf(ask.productId ?? '');
  const goods = product ? goodsText(product) : '';
  const words = {
    company: company ? nameOf(company) : '',
    about: about
      ? [about.country && countryOf(about.country), about.token || nameOf(about)].filter(Boolean).join(' ')
      : '',
    tier: String(about?.tiers[0] ?? product?.tiers[0] ?? ''),
    goods,
    rows: formatNumber(ask.rows, tag),
  };
  const Icon = ICONS[ask.act];
  const look = isFirst ? 'solid' : 'outlined';
  const label = (
    <>
      <Icon size={16} aria-hidden />
      {t(`ask.act.${ask.act}`, words)}
    </>
  );
  const to = addressOf(ask, model.data.product.id);
  return (
    <li>
      <span>{t(`ask.text.${textOf(ask, model)}`, words)}</span>
      {isSent && <Note as="span">{t('ask.sent')}</Note>}
      {canAsk && !isSent && to && (
        <LinkButton look={look} to={to}>
          {label}
        </LinkButton>
      )}
      {canAsk && !isSent && !to && (
        <Button look={look} onClick={() => setOpen(true)}>
          {label}
        </Button>
      )}
      {isOpen && ask.act === 'askDisclosure' && about && (
        <AskDialog company={{ id: about.id, name: nameOf(about) }} onClose={() => setOpen(false)} />
      )}
      {isOpen && ask.act === 'askWeight' && ask.rowId && (
        <AskWeight rowId={ask.rowId} goods={goods} onAsked={() => setSent(true)} onClose={() => setOpen(false)} />
      )}
    </li>
  );
};

/** Keeps the first of several asks that would send the same question to the same partner. */
const distinctAsks = (asks: OriginAsk[]) =>
  [
    ...new Map(
      asks.toReversed().map((ask) => [ask.act === 'askSupplyMap' ? `${ask.act} ${ask.companyId}` : ask, ask]),
    ).values(),
  ].toReversed();

/** Chooses the sentence for a supply map: the link is disputed, stated by one side alone, or nothing is known. */
const textOf = ({ act, step }: OriginAsk, { data }: OriginModel) => {
  if (act !== 'askSupplyMap') return act;
  const state = step === null ? undefined : data.steps[step]?.state;
  if (state === undefined) return 'nothingBehind';
  return state === 'disputed' ? 'disputed' : act;
};

/** Returns the page on which an act starts. Two acts have a dialog on this page instead. */
const addressOf = ({ act, companyId, linkId, productId }: OriginAsk, ownProductId: string) => {
  const own = productId ?? ownProductId;
  if (act === 'askDisclosure' || act === 'askWeight') return undefined;
  if (act === 'askSupplyMap') return reviewPaths.askOf({ kind: 'supply_map', company: companyId ?? '' });
  if (act === 'addSupplier') return linkPaths.propose('buyer', own);
  if (act === 'stateMaterials') return productPaths.edit(own);
  return linkId ? linkPaths.detail(linkId) : linkPaths.list();
};
