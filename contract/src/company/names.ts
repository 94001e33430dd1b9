import { z } from 'zod';
import { isChineseName, isJapaneseName, type ScriptNames } from '../kit/names.ts';
import { optionalName } from '../kit/text.ts';

export const COMPANY_NAME_MAX = 100;

const shown = z.string();
/** Names of a company, for spreading into an object. Where a company is masked, all of them are empty. */
export const companyNames = { name: shown, nameEnglish: shown, nameChinese: shown, nameJapanese: shown };

export const NO_NAMES: ScriptNames = { name: '', nameEnglish: '', nameChinese: '', nameJapanese: '' };

/** Returns the four names alone. */
export const namesOf = ({ name, nameEnglish, nameChinese, nameJapanese }: ScriptNames): ScriptNames => ({
  name,
  nameEnglish,
  nameChinese,
  nameJapanese,
});

/** Returns the names of a company that is known only by the word of a partner. */
export const namedOnly = (name: string): ScriptNames => ({ ...NO_NAMES, name });

const name = optionalName(COMPANY_NAME_MAX).unwrap();

export const chineseName = name.refine((text) => text === '' || isChineseName(text), 'company:problem.nameChinese');

export const japaneseName = name.refine((text) => text === '' || isJapaneseName(text), 'company:problem.nameJapanese');
