import type { Locator, Page } from '@playwright/test'
import { expectNothingFound } from '#e2e/pages/axe.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The generation dialog and the queue in the panel, tested in the demo.

test.describe('the generation dialog', () => {
  test.use({ hasClock: true })

  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo)
  })

  test('[FEED-004, DIALOG-001, DIALOG-038] opens from a headline and offers audio, video and text', async ({
    page,
  }) => {
    const headline = page.getByRole('region', { name: 'Top Headlines' }).getByRole('listitem')
    await headline.first().getByRole('heading').getByRole('button').click()
    const opener = headline.first().getByRole('button', { name: /^Generate from / })
    await opener.click()
    const types = dialog(page).getByRole('group', { name: 'Type' }).getByRole('button')
    await expect(types).toHaveText([/^Audio/, /^Video/, /^Text/])
    await expect(dialog(page)).toContainText('Top Headlines')
    await expect(dialog(page).getByRole('radio')).toHaveCount(0)

    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('[FEED-004] opens from Breaking News, which waits meanwhile', async ({ page }) => {
    const breaking = page.getByRole('region', { name: 'Breaking News' })
    const title = await breaking.getByRole('heading', { level: 3 }).innerText()
    await openDialog(page)
    await expect(dialog(page)).toContainText(title)
    await page.clock.runFor(20_000)
    await expect(breaking.locator('h3')).toHaveText(title)
    // In the dialog, an arrow key changes the choice and not the carousel behind it.
    await chooseType(page, 'Audio')
    await radio(page, 'podcast').check()
    await page.keyboard.press('ArrowRight')
    await expect(radio(page, 'brief')).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(breaking.locator('h3')).toHaveText(title)
  })

  test('[DIALOG-002, DIALOG-039, DIALOG-042, DIALOG-043] leads through its three steps', async ({
    page,
  }) => {
    await openDialog(page)
    await expectStep(page, 'select-type')
    await chooseType(page, 'Audio')
    await expectStep(page, 'configure')
    await expect(dialog(page).getByRole('group', { name: 'Audio format' })).toBeVisible()
    await radio(page, 'podcast').check()
    await addToQueue(page)
    await expectStep(page, 'queue')
    await expect(jobs(page)).toHaveCount(1)
    await expect(jobs(page)).toContainText('queued')
    await expect(
      dialog(page).getByRole('list', { name: 'Steps' }).getByRole('listitem'),
    ).toHaveText([/Select type/, /Configure/, /Queue/])
  })

  const offers = {
    Audio: {
      formats: ['podcast', 'brief', 'deep-dive'],
      words: [/long-form discussion/i, /quick 2-min summary/i, /detailed analysis/i],
      lengths: [/^Short\s*2-5 min$/, /^Medium\s*5-10 min$/, /^Long\s*10-20 min$/],
    },
    Video: {
      formats: ['presentation', 'talking-head', 'animated'],
      words: [/^Presentation/, /^Talking head/, /^Animated/],
      lengths: [/^1 min$/, /^3 min$/, /^5 min$/],
    },
    Text: {
      formats: ['summary', 'detailed', 'bullet'],
      words: [/^Summary/, /^Detailed/, /^Bullet/],
      lengths: [/^About 500 words$/, /^About 1000 words$/, /^About 2000 words$/],
    },
  }

  test('[DIALOG-030, DIALOG-031, DIALOG-032, DIALOG-033, DIALOG-034, DIALOG-035, DIALOG-036] has formats and lengths for each type, and styles for all', async ({
    page,
  }) => {
    await openDialog(page)
    for (const [type, { formats, words, lengths }] of Object.entries(offers)) {
      await chooseType(page, type)
      const format = dialog(page).getByRole('group', { name: `${type} format` })
      expect(await valuesIn(format)).toEqual(formats)
      await expect(format.locator('label')).toHaveText(words)
      const style = dialog(page).getByRole('radiogroup', { name: 'Style' })
      expect(await valuesIn(style)).toEqual(['professional', 'casual', 'technical', 'balanced'])
      const name = type === 'Text' ? 'Length' : 'Duration'
      const length = dialog(page).getByRole('group', { name, exact: true })
      await expect(length.locator('label')).toHaveText(lengths)
      await expect(length.getByRole('radio').first()).toBeChecked()
      await expect(radio(page, 'balanced')).toBeChecked()
      await dialog(page).getByRole('button', { name: 'Back' }).click()
    }
  })

  test('[DIALOG-040, DIALOG-041, DIALOG-058] goes back to the types, which forget the format', async ({
    page,
  }) => {
    await openDialog(page)
    await chooseType(page, 'Audio')
    const add = dialog(page).getByRole('button', { name: 'Add to Queue' })
    await expect(add).toBeDisabled()
    await radio(page, 'podcast').check()
    await expect(add).toBeEnabled()
    await dialog(page).getByRole('button', { name: 'Back' }).click()
    await expectStep(page, 'select-type')
    await expect(dialog(page).getByRole('group', { name: 'Type' })).toBeVisible()
    await chooseType(page, 'Video')
    const format = dialog(page).getByRole('group', { name: 'Video format' })
    await expect(format.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(add).toBeDisabled()
  })

  test('[DIALOG-044, DIALOG-049] queues several jobs, and lets go of one', async ({ page }) => {
    await queueTwo(page)
    await expect(jobs(page)).toHaveCount(2)
    await jobs(page)
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(jobs(page)).toHaveCount(1)
    await expect(jobs(page)).toContainText('Bullet')
  })

  test('[DIALOG-046, DIALOG-047, DIALOG-048, DIALOG-050, DIALOG-051] starts all at once, writes one line, and that is all', async ({
    page,
  }) => {
    await queueTwo(page)
    const lines: string[] = []
    const requests: string[] = []
    page.on('console', (message) => lines.push(message.text()))
    page.on('request', (request) => requests.push(request.url()))
    const start = dialog(page).getByRole('button', { name: 'Start Generation' })
    await start.click()
    await expect(jobs(page).filter({ hasText: 'processing' })).toHaveCount(2)
    await expect(start).toBeDisabled()
    await expect(dialog(page).getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await expectStep(page, 'queue')
    await page.clock.runFor(60 * 60 * 1000)
    await expect(jobs(page).filter({ hasText: 'processing' })).toHaveCount(2)
    expect(lines).toHaveLength(1)
    const others = requests.filter((url) => !new URL(url).pathname.startsWith('/assets/'))
    expect(others).toEqual([])
  })

  test('[DIALOG-059, DIALOG-060] needs no schedule', async ({ page }) => {
    await openDialog(page)
    await chooseType(page, 'Audio')
    await radio(page, 'brief').check()
    const schedule = dialog(page).getByLabel(/Schedule/)
    await expect(schedule).toHaveAttribute('type', 'datetime-local')
    await expect(schedule).toHaveValue('')
    await addToQueue(page)
    await expect(jobs(page)).toHaveCount(1)
    await expect(jobs(page).getByRole('time')).toHaveCount(0)
  })

  test('[DIALOG-061, DIALOG-062] keeps a schedule with the job, unless it is cleared', async ({
    page,
  }) => {
    await openDialog(page)
    await chooseType(page, 'Audio')
    await radio(page, 'brief').check()
    const schedule = dialog(page).getByLabel(/Schedule/)
    await schedule.fill('2027-03-02T06:45')
    await dialog(page).getByRole('button', { name: 'Clear' }).click()
    await expect(schedule).toHaveValue('')
    await schedule.fill('2027-11-24T07:30')
    await addToQueue(page)
    const expected = await page.evaluate(() => new Date('2027-11-24T07:30').toISOString())
    await expect(jobs(page).locator('time')).toHaveAttribute('datetime', expected)
    await expect(jobs(page)).toContainText('24 November 2027 at 07:30')
  })

  test.describe('with motion:', () => {
    // With reduced motion, the dialog would disappear at once.
    test.use({ reducedMotion: 'no-preference' })

    test('[DIALOG-045] keeps its content while it closes, and starts afresh afterwards', async ({
      page,
    }) => {
      await openDialog(page)
      await chooseType(page, 'Audio')
      await radio(page, 'podcast').check()
      const goOn = await holdTransitions(page)
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
      await page.keyboard.press('Escape')
      await page.clock.runFor(199)
      const shown = await page.getByRole('dialog', { includeHidden: true }).allTextContents()
      expect(shown.length).toBeGreaterThan(0)
      // Parts that are still in the page must not have changed.
      for (const left of shown) {
        expect(left).toContain('Long-form discussion')
        expect(left).not.toContain('A narration to listen to')
      }
      await goOn()
      await page.clock.runFor(1000)
      await expect(dialog(page)).toBeHidden()
      await page.clock.resume()
      await openDialog(page)
      await expectStep(page, 'select-type')
      await chooseType(page, 'Audio')
      await expect(radio(page, 'podcast')).not.toBeChecked()
    })
  })

  test('closes with a click beside it', async ({ page }) => {
    await openDialog(page)
    await page.mouse.click(5, 400)
    await expect(dialog(page)).toBeHidden()
  })

  test('keeps within a phone at every step', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openDialog(page)
    await expectNothingCut(page)
    await chooseType(page, 'Text')
    await expectNothingCut(page)
    await radio(page, 'bullet').check()
    await addToQueue(page)
    await expectNothingCut(page)
  })

  test('axe finds nothing at any step', async ({ page }) => {
    await openDialog(page)
    await expectNothingFound(page)
    await chooseType(page, 'Audio')
    await expectNothingFound(page)
    await radio(page, 'podcast').check()
    await addToQueue(page)
    await dialog(page).getByRole('button', { name: 'Start Generation' }).click()
    await expect(jobs(page)).toContainText('processing')
    await expectNothingFound(page)
  })
})

test.describe('a focus card and a folder', () => {
  test('[FEED-036] each focus card can be made into a piece', async ({ page, demo }) => {
    await open(page, demo)
    const cards = page
      .getByRole('region', { name: 'Focus Cards', exact: true })
      .locator('li.focus-card')
    await expect(cards.first()).toBeVisible()
    const openers = cards.getByRole('button', { name: /^Generate from / })
    await expect(openers).toHaveCount(await cards.count())
    const titles = await cards.getByRole('heading').allInnerTexts()
    for (const title of titles)
      await expect(
        cards.getByRole('button', { name: `Generate from ${title}`, exact: true }),
      ).toHaveCount(1)
    await expect(cards.getByRole('button', { name: /delete|edit/i })).toHaveCount(0)
    await openers.first().click()
    await expect(dialog(page)).toContainText('Focus Cards')
  })

  test('[FEED-045] each folder can be made into a piece', async ({ page, demo }) => {
    await open(page, demo)
    const feed = page.getByRole('region', { name: 'Your Feed' })
    await expect(feed.locator('.folder').first()).toBeVisible()
    const openers = feed.getByRole('button', { name: /^Generate from / })
    await expect(openers).toHaveCount(await feed.locator('.folder').count())
    const names = await feed.locator('.folder-head h3').allInnerTexts()
    for (const name of names)
      await expect(
        feed.getByRole('button', { name: `Generate from ${name}`, exact: true }),
      ).toHaveCount(1)
    await openers.first().click()
    await expect(dialog(page)).toContainText('Your Feed')
  })
})

test.describe('the queue', () => {
  test.beforeEach(async ({ page, demo }) => {
    await open(page, demo)
    await page.getByRole('tab', { name: 'AI Studio', exact: true }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('[QUEUE-001, QUEUE-002, QUEUE-007] shows the jobs of a status, or all of them', async ({
    page,
  }) => {
    const tabs = queue(page).getByRole('tablist', { name: 'Queue' }).getByRole('tab')
    await expect(tabs).toHaveText(['All', 'Queued', 'Processing', 'Ready'])
    const all = await cards(page).count()
    const counts = { queued: 0, processing: 0, completed: 0, error: 0 }
    for (const status of Object.keys(counts) as (keyof typeof counts)[]) {
      await expect(cardsOf(page, status).first()).toBeVisible()
      counts[status] = await cardsOf(page, status).count()
    }
    expect(Object.values(counts).reduce((sum, each) => sum + each)).toBe(all)
    for (const [tab, status] of [
      ['Queued', 'queued'],
      ['Processing', 'processing'],
      ['Ready', 'completed'],
    ] as const) {
      await tabs.filter({ hasText: tab }).click()
      await expect(cards(page)).toHaveCount(counts[status])
      await expect(cardsOf(page, status)).toHaveCount(counts[status])
    }
    await tabs.filter({ hasText: 'All' }).click()
    await expect(cards(page)).toHaveCount(all)
  })

  test('[QUEUE-008, QUEUE-011] opens only what is completed, and deletes all but what is at work', async ({
    page,
  }) => {
    for (const status of ['queued', 'processing', 'error']) {
      const card = cardsOf(page, status).first()
      await expect(card.getByRole('button', { name: /^(Play|Read)/ })).toHaveCount(0)
      await card.getByRole('heading').click()
      await expect(queue(page).getByRole('button', { name: 'Back to queue' })).toHaveCount(0)
    }
    for (const [status, deletes] of [
      ['queued', 1],
      ['completed', 1],
      ['error', 1],
      ['processing', 0],
    ] as const) {
      const card = cardsOf(page, status).first()
      await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(deletes)
    }
    await expect(cardsOf(page, 'processing').getByRole('progressbar')).not.toHaveCount(0)
  })

  test('[QUEUE-003, QUEUE-004, QUEUE-009, QUEUE-014, QUEUE-015] plays audio, pauses it and goes back', async ({
    page,
  }) => {
    await playAndReturn(page, 'Podcast', '5:00')
  })

  test('[QUEUE-003, QUEUE-004, QUEUE-009, QUEUE-014, QUEUE-016] plays video, pauses it and goes back', async ({
    page,
  }) => {
    await playAndReturn(page, 'Presentation', '3:00')
  })

  test('[QUEUE-003, QUEUE-010, QUEUE-014] reads a text, which has nothing to play', async ({
    page,
  }) => {
    await cardsOf(page, 'completed').getByRole('button', { name: 'Read' }).first().click()
    await expect(cards(page)).toHaveCount(0)
    expect((await queue(page).innerText()).length).toBeGreaterThan(400)
    await expect(queue(page).getByRole('button', { name: /^(Play|Pause)/ })).toHaveCount(0)
  })

  test('[QUEUE-005, QUEUE-006, QUEUE-012] empties a list, and says what to do', async ({
    page,
  }) => {
    const before = await cards(page).count()
    await queue(page).getByRole('tab', { name: 'Queued' }).click()
    await expect(cards(page)).not.toHaveCount(before)
    const queued = await cards(page).count()
    for (let left = queued - 1; left >= 0; left--) {
      await cards(page)
        .first()
        .getByRole('button', { name: /^Delete/ })
        .click()
      await expect(cards(page)).toHaveCount(left)
    }
    await expect(queue(page).getByText('No content yet', { exact: true })).toBeVisible()
    await expect(
      queue(page).getByText('Click the AI icon on any module to generate content', { exact: true }),
    ).toBeVisible()
    await queue(page).getByRole('tab', { name: 'All' }).click()
    await expect(cards(page)).toHaveCount(before - queued)
  })

  test('[QUEUE-013] deleting what is open leads back to the others', async ({ page }) => {
    const before = await cards(page).count()
    await cardsOf(page, 'completed').getByRole('button', { name: 'Play' }).first().click()
    const title = await queue(page).getByRole('heading', { level: 3 }).innerText()
    await queue(page)
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(cards(page)).toHaveCount(before - 1)
    await expect(queue(page).getByRole('button', { name: 'Back to queue' })).toHaveCount(0)
    await expect(queue(page).getByRole('heading', { name: title })).toHaveCount(0)
  })

  test('axe finds nothing in the list and in a piece', async ({ page }) => {
    await expectNothingFound(page)
    await cardsOf(page, 'completed').getByRole('button', { name: 'Play' }).first().click()
    await expectNothingFound(page)
  })
})

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'AI Content Generation' })
}

async function openDialog(page: Page): Promise<void> {
  const breaking = page.getByRole('region', { name: 'Breaking News' })
  await breaking.getByRole('button', { name: /^Generate from / }).click()
  await expect(dialog(page).getByRole('group', { name: 'Type' })).toBeVisible()
}

/** Stops all transitions at their beginning; the returned function lets them end. */
async function holdTransitions(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    const held = new AbortController()
    document.addEventListener(
      'transitionrun',
      () => {
        for (const transition of running()) transition.pause()
      },
      { signal: held.signal },
    )
    document.addEventListener('let-go', () => {
      held.abort()
      for (const transition of running()) transition.finish()
    })
  })
  return () => page.evaluate(() => void document.dispatchEvent(new Event('let-go')))
}

