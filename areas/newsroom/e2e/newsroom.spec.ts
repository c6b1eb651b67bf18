import type { Locator, Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, openPanelTab, reload, test } from '#e2e/test.ts'

// Pieces of the live server, made from the sample newswire and played in the page.

const MADE_WITHIN_MS = patient(120_000)
const PHONE = { width: 390, height: 844 }

test.describe.configure({ timeout: patient(240_000) })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'AI Content Generation' })
const queue = (page: Page) => page.getByRole('region', { name: 'AI generation queue' })
const player = (page: Page) => page.getByRole('region', { name: 'Player' })

async function openDialog(page: Page): Promise<void> {
  const breaking = page.getByRole('region', { name: /Breaking News|Top Headlines/ }).first()
  await breaking
    .getByRole('button', { name: /^Generate from / })
    .first()
    .click()
}

async function start(page: Page, type: string, format: string): Promise<void> {
  await openDialog(page)
  await dialog(page).getByRole('button', { name: type }).click()
  await dialog(page).locator(`input[value="${format}"]`).check()
  await expect(
    dialog(page)
      .getByRole('status')
      .getByText(/^About \d/),
  ).toBeVisible({ timeout: MADE_WITHIN_MS })
  await dialog(page).getByRole('button', { name: 'Add to Queue' }).click()
  await dialog(page).getByRole('button', { name: 'Start Generation' }).click()
  await expect(dialog(page).getByText(/^(queued|processing|completed)$/)).toBeVisible()
}

async function openQueue(page: Page): Promise<void> {
  await openPanelTab(page, 'AI Studio')
  await expect(queue(page)).toBeVisible()
}

/** Adds two pieces to the queue that are not started. */
async function queueTwo(hub: string): Promise<void> {
  for (const id of ['kept-1', 'kept-2']) {
    const job = {
      ...{ id, type: 'text', title: `Piece ${id}`, format: 'summary', style: 'balanced' },
      ...{ duration: '500', subject: { kind: 'recent', hours: 24 }, status: 'queued' },
    }
    const answer = await fetch(`${hub}/api/generation/making/queueJob`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ job }),
    })
    expect(answer.status).toBe(204)
  }
}

const soundOf = (page: Page) =>
  page.locator('audio, video').evaluate((media) => {
    const { currentTime, paused, duration } = media as HTMLMediaElement
    return { currentTime, paused, duration }
  })

