/**
 * Keeps the last button that the user presses on a page that the build has painted, until the program is there. Returns
 * a function that presses it then. Enter in a field counts too: the browser presses the button of the form.
 */
export const keepEarlyPress = (root: HTMLElement) => {
  let pressed: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  root.addEventListener('click', note);
  return () => {
    root.removeEventListener('click', note);
    pressed?.click();
  };
};