async function chooseType(page: Page, type: string): Promise<void> {
  await dialog(page)
    .getByRole('group', { name: 'Type' })
    .getByRole('button', { name: type })
    .click()
  await expectStep(page, 'configure')
}

function radio(page: Page, value: string): Locator {
  return dialog(page).locator(`input[type="radio"][value="${value}"]`)
}

async function addToQueue(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add to Queue' }).click()
}

async function queueTwo(page: Page): Promise<void> {
  await openDialog(page)
  await chooseType(page, 'Audio')
  await radio(page, 'podcast').check()
  await addToQueue(page)
  await dialog(page).getByRole('button', { name: 'Add Another' }).click()
  await expectStep(page, 'select-type')
  await chooseType(page, 'Text')
  await radio(page, 'bullet').check()
  await addToQueue(page)
  await expect(jobs(page)).toHaveCount(2)
}

/** The rows of the dialog's last step. */
function jobs(page: Page): Locator {
  return dialog(page).getByRole('group', { name: 'Queued jobs' }).getByRole('listitem')
}

async function expectStep(page: Page, step: string): Promise<void> {
  await expect(dialog(page).locator('li[aria-current="step"]')).toHaveAttribute('data-step', step)
}

function valuesIn(group: Locator): Promise<string[]> {
  return group
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
}