async function expectSounding(page: Page): Promise<void> {
  await expect(player(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible()
  const { currentTime } = await soundOf(page)
  await expect
    .poll(async () => (await soundOf(page)).currentTime)
    .toBeGreaterThan(currentTime + 0.3)
}

async function expectInside(page: Page, element: Locator): Promise<void> {
  const box = (await element.boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(height)
}

test('an article is made into a piece that sounds on every page, and shows where each sentence stands', async ({
  page,
  newsHub,
}) => {
  await open(page, `${newsHub.address}/news-hub/feed`)
  await start(page, 'Audio', 'brief')
  await page.keyboard.press('Escape')
  await openQueue(page)
  const play = queue(page)
    .getByRole('button', { name: /^Play / })
    .first()
  await expect(play).toBeVisible({ timeout: MADE_WITHIN_MS })
  await expectNothingFound(page)
  await play.click()
  await expectSounding(page)

  await player(page).getByRole('button', { name: 'Show transcript and chapters' }).click()
  const sentences = player(page).getByRole('region', { name: 'Transcript' }).getByRole('button')
  const third = sentences.nth(2)
  await third.click()
  await expect(third).toHaveAttribute('aria-current', 'true')
  expect((await soundOf(page)).currentTime).toBeGreaterThan(1)
  await expectNothingFound(page)

  const source = player(page).getByRole('button', { name: /^Source of this sentence: / })
  for (let place = 0; !(await source.isVisible()); place++) {
    await sentences.nth(place).click()
    await expect(sentences.nth(place)).toHaveAttribute('aria-current', 'true')
  }
  await player(page).getByRole('button', { name: 'Pause', exact: true }).click()
  await source.click()
  await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')

  const before = (await soundOf(page)).currentTime
  await player(page).getByRole('button', { name: 'Play', exact: true }).press('ArrowRight')
  await expect.poll(async () => (await soundOf(page)).currentTime).toBeGreaterThan(before + 5)
  await player(page).getByRole('button', { name: 'Back 15 seconds' }).click()
  await player(page).getByLabel('Speed').selectOption('1.5')
  await player(page).getByRole('button', { name: 'Play', exact: true }).press(' ')

  await page.getByRole('link', { name: 'Sources', exact: true }).first().click()
  await expect(page).toHaveURL(/news-hub\/sources/)
  await expectSounding(page)

  await player(page).getByRole('button', { name: 'Pause', exact: true }).click()
  const left = (await soundOf(page)).currentTime
  await player(page).getByRole('button', { name: 'Close the player' }).click()
  await expect(player(page)).toHaveCount(0)
  await open(page, `${newsHub.address}/news-hub/feed`)
  await openQueue(page)
  await queue(page)
    .getByRole('button', { name: /^Play / })
    .first()
    .click()
  await expectSounding(page)
  expect((await soundOf(page)).currentTime).toBeGreaterThan(left - 2)

  // After a reload, the player is at the same position, and plays when it is asked to.
  const reached = (await soundOf(page)).currentTime
  await reload(page)
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  const again = await soundOf(page)
  expect(again.paused).toBe(true)
  expect(again.currentTime).toBeGreaterThanOrEqual(reached)
  await player(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expectSounding(page)
  await player(page).getByRole('button', { name: 'Close the player' }).click()
  await reload(page)
  await openQueue(page)
  await expect(player(page)).toHaveCount(0)
})

test('a video is watched, and shows captions once they are switched on', async ({
  page,
  newsHub,
}) => {
  await open(page, `${newsHub.address}/news-hub/feed`)
  await start(page, 'Video', 'presentation')
  await page.keyboard.press('Escape')
  await openQueue(page)
  const job = queue(page).getByRole('listitem').filter({ hasText: 'Presentation, ' })
  const play = job.getByRole('button', { name: /^Play / })
  await expect(play).toBeVisible({ timeout: MADE_WITHIN_MS })
  await play.click()
  await expectSounding(page)
  const modes = () =>
    page
      .locator('video')
      .evaluate((video) => [...(video as HTMLVideoElement).textTracks].map(({ mode }) => mode))
  const captions = player(page).getByRole('button', { name: 'Captions' })
  await expect(captions).toHaveAttribute('aria-pressed', 'false')
  expect(await modes()).toEqual(['hidden'])
  await captions.click()
  await expect(captions).toHaveAttribute('aria-pressed', 'true')
  expect(await modes()).toEqual(['showing'])
  await expectNothingFound(page)
})

test('a text is read with its sources, taken away as a file, and stays when what waits is deleted', async ({
  page,
  newsHub,
}) => {
  await open(page, `${newsHub.address}/news-hub/feed`)
  await start(page, 'Text', 'summary')
  await page.keyboard.press('Escape')
  await openQueue(page)
  const read = queue(page)
    .getByRole('button', { name: /^Read / })
    .first()
  await expect(read).toBeVisible({ timeout: MADE_WITHIN_MS })
  await read.click()
  const sources = queue(page).getByRole('region', { name: 'Sources' })
  await expect(sources.getByRole('listitem').first()).toBeVisible()
  await queue(page)
    .getByRole('button', { name: /^Source 1, / })
    .first()
    .click()
  await expect(sources.getByRole('listitem').first()).toBeFocused()
  await expectNothingFound(page)
  for (const [file, ending] of [
    ['Markdown', /\.md$/],
    ['HTML', /\.html$/],
    ['Word', /\.docx$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await queue(page).getByRole('link', { name: file }).click()
    expect((await download).suggestedFilename()).toMatch(ending)
    expect(await (await download).failure()).toBeNull()
  }

  await queue(page).getByRole('button', { name: 'Back to queue' }).click()
  await expect(read).toBeVisible()
  await queueTwo(newsHub.address)
  await queue(page).getByRole('button', { name: '2 new' }).click()
  await queue(page).getByRole('button', { name: 'Delete many' }).click()
  await page.getByRole('menuitem', { name: 'Delete all queued (2)' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete 2 queued pieces?' })
  await expect(asked).toContainText('You cannot undo this.')
  await expectNothingFound(page)
  await asked.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('2 pieces deleted')).toBeVisible()
  await expect(queue(page).getByRole('listitem')).toHaveCount(1)
  await expect(read).toBeVisible()
  await expect(queue(page).getByRole('button', { name: 'Delete many' })).toHaveCount(0)
})

test('a script waits for its reader, who changes it before it is spoken', async ({
  page,
  newsHub,
}) => {
  await open(page, `${newsHub.address}/news-hub/feed`)
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Audio' }).click()
  await dialog(page).locator('input[value="podcast"]').check()
  await dialog(page).getByLabel('Read the script before it is made').check()
  await dialog(page).getByRole('button', { name: 'Add to Queue' }).click()
  await expect(dialog(page).getByText('Kept in your queue, also when you close this')).toBeVisible()
  // The queue is stored on the server, so a reload does not lose it.
  await reload(page)
  await openDialog(page)
  await dialog(page).getByRole('button', { name: 'Show the queue' }).click()
  await dialog(page).getByRole('button', { name: 'Start Generation' }).click()
  await expect(dialog(page).getByText('Kept in your queue')).toBeHidden()
  await page.keyboard.press('Escape')
  await openQueue(page)
  await expect(queue(page).getByText('script ready to review')).toBeVisible({
    timeout: MADE_WITHIN_MS,
  })
  await queue(page)
    .getByRole('button', { name: /^Review the script/ })
    .first()
    .click()
  const editor = page.getByRole('dialog', { name: 'Review the script' })
  const sentence = editor.getByRole('textbox', { name: /, sentence 1$/ }).first()
  await sentence.fill('This is my own first sentence.')
  await expect(editor.getByText('Not checked: save to look for its source')).toBeVisible()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByText('Your own words: no source says this')).toBeVisible()
  await expectNothingFound(page)
  await editor.getByRole('button', { name: 'Approve' }).click()
  await expect(editor).toHaveCount(0)
  await expect(queue(page).getByText('script ready to review')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the player stands above the bar of tabs and covers nothing at the end of a page', async ({
    page,
    newsHub,
  }) => {
    await open(page, `${newsHub.address}/news-hub/feed`)
    await start(page, 'Audio', 'brief')
    await page.keyboard.press('Escape')
    await openQueue(page)
    const play = queue(page)
      .getByRole('listitem')
      .filter({ hasText: 'Brief, ' })
      .getByRole('button', { name: /^Play / })
      .first()
    await expect(play).toBeVisible({ timeout: MADE_WITHIN_MS })
    await play.click()
    await expectSounding(page)
    await expectInside(page, player(page))
    // The sheet stays open while the player above it is used.
    await player(page).getByRole('button', { name: 'Show transcript and chapters' }).click()
    await expect(player(page).getByRole('region', { name: 'Transcript' })).toBeVisible()
    await player(page).getByRole('button', { name: 'Show less' }).click()
    await page.getByRole('button', { name: 'Hide panel' }).click()
    const tabs = (await page
      .getByRole('navigation', { name: 'Side panel tabs' })
      .locator('ul')
      .boundingBox())!
    const bar = (await player(page).boundingBox())!
    expect(bar.y + bar.height).toBeLessThanOrEqual(tabs.y + 1)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const end = (await page.locator('#content > *').last().boundingBox())!
    expect(end.y + end.height).toBeLessThanOrEqual(bar.y)
    await player(page).getByRole('button', { name: 'Show transcript and chapters' }).click()
    await expectInside(page, player(page))
    await expectNothingFound(page)
  })
})

test('a programme and a podcast are set up in the settings', async ({ page, newsHub }) => {
  await open(page, `${newsHub.address}/news-hub/settings?at=programmes`)
  const panel = page.getByRole('region', { name: 'Programmes and podcasts' })
  await panel.getByRole('button', { name: 'Add a programme' }).click()
  const form = panel.getByRole('form', { name: 'Add a programme' })
  await form.getByLabel('Name').fill('Morning briefing')
  await form.getByLabel('Time').fill('07:15')
  await form.getByRole('checkbox', { name: 'Fri' }).uncheck()
  await form.getByRole('button', { name: 'Add programme' }).click()
  const row = panel.getByRole('listitem', { name: 'Morning briefing' })
  await expect(row).toContainText('Mon, Tue, Wed, Thu at 07:15')
  await row.getByRole('button', { name: 'Pause' }).click()
  await expect(row.getByText('Paused')).toBeVisible()

  const podcast = panel.getByRole('form', { name: 'Create a podcast' })
  await podcast.getByLabel('Name').fill('My news')
  await podcast.getByRole('button', { name: 'Create a podcast' }).click()
  const made = panel.getByRole('listitem', { name: 'My news' })
  await expect(made.locator('code')).toContainText('http')
  await expectNothingFound(page)
  await made.getByRole('button', { name: 'Revoke' }).click()
  await expect(made).toHaveCount(0)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
})
