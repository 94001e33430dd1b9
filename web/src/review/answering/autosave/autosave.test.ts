import { describe, expect, it } from 'vitest';
import { createAnswerStore } from '../../record/form/answer-store.ts';
import { type Autosave, type Change, createAutosave, type Outcome } from './autosave.ts';

const NOW = '2026-11-15T01:00:00Z';
const LATER = '2026-11-15T01:00:05Z';

/** Creates a page with its server. The test decides the answer to each attempt. */
const page = (answers: Record<string, string> = {}) => {
  const sent: Change[][] = [];
  const due: (() => void)[] = [];
  let answer = (_: Change[]): Outcome => ({ kind: 'failed' });
  let left: Change[] = [];
  const holder: { autosave?: Autosave } = {};
  const store = createAnswerStore(answers, (key) => holder.autosave?.typed(key));
  const autosave = createAutosave({
    store,
    kept: { answers, savedAt: NOW },
    send: async (changes) => {
      sent.push(changes);
      return answer(changes);
    },
    remember: (unsaved) => {
      left = unsaved;
    },
    after: (work) => {
      due.push(work);
      return () => due.splice(due.indexOf(work), 1);
    },
  });
  holder.autosave = autosave;
  return {
    store,
    autosave,
    sent,
    due,
    left: () => left,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
};
const saved = (answers: Record<string, string>): Outcome => ({ kind: 'saved', kept: { answers, savedAt: LATER } });

describe('saveAnswers as it is typed', () => {
  it('sends what was typed with what it was before, once', async () => {
    const { store, autosave, sent, left, answerWith } = page({ name: 'old' });
    answerWith(() => saved({ name: 'new' }));
    store.type('name', 'ne');
    store.type('name', 'new ');
    expect(left()).toHaveLength(1);
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([[{ key: 'name', value: 'new', was: 'old' }]]);
    expect(store.of('name')).toBe('new ');
    expect(left()).toEqual([]);
    expect(autosave.state()).toMatchObject({ phase: 'rest', savedAt: LATER });
    expect(await autosave.flush()).toBe(true);
    expect(sent).toHaveLength(1);
  });

  it('shows both values where a colleague was faster, saves the rest, and sends what is chosen', async () => {
    const { store, autosave, sent, answerWith } = page({ name: 'old' });
    const theirs = { answers: { name: 'theirs' }, savedAt: LATER };
    answerWith((changes) =>
      changes.some(({ key }) => key === 'name')
        ? { kind: 'changed', keys: ['name'], kept: theirs }
        : saved({ name: 'theirs', other: 'x' }),
    );
    store.type('name', 'mine');
    store.type('other', 'x');
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state().conflicts).toEqual({ name: { mine: 'mine', theirs: 'theirs' } });
    expect(sent[1]).toEqual([{ key: 'other', value: 'x', was: null }]);
    answerWith(() => saved({ name: 'mine', other: 'x' }));
    autosave.choose('name', 'mine');
    expect(await autosave.flush()).toBe(true);
    expect(sent[2]).toEqual([{ key: 'name', value: 'mine', was: 'theirs' }]);
  });

  it('takes over what a colleague has typed where the reader has chosen it', async () => {
    const { store, autosave, answerWith } = page({ name: 'old' });
    answerWith(() => ({ kind: 'changed', keys: ['name'], kept: { answers: { name: 'theirs' }, savedAt: LATER } }));
    store.type('name', 'mine');
    await autosave.flush();
    autosave.choose('name', 'theirs');
    expect(store.of('name')).toBe('theirs');
    expect(await autosave.flush()).toBe(true);
  });

  it('keeps what could not be sent, says so, and tries again', async () => {
    const { store, autosave, due, left, answerWith } = page();
    store.type('name', 'mine');
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state().phase).toBe('failed');
    expect(left()).toEqual([{ key: 'name', value: 'mine', was: null }]);
    expect(due).toHaveLength(1);
    answerWith(() => saved({ name: 'mine' }));
    expect(await autosave.flush()).toBe(true);
    expect(autosave.state().phase).toBe('rest');
  });

  it('does not send again what was refused until it is another answer', async () => {
    const { store, autosave, sent, answerWith } = page();
    answerWith(() => ({ kind: 'refused', problems: { name: 'long' } }));
    store.type('name', 'far too long');
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state().refused).toEqual({ name: 'long' });
    expect(sent).toHaveLength(1);
    answerWith(() => saved({ name: 'short' }));
    store.type('name', 'short');
    expect(await autosave.flush()).toBe(true);
    expect(autosave.state().refused).toEqual({});
  });

  it('takes what colleagues have answered, but never over what is being typed', async () => {
    const { store, autosave } = page({ name: 'old', other: 'old' });
    store.type('name', 'mine');
    autosave.take({ answers: { name: 'theirs', other: 'theirs' }, savedAt: LATER });
    expect(store.all()).toEqual({ name: 'mine', other: 'theirs' });
    autosave.take({ answers: { name: 'old', other: 'older' }, savedAt: NOW });
    expect(store.of('other')).toBe('theirs');
  });

  it('does not send a number that is none', async () => {
    const { store, autosave, sent } = page();
    store.type('count', Number.NaN);
    expect(await autosave.flush()).toBe(false);
    expect(sent).toEqual([]);
  });

  it('gives back what an earlier page could not save', async () => {
    const { store, autosave, sent, answerWith } = page({ name: 'old' });
    answerWith(() => saved({ name: 'mine' }));
    autosave.restore([{ key: 'name', value: 'mine', was: 'older' }]);
    expect(store.of('name')).toBe('mine');
    await autosave.flush();
    expect(sent[0]).toEqual([{ key: 'name', value: 'mine', was: 'older' }]);
  });
});
