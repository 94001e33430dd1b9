/** What the buttons of the header open, in one file of the build: the first of them loads all. */
export { LanguageChoice } from './language-choice.tsx';
export { NewestNotices } from './newest-notices.tsx';
export { ProfileChoice } from './profile-choice.tsx';
