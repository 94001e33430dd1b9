import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Link2, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import type { SavedViewsProps } from '../../kit/list/saved-views.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../kit/ui/popover/menu.tsx';
import { RemoveViewsDialog } from './remove-dialog.tsx';
import { ShareViewDialog } from './share-dialog.tsx';
import styles from './view-menu.module.css';
import { viewQueries } from './views.queries.ts';

/** Loaded when it opens: it brings the library of forms, which a list does without. */
const SaveViewDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveViewDialog }));

/** Opens, saves and removes the person's views of a list, and gives the address of what the list shows now. */
export const ViewMenu = ({ list, query }: SavedViewsProps) => {
  const { t } = useTranslation('ui');
  const withLabel = useLabelled();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'save' | 'share' | 'remove'>();
  // The list works without its views.
  const { data } = useQuery({ ...viewQueries.list(list), throwOnError: false });
  const views = data?.rows ?? [];
  const current = views.find((view) => view.query === query);
  const addressOf = (search: string) => (search ? `${list}?${search}` : list);
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          current ? (
            <Button look="subtle" aria-label={withLabel(t('views.menu'), current.name)} title={current.name}>
              <Bookmark size={20} fill="currentColor" aria-hidden />
              <bdi className={styles.name} data-shortened>
                {current.name}
              </bdi>
            </Button>
          ) : (
            <IconButton look="outlined" size="medium" label={t('views.menu')}>
              <Bookmark size={20} aria-hidden />
            </IconButton>
          )
        }
      >
        {views.length > 0 && (
          <MenuSection title={t('views.mine')} selected={current?.id ?? ''}>
            {views.map((view) => (
              <MenuItem
                key={view.id}
                id={view.id}
                label={view.name}
                onAction={() => void navigate(addressOf(view.query), { preventScrollReset: true })}
              />
            ))}
          </MenuSection>
        )}
        {views.length > 0 && <MenuLine />}
        <MenuItem icon={BookmarkPlus} label={t('views.save')} onAction={() => setOpen('save')} />
        <MenuItem icon={Link2} label={t('views.share')} onAction={() => setOpen('share')} />
        {views.length > 0 && <MenuItem icon={Trash2} label={t('views.remove')} onAction={() => setOpen('remove')} />}
      </Menu>
      {open === 'save' && (
        <Suspense>
          <SaveViewDialog list={list} query={query} onClose={close} />
        </Suspense>
      )}
      {open === 'share' && (
        <ShareViewDialog url={new URL(addressOf(query), window.location.href).href} onClose={close} />
      )}
      {open === 'remove' && <RemoveViewsDialog views={views} onClose={close} />}
    </>
  );
};