function queue(page: Page): Locator {
  return page.getByRole('region', { name: 'AI generation queue' })
}

function cards(page: Page): Locator {
  return queue(page).getByRole('tabpanel').getByRole('listitem')
}

function cardsOf(page: Page, status: string): Locator {
  return cards(page).filter({ has: page.getByText(status, { exact: true }) })
}

async function playAndReturn(page: Page, format: string, length: string): Promise<void> {
  const opener = cardsOf(page, 'completed')
    .filter({ hasText: format })
    .first()
    .getByRole('button', { name: 'Play' })
  await opener.click()
  await expect(cards(page)).toHaveCount(0)
  await expect(queue(page)).toContainText(length)
  const control = (name: string) => queue(page).getByRole('button', { name, exact: true })
  await control('Play').click()
  await expect(control('Play')).toHaveCount(0)
  await control('Pause').click()
  await expect(control('Play')).toBeVisible()
  await control('Back to queue').click()
  await expect(cards(page)).not.toHaveCount(0)
  await expect(opener).toBeFocused()
}

async function expectNothingCut(page: Page): Promise<void> {
  const { scroll, client } = await dialog(page).evaluate((element) => ({
    scroll: element.scrollWidth,
    client: element.clientWidth,
  }))
  expect(scroll).toBe(client)
}
