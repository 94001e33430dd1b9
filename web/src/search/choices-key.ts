export const CHOICES_KEY = 'ieum.recentChoices';

/** Apart from what reads them: the shell forgets them with the session, and loads no more for it than this. */
export const forgetChoices = () => localStorage.removeItem(CHOICES_KEY);
