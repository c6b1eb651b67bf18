import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { addHub } from '#e2e/hubs/add-hub.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, reload, test } from '#e2e/test.ts'

// The assistant of the live server, without a model.

// The page requests the deleted thread once more while it is open, which the server refuses.
test.use({ expectsRefusals: true })

const QUESTION = 'What happened with the package manager Cairn?'

async function openAssistant(page: Page, hub: { address: string }, width = 1280) {
  await page.setViewportSize({ width, height: 844 })
  await open(page, `${hub.address}/news-hub/feed`)
  await page.locator('[data-opens="assistant"]').click()
  const panel = page.locator('.side-panel')
  await expect(panel.getByRole('textbox', { name: 'Ask the assistant' })).toBeVisible()
  return panel
}

async function ask(page: Page, question: string) {
  const field = page.locator('.side-panel').getByRole('textbox', { name: 'Ask the assistant' })
  await field.fill(question)
  await field.press('Enter')
  const turn = page.getByRole('region', { name: question }).last()
  await expect(turn.getByRole('button', { name: 'Copy the answer with its sources' })).toBeVisible()
  return turn
}

test('an answer cites its sources, its chips open the passage, and it is there after a reload', async ({
  page,
  newsHub: hub,
}) => {
  const panel = await openAssistant(page, hub)
  const turn = await ask(page, QUESTION)
  const sentence = await turn.locator('.answer-sentence > p').first().innerText()
  await turn.getByRole('list', { name: 'Sources' }).first().getByRole('button').first().click()
  const entry = page.getByRole('dialog')
  await expect(entry.locator('mark').first()).toBeVisible()
  expect((await entry.locator('mark').allInnerTexts()).join(' ')).toContain(sentence.slice(0, 30))
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expectNothingFound(page)

  await reload(page)
  await expect(panel.getByRole('region', { name: QUESTION })).toContainText(sentence)
})

test('what nobody reported is refused, with what comes nearest, cited', async ({
  page,
  newsHub: hub,
}) => {
  await openAssistant(page, hub)
  const turn = await ask(page, 'Who won the chess championship on Mars?')
  await expect(turn).toContainText('Nothing in what you follow answers that.')
  await expect(turn.getByRole('heading', { name: 'What comes nearest' })).toBeVisible()
  const nearest = turn.locator('.answer-nearest > li').first()
  await expect(nearest).toContainText('chess champion')
  await nearest.getByRole('list', { name: 'Sources' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expectNothingFound(page)
})

test('the panel begins folded, and then stays as the reader left it', async ({
  page,
  newsHub: hub,
}) => {
  const address = `${hub.address}/news-hub/feed`
  const drawnByServer = async () =>
    /class="frame" data-panel="(.*?)"/.exec(await (await page.request.get(address)).text())?.[1]
  expect(await drawnByServer()).toBe('hidden')
  const panel = await openAssistant(page, hub)
  await reload(page)
  await expect(panel).toBeVisible()
  expect(await drawnByServer()).toBe('auto')

  await panel.getByRole('button', { name: 'Hide panel' }).click()
  await expect(panel).toBeHidden()
  await reload(page)
  await expect(panel).toBeHidden()
  expect(await drawnByServer()).toBe('hidden')
})

test('in a hub, a question is asked of the hub, and of everything once that is wanted', async ({
  page,
  newsHub: hub,
}) => {
  const panel = await openAssistant(page, hub)
  await addHub(page)
  await expect(page).toHaveURL(/\/news-hub\/feed\/custom-hub-\d+/)
  await expect(panel.getByText(/^About: Custom Hub/)).toBeVisible()
  await ask(page, QUESTION)
  const turn = page.getByRole('region', { name: QUESTION }).last()
  await expect(turn).toContainText('Nothing in what you follow answers that')

  await panel.getByRole('button', { name: /^Stop asking about Custom Hub/ }).click()
  await expect(panel.getByText(/^About: Custom Hub/)).toBeHidden()
  const second = 'Which firms warned of the flaw in Cairn?'
  await expect((await ask(page, second)).locator('.answer-sentence').first()).toBeVisible()
})

test('a change happens when its button is pressed, and can be undone', async ({
  page,
  newsHub: hub,
}) => {
  await openAssistant(page, hub)
  const turn = await ask(page, 'Save the article on Cairn')
  await turn.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(turn.getByText(/^Done: Saves the article/)).toBeVisible()
  await turn.getByRole('button', { name: 'Undo' }).click()
  await expect(turn.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
})

test('threads are searched, renamed, saved, exported, deleted and had back', async ({
  page,
  newsHub: hub,
}) => {
  const panel = await openAssistant(page, hub)
  await ask(page, 'How many malicious packages were downloaded?')
  const options = (title: string) => panel.getByRole('button', { name: `Options of ${title}` })
  const choose = async (title: string, item: string) => {
    await options(title).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await choose('How many malicious packages were downloaded?', 'Rename')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cairn figures')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('heading', { name: 'Cairn figures' })).toBeVisible()

  const download = page.waitForEvent('download')
  await choose('Cairn figures', 'Export as Markdown')
  const file = await download
  expect(file.suggestedFilename()).toBe('Cairn-figures.md')
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^# Cairn figures\n[^]*\n1\. /)

  await choose('Cairn figures', 'Save')
  await panel.getByRole('tab', { name: 'Saved' }).click()
  await panel.getByRole('tab', { name: 'Threads (1)' }).click()
  await panel.getByRole('button', { name: 'Read' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Cairn figures' })).toBeVisible()
  await expectNothingFound(page)

  await panel.getByRole('tab', { name: 'Assistant' }).click()
  await panel.getByRole('button', { name: 'Threads' }).click()
  await panel.getByRole('searchbox', { name: 'Search threads' }).fill('submarine')
  await expect(panel.getByText('No thread matches “submarine”.')).toBeVisible()
  await panel.getByRole('searchbox', { name: 'Search threads' }).fill('malicious')
  await choose('Cairn figures', 'Delete')
  await expect(options('Cairn figures')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(options('Cairn figures')).toHaveCount(1)
})

test('an article, and text selected in it, are asked about', async ({ page, newsHub: hub }) => {
  const panel = await openAssistant(page, hub)
  const opens = async () => {
    const read = page.getByRole('button', { name: 'Read Full Article' })
    // A click on a headline that is already open would close it.
    if (!(await read.isVisible())) await page.locator('.headlines [data-headline]').first().click()
    await read.click()
    const article = page.getByRole('dialog')
    await article.locator('.article-deck p').first().waitFor()
    return article
  }
  let article = await opens()
  await article.getByRole('button', { name: /^Ask about / }).click()
  await expect(article).toBeHidden()
  await expect(panel.getByText(/^About: [^“]/)).toBeVisible()
  const field = panel.getByRole('textbox', { name: 'Ask the assistant' })
  await expect(field).toBeFocused()
  await panel.getByRole('button', { name: /^Stop asking about/ }).click()

  article = await opens()
  await article.locator('.article-deck p').first().click({ clickCount: 3 })
  await article
    .getByRole('group', { name: 'Selected text' })
    .getByRole('button', { name: 'Ask about this' })
    .click()
  await expect(article).toBeHidden()
  await expect(panel.getByText(/^About: “/)).toBeVisible()
  await expect(field).toBeFocused()
})

test('on a phone, the thread fits and the panel is clean under axe', async ({
  page,
  newsHub: hub,
}) => {
  await openAssistant(page, hub, 390)
  const turn = await ask(page, QUESTION)
  await expect(turn).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
  await expectNothingFound(page)
})
