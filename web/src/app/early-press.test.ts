// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepEarlyPress } from './early-press.ts';

const onSubmit = vi.fn((event: Event) => event.preventDefault());
const onShow = vi.fn();
const root = document.createElement('div');
const buttonOf = (name: string) => root.querySelector<HTMLElement>(`[name=${name}]`);

beforeEach(() => {
  vi.clearAllMocks();
  root.innerHTML =
    '<form><a href="#x"><b>x</b></a><button type="button" name="show"><i>o</i></button><button name="send">s</button></form>';
  document.body.replaceChildren(root);
});

/** Adds the listeners that the program adds when it starts. */
const startProgram = () => {
  root.querySelector('form')?.addEventListener('submit', onSubmit);
  buttonOf('show')?.addEventListener('click', onShow);
};

it('28.7 presses the last button again when the program is there, and no button twice', () => {
  const press = keepEarlyPress(root);
  root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  root.querySelector('i')?.click();
  buttonOf('send')?.click();
  startProgram();
  press();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onShow).not.toHaveBeenCalled();
  buttonOf('show')?.click();
  expect(onShow).toHaveBeenCalledOnce();
});

it('28.7 presses nothing when the user pressed no button, or clicked a link after it', () => {
  const presses = [keepEarlyPress(root)];
  buttonOf('show')?.click();
  root.querySelector('b')?.click();
  presses.push(keepEarlyPress(root));
  startProgram();
  for (const press of presses) press();
  expect(onShow).not.toHaveBeenCalled();
});
