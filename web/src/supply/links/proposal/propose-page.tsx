import type { LinkSide } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useUser } from '../../../account/account.queries.ts';
import { DraftNote } from '../../../factory/form/draft-note.tsx';
import { resolverOf } from '../../../kit/form/checked-form.ts';
import { FormActions, FormBody } from '../../../kit/form/form-layout.tsx';
import { useKeptForm } from '../../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { showLinkRefusal } from '../acts/refusal.ts';
import { useProposeLink } from '../link.queries.ts';
import type { PartnerFields, PartnerWay } from './fields.ts';
import { type FigureFields, figureProblems, figuresInputOf, NO_FIGURES, NO_PARTNER } from './fields.ts';
import { partnerInputOf, partnerProblems } from './partner-fields.ts';
import { ProposeSections } from './propose-sections.tsx';

export type ProposeFields = PartnerFields & { productId: string; figures: FigureFields; note: string };

/** Checks the fields without parsing them: the input is built from the valid fields afterwards. */
const resolverFor = (side: LinkSide) =>
  resolverOf<ProposeFields>((fields) => [
    ...(fields.productId === '' ? ([['productId', 'form.required']] as const) : []),
    ...partnerProblems(fields),
    ...figureProblems(fields.figures, side),
  ]);

/** Only a company that was chosen or named by its number is notified. */
const doneWords = (how: PartnerWay, side: LinkSide) => {
  if (how === 'unidentified') return 'propose.noted';
  return how === 'words' ? (`propose.saved.${side}` as const) : 'propose.sent';
};

export const ProposePage = () => {
  const { t } = useTranslation('link');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const side: LinkSide = search.get('side') === 'supplier' ? 'supplier' : 'buyer';
  const productId = search.get('productId') ?? '';
  const propose = useProposeLink();
  const draft = `proposeLink.${side}.${productId}.${useUser().email}`;
  const form = useForm<ProposeFields>({
    resolver: resolverFor(side),
    mode: 'onTouched',
    defaultValues: { ...NO_PARTNER, productId, figures: NO_FIGURES, note: '' },
    shouldFocusError: false,
  });
  const { element, guard, done } = useKeptForm(form, draft);

  const submit = form.handleSubmit((fields) => {
    const { productId: product, figures, note, ...partner } = fields;
    propose.mutate(
      {
        side,
        productId: product,
        ...partnerInputOf(partner),
        isUnidentified: partner.how === 'unidentified',
        figures: figuresInputOf(figures, side),
        note,
      },
      {
        onSuccess: ({ id }) => {
          done();
          showToast({ kind: 'done', text: t(doneWords(partner.how, side)) });
          navigate(linkPaths.detail(id));
        },
        onError: (error) => showLinkRefusal(form, error),
      },
    );
  });
  return (
    <RecordSubpage
      places={[{ label: t('title'), to: linkPaths.list(side) }]}
      title={t(`propose.${side}.title`)}
      lead={t(`propose.${side}.lead`)}
    >
      <FormProvider {...form}>
        <FormBody ref={element} onSubmit={submit} noValidate>
          <ProposeSections side={side} />
          <FormActions>
            <DraftNote />
            <LinkButton look="ghost" to={linkPaths.list(side)}>
              {t('cancel')}
            </LinkButton>
            <Button type="submit" look="solid" onMouseDown={stayInField} isPending={propose.isPending}>
              {t('propose.send')}
            </Button>
          </FormActions>
        </FormBody>
        <LeaveGuard {...guard} />
      </FormProvider>
    </RecordSubpage>
  );
};
