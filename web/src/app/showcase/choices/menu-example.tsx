import { ChevronDown, Copy, Download, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../../kit/ui/popover/menu.tsx';
import styles from './choices.module.css';

export const MenuExample = () => {
  const { t } = useTranslation('showcase');
  const [action, setAction] = useState('');
  const [order, setOrder] = useState('name');
  const [isAsking, setAsking] = useState(false);
  const done = (name: string) => () => setAction(name);
  const trigger = (
    <Button>
      {t('choices.menu.open')}
      <ChevronDown size={16} aria-hidden />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem icon={Pencil} label={t('choices.menu.edit')} onAction={done(t('choices.menu.edit'))} />
        <MenuItem icon={Copy} label={t('choices.menu.copy')} onAction={done(t('choices.menu.copy'))} />
        <MenuItem icon={Download} label={t('choices.menu.export')} onAction={done(t('choices.menu.export'))} />
        <MenuItem icon={ShieldCheck} label={t('choices.menu.locked')} disabled onAction={done('')} />
        <MenuLine />
        <MenuSection title={t('choices.menu.order')} selected={order}>
          <MenuItem id="name" label={t('choices.menu.byName')} onAction={() => setOrder('name')} />
          <MenuItem id="date" label={t('choices.menu.byDate')} onAction={() => setOrder('date')} />
        </MenuSection>
        <MenuLine />
        <MenuItem icon={Trash2} label={t('choices.menu.remove')} isDestructive onAction={() => setAsking(true)} />
      </Menu>
      <p className={styles.told}>{t('choices.menu.did', { action: action || t('choices.dropdown.none') })}</p>
      {isAsking && (
        <Modal
          title={t('choices.modal.askTitle')}
          text={t('choices.modal.askText')}
          onClose={() => setAsking(false)}
          actions={<Button onClick={() => setAsking(false)}>{t('choices.modal.cancel')}</Button>}
        />
      )}
    </>
  );
};
