import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { ClipboardPaste, Equal, Search, Table2, Undo2 } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../kit/record/use-shortcuts.ts';
import { parsePasted } from '../../kit/sheet/paste.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { MenuItem } from '../../kit/ui/popover/menu.tsx';
import { MoreMenu } from '../../kit/ui/popover/more-menu.tsx';
import type { SheetState } from './keep/use-sheet.ts';
import styles from './quarter.module.css';

type SheetToolsProps = {
  head: ReactNode;
  isSmall: boolean;
  sheet: SheetState;
  find: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  isLeftOnly: boolean;
  onLeftOnly: () => void;
  onPaste: (block: string[][]) => void;
  onSame: () => void;
  isReadOnly: boolean;
};

export const SheetTools = (props: SheetToolsProps) => {
  const { head, sheet, find, search, onSearch, isLeftOnly, onLeftOnly, onPaste, onSame, isReadOnly, isSmall } = props;
  const { t } = useTranslation('quarter');
  const navigate = useNavigate();
  const [isPasting, setPasting] = useState(false);
  useShortcuts([{ letter: '/', label: t('tool.find'), run: () => find.current?.focus() }]);
  const paste = () => setPasting(true);
  return (
    <div className={styles.tools}>
      {head}
      <div className={styles.acts}>
        <search className={styles.search}>
          <Search size={16} aria-hidden />
          <input
            ref={find}
            type="search"
            aria-label={t('tool.find')}
            placeholder={t('tool.find')}
            value={search}
            onChange={({ target }) => onSearch(target.value)}
          />
        </search>
        <Button isSelected={isLeftOnly} onClick={onLeftOnly}>
          {t('tool.left', { count: sheet.left.length })}
        </Button>
        {!isReadOnly && !isSmall && (
          <>
            <Button onClick={paste}>
              <ClipboardPaste size={16} aria-hidden />
              {t('tool.paste')}
            </Button>
            <Button onClick={onSame}>
              <Equal size={16} aria-hidden />
              {t('tool.allSame')}
            </Button>
          </>
        )}
        {!isReadOnly && (
          <MoreMenu label={t('tool.more')}>
            {isSmall && (
              <>
                <MenuItem label={t('tool.paste')} icon={ClipboardPaste} onAction={paste} />
                <MenuItem label={t('tool.allSame')} icon={Equal} onAction={onSame} />
              </>
            )}
            <MenuItem label={t('tool.undo')} icon={Undo2} disabled={!sheet.canUndo} onAction={sheet.undo} />
            <MenuItem label={t('tool.grid')} icon={Table2} onAction={() => navigate(flowPaths.grid())} />
          </MoreMenu>
        )}
      </div>
      {isPasting && (
        <PasteDialog
          onPaste={(block) => {
            setPasting(false);
            onPaste(block);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </div>
  );
};

type PasteDialogProps = { onPaste: (block: string[][]) => void; onClose: () => void };

/** Takes copied cells, for a phone and for people who prefer to see them first. */
const PasteDialog = ({ onPaste, onClose }: PasteDialogProps) => {
  const { t } = useTranslation('quarter');
  const [text, setText] = useState('');
  return (
    <FormDialog
      title={t('paste.title')}
      text={t('paste.text')}
      submit={t('paste.submit')}
      isPending={false}
      onSubmit={() => (text.trim() === '' ? onClose() : onPaste(parsePasted(text)))}
      onClose={onClose}
    >
      <TextArea label={t('paste.cells')} rows={8} value={text} onChange={({ target }) => setText(target.value)} />
    </FormDialog>
  );
};
