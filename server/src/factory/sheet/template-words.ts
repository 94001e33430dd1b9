import type { Language, SheetKind } from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/factory-template.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/factory-template.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/factory-template.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/factory-template.json' with { type: 'json' };
import type { ListField } from './list-cells.ts';

type TemplateWords = typeof kr & {
  kinds: Record<SheetKind, string>;
  /** Help for list cells: items are separated by `;`, parts by `|`. */
  lists: Record<ListField, string>;
};

export const TEMPLATE_WORDS: Record<Language, TemplateWords> = { kr, en, cn, jp };
