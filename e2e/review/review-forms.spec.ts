import type { Page } from '@playwright/test';
import { dialogOn, press } from '../fixtures/factory-form.ts';
import { setLook, shoot } from '../fixtures/looks.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs } from '../fixtures/supply-calls.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** Each test continues where the one before ended. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const { questionnaire: words, common } = kr;
const WHO = 42;
const LIST = '/supply-chain/review/templates';
const NAME = '화학물질 점검';
let address = '';

const filled = (sentence: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((text, [key, value]) => text.replace(`{{${key}}}`, String(value)), sentence);
const question = (page: Page, text: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ?${text}`) });
const wordsField = (page: Page) => page.getByRole('textbox', { name: words.label.words, exact: true });
const saved = (page: Page) => expect(page.getByText(words.saving.saved, { exact: true })).toBeVisible();

/** Adds a question by keyboard alone: Enter opens the menu of kinds, and a letter finds the kind. */
const addQuestion = async (page: Page, section: string, kind: string, text: string) => {
  await page.getByRole('button', { name: filled(words.addQuestionTo, { name: section }) }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: kind, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(wordsField(page)).toBeFocused();
  await page.keyboard.type(text);
};

test('S2.4 a questionnaire is begun, written and ordered by keyboard, and survives a reload', async ({
  page,
  signedIn,
}) => {
  await signedIn(WHO);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LIST);
  await expect(page.getByText(words.own.none)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'templates-empty');
  await page.getByRole('button', { name: words.new.start }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type(NAME);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  address = page.url();

  await page.getByRole('button', { name: words.addSection }).focus();
  await page.keyboard.press('Enter');
  const section = filled(words.section, { at: 1 });
  await expect(page.getByLabel(section, { exact: true }).last()).toBeFocused();
  await page.keyboard.type('사용');
  await addQuestion(page, section, words.kind.number, '몇 킬로그램을 씁니까?');
  await addQuestion(page, section, words.kind.choice, '이 물질을 씁니까?');
  await page.getByLabel(filled(words.option, { at: 1 }), { exact: true }).focus();
  await page.keyboard.type('예');
  await page.getByLabel(filled(words.option, { at: 2 }), { exact: true }).focus();
  await page.keyboard.type('아니요');
  await expect(page.getByText(words.problem.words)).toHaveCount(0);
  await refuseTrouble(page);
  await shoot(page, 'template-writing');

  await question(page, '이 물질을').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(question(page, '이 물질을')).toBeFocused();
  await expect(page.getByText(filled(words.moved, { at: 1 }))).toBeAttached();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^1 ?이 물질을/ })).toBeVisible();
});

test('S2.4 a question depends on an earlier answer, is copied, removed and brought back', async ({
  page,
  signedIn,
}) => {
  await signedIn(WHO);
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto(address);
  await question(page, '몇 킬로그램').click();
  await page.getByLabel(words.label.askedIf).selectOption({ label: '이 물질을 씁니까?' });
  await expect(page.getByRole('checkbox', { name: '예', exact: true })).toBeChecked();
  await page.getByLabel(words.label.unit).selectOption({ value: 'KGM' });
  await press(page, words.duplicate);
  await expect(question(page, '몇 킬로그램')).toHaveCount(2);
  await press(page, words.removeQuestion);
  await expect(question(page, '몇 킬로그램')).toHaveCount(1);
  await press(page, words.undo);
  await expect(question(page, '몇 킬로그램')).toHaveCount(2);
  await question(page, '몇 킬로그램').nth(1).click();
  await press(page, words.removeQuestion);

  // Missing texts of a language are counted as soon as its first text is written.
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByLabel(words.label.name).fill('Chemicals');
  await expect(page.getByRole('button', { name: /^English 5개 빠짐/ })).toBeVisible();
  await saved(page);
  await shoot(page, 'template-languages');
  await page.getByRole('tab', { name: words.part.preview }).click();
  await expect(page.getByText(words.previewNote)).toBeVisible();
  await expect(page.getByText('몇 킬로그램을 씁니까?')).toHaveCount(0);
  await page.getByLabel('예', { exact: true }).check();
  await expect(page.getByText('몇 킬로그램을 씁니까?')).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'template-preview');
});

test('S2.4 nothing unfinished is published; a version stays as it was, and the next one says what changed', async ({
  page,
  signedIn,
}) => {
  await signedIn(WHO);
  await page.goto(address);
  await addQuestion(page, filled(words.section, { at: 1 }), words.kind.text, '');
  await press(page, words.publish.start);
  await expect(page.getByText(filled(words.publish.problems_other, { count: 1 }))).toBeVisible();
  await page.getByRole('region', { name: words.problemList }).getByRole('button').first().click();
  await expect(wordsField(page)).toBeFocused();
  await page.keyboard.type('어디에 씁니까?');
  await expect(page.getByRole('region', { name: words.problemList })).toHaveCount(0);
  await press(page, words.publish.start);
  await dialogOn(page)
    .getByRole('button', { name: filled(words.publish.send, { version: 1 }) })
    .click();
  await expect(page.getByText(filled(words.publish.done, { version: 1 }))).toBeVisible();

  await wordsField(page).fill('어느 공정에 씁니까?');
  await saved(page);
  await expect(page.getByText(words.unpublished)).toBeVisible();
  await press(page, words.publish.start);
  const dialog = dialogOn(page);
  await expect(dialog.getByText('어느 공정에 씁니까?')).toBeVisible();
  await expect(dialog.getByText(words.changes.changed, { exact: true })).toBeVisible();
  await shoot(page, 'template-publish');
  await dialog.getByRole('button', { name: filled(words.publish.send, { version: 2 }) }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: words.part.versions }).click();
  await page.getByRole('link', { name: filled(words.version, { version: 1 }) }).click();
  await expect(page.getByText('어디에 씁니까?')).toBeVisible();
  await refuseTrouble(page);
});

test('S2.4 somebody who saved first is not overwritten without a look', async ({ page, signedIn, browser }) => {
  await signedIn(WHO);
  await page.goto(address);
  await question(page, '어느 공정').click();
  const state = await page.context().storageState();
  const second = await (await browser.newContext({ storageState: state, locale: 'ko-KR' })).newPage();
  await second.goto(address);
  await question(second, '어느 공정').click();
  await wordsField(second).fill('어느 공장에서 씁니까?');
  await saved(second);
  await wordsField(page).fill('언제부터 씁니까?');
  await expect(dialogOn(page).getByText(words.late.title)).toBeVisible();
  await shoot(page, 'template-late');
  await press(page, words.late.keepMine);
  await saved(page);
  await second.reload();
  await expect(question(second, '언제부터')).toBeVisible();
  await second.context().close();
});

test('S2.4 retired, read, brought back; ready ones are read and copied, in every language', async ({
  page,
  signedIn,
}) => {
  await signedIn(WHO);
  await page.goto(address);
  await press(page, words.more);
  await page.getByRole('menuitem', { name: words.retire.start }).click();
  await dialogOn(page).getByRole('button', { name: words.retire.start }).click();
  await expect(page.getByText(words.retire.done)).toBeVisible();
  await press(page, words.retire.bringBack);
  await expect(page.getByText(words.retire.back)).toBeVisible();
  for (const { language, width, theme } of outermost([
    { language: 'kr', width: 360, theme: 'light' },
    { language: 'cn', width: 768, theme: 'dark' },
    { language: 'jp', width: 768, theme: 'light' },
    { language: 'en', width: 1440, theme: 'dark' },
  ] as const)) {
    await setLook(page, { width, theme });
    const { questionnaire, shell, ui } = wordsOf(language);
    const { title } = questionnaire;
    for (const [name, path] of [
      ['list', LIST],
      ['ready', `${LIST}/cbam`],
      ['builder', address],
    ] as const) {
      await page.goto(`${path}?lng=${language}`);
      if (name === 'list')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${shell.nav.page.review}: ${title}`);
      else {
        // A questionnaire shows the way back to the list.
        const back = page.getByRole('navigation', { name: ui.breadcrumb });
        await expect(back.getByRole('link', { name: title, exact: true })).toBeVisible();
      }
      await refuseTrouble(page);
      await shoot(page, `templates-${name}-${language}-${width}`);
    }
  }
  await page.goto(`${LIST}/self-assessment?lng=kr`);
  await press(page, words.copy);
  await dialogOn(page).getByRole('button', { name: words.new.send }).click();
  await expect(page).not.toHaveURL(/self-assessment/);
  await expect(page.getByText(words.state.draft, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: common.cancel })).toHaveCount(0);
});

