export const CHOICES_KEY = 'ieum.recentChoices';

/** Kept in a file of its own: the shell clears the choices with the session and loads no other code for it. */
export const forgetChoices = () => localStorage.removeItem(CHOICES_KEY);
