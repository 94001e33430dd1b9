import {
  type FlagCode,
  type FlagSeverity,
  type TaskKind,
  type Tile,
  type Translations,
  wordTree,
} from '@ieum/contract';
import cn from '../../../locales/cn/sheets/dashboard.json' with { type: 'json' };
import en from '../../../locales/en/sheets/dashboard.json' with { type: 'json' };
import jp from '../../../locales/jp/sheets/dashboard.json' with { type: 'json' };
import kr from '../../../locales/kr/sheets/dashboard.json' with { type: 'json' };

const words = wordTree({ kr, en, cn, jp });

/** Names of the sheets. */
export const TILE_WORDS: Record<Tile, Translations> = words.tiles;

/** Headings of the columns. */
export const COLUMN_HEADINGS = words.columns;

/** Names of second sheets, and labels of lines with a single figure. */
export const LINES = words.lines;

export const TASK_WORDS: Record<TaskKind, Translations> = words.tasks;
export const FLAG_WORDS: Record<FlagCode, Translations> = words.flags;
export const SEVERITY_WORDS: Record<FlagSeverity, Translations> = words.severities;

/** States of factories and declarations, and verdicts of a balance. */
export const STATE_WORDS: Record<string, Translations> = words.states;

/** Subjects of requests, declarations and cases, and outcomes of invitations. */
export const ABOUT_WORDS: Record<string, Translations> = words.about;