test('S2.4 five hundred questions are written like five; one more is refused with what to do', async ({
  page,
  signedIn,
  request,
}) => {
  const name = { kr: '아주 긴 질문지', en: '', cn: '', jp: '' };
  const made = await callAs(request, WHO, 'POST', '/review/templates', { name });
  const questions = Array.from({ length: 500 }, (_, at) => ({
    key: `q-${at}`,
    kind: 'text',
    words: { ...name, kr: `질문 내용 ${at + 1}` },
  }));
  const content = { sections: [{ key: 'all', words: name, questions }] };
  await callAs(request, WHO, 'PUT', `/review/templates/${made.id}`, {
    id: made.id,
    version: made.version,
    name,
    content,
  });
  await signedIn(WHO);
  await page.goto(`${LIST}/${made.id}`);
  await page.getByRole('button', { name: /^500 ?질문 내용 500/ }).click();
  await wordsField(page).fill('마지막 질문입니까?');
  await expect(page.getByRole('button', { name: /^500 ?마지막 질문입니까/ })).toBeVisible();
  await saved(page);
  await press(page, words.addBelow);
  await expect(page.getByText(filled(words.limit.questions, { max: 500 }))).toBeVisible();
  await expect(page.getByRole('button', { name: /^501/ })).toHaveCount(0);
});
