import type { Locator, Page } from '@playwright/test'
import { sampleArticles } from '#areas/articles/demo/articles.ts'
import { sampleTopics } from '#areas/topics/demo/topics.ts'
import { expectNothing } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// The two specification documents' drawings, tested in the demo.

const HOUR_MS = 3_600_000

const samples = sampleArticles(new Date())
const others = samples.filter(({ category }) => category !== 'Breaking')
const firstTwelve = others.slice(0, 12)
const inFolders = others.slice(2)
const folders = new Map(
  [...new Set(inFolders.map(({ category }) => category))].map((category) => [
    category,
    inFolders.filter((each) => each.category === category),
  ]),
)

test.use({ hasClock: true })

test.beforeEach(async ({ page, demo }) => {
  await open(page, demo)
})

test.describe('the feed screen', () => {
  test('[FEED-003] shows Breaking News, Top Headlines, Focus Cards and Your Feed, in that order', async ({
    page,
  }) => {
    const panels = page
      .getByRole('main')
      .locator('#breaking-news, #top-headlines, #trending-topics, #articles-grid')
    await expect(panels.getByRole('heading', { level: 2 })).toHaveText([
      /Breaking News/,
      /Top Headlines/,
      /Focus Cards/,
      /Your Feed/,
    ])
  })

  test('[FEED-008] has each of its five anchors once', async ({ page }) => {
    for (const id of [
      'breaking-news',
      'top-headlines',
      'trending-topics',
      'articles-grid',
      'articles-list',
    ]) {
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
    }
  })
})

test('[DATA-003] the time of an article stays as it was, however long the demo is open', async ({
  page,
}) => {
  const times = page.getByRole('region', { name: 'Top Headlines', exact: true }).locator('time')
  const before = await times.allTextContents()
  expect(before.length).toBeGreaterThan(0)
  for (const text of before) expect(text).toMatch(/ago$|^Just now$/)
  await page.clock.runFor(HOUR_MS)
  expect(await times.allTextContents()).toEqual(before)
})

test.describe('the Breaking News carousel', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('[FEED-009, FEED-017] shows one item at a time, 300 px high at every width', async ({
    page,
  }) => {
    const panel = region(page, 'Breaking News')
    for (const width of [1280, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(slides(page)).toHaveCount(1)
      await expect(slides(page)).toContainText('Breaking')
      expect((await panel.boundingBox())!.height, `${width} px`).toBe(300)
      // All content fits, so nothing overlaps the panel below.
      const room = await panel.evaluate((each) => each.scrollHeight - each.clientHeight)
      expect(room, `${width} px`).toBe(0)
    }
  })

  test('[FEED-010, FEED-011] goes round in both directions', async ({ page }) => {
    const carousel = region(page, 'Breaking News')
    const first = await slideTitle(page)
    const count = await dots(page).count()
    const seen = [first]
    for (let step = 1; step < count; step++) {
      await carousel.getByRole('button', { name: 'Next' }).click()
      seen.push(await slideTitle(page))
    }
    expect(new Set(seen).size).toBe(count)
    await carousel.getByRole('button', { name: 'Next' }).click()
    expect(await slideTitle(page)).toBe(first)
    await carousel.getByRole('button', { name: 'Previous' }).click()
    expect(await slideTitle(page)).toBe(seen.at(-1))
  })

  test('[FEED-012] has a dot for each item, with the current one marked, also on a phone', async ({
    page,
  }) => {
    const count = await dots(page).count()
    for (const [width, dot] of [
      [1280, count],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const chosen = dots(page).nth(dot - 1)
      await chosen.click()
      await expect(chosen).toHaveAttribute('aria-current', 'true')
      await expect(region(page, 'Breaking News').locator('[aria-current="true"]')).toHaveCount(1)
      await expect(slides(page)).toHaveAccessibleName(`${dot} of ${count}`)
    }
    expect(count).toBeGreaterThan(2)
  })

  test('[FEED-013, FEED-014, FEED-015] turns every 8 seconds, not while paused, and again on play', async ({
    page,
  }) => {
    await holdClock(page)
    const start = await slideTitle(page)
    await page.clock.runFor(7999)
    expect(await slideTitle(page)).toBe(start)
    await page.clock.runFor(1)
    const second = await slideTitle(page)
    expect(second).not.toBe(start)

    const carousel = region(page, 'Breaking News')
    await carousel.getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(24_000)
    expect(await slideTitle(page)).toBe(second)
    await carousel.getByRole('button', { name: 'Play' }).click()
    await page.mouse.move(0, 0)
    await page.clock.runFor(8000)
    expect(await slideTitle(page)).not.toBe(second)
  })
})

test.describe('Top Headlines', () => {
  test('[FEED-018, FEED-019, FEED-020] offers today, week and month, and starts with today', async ({
    page,
  }) => {
    const options = region(page, 'Top Headlines').getByRole('radio')
    await expect(options).toHaveCount(3)
    const [today, week, month] = ['Today', 'Week', 'Month'].map((name) =>
      region(page, 'Top Headlines').getByRole('radio', { name }),
    )
    await expect(today!).toBeChecked()
    await expect(month!).not.toBeChecked()
    await week!.check()
    await expect(week!).toBeChecked()
    await expect(today!).not.toBeChecked()
  })

  test('[FEED-022, FEED-023] opens one headline at a time', async ({ page }) => {
    await headlines(page).nth(0).click()
    await expect(headlines(page).nth(0)).toHaveAttribute('aria-expanded', 'true')
    await headlines(page).nth(1).click()
    await expect(headlines(page).nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(region(page, 'Top Headlines').locator('[aria-expanded="true"]')).toHaveCount(1)
  })

  test('[FEED-021, FEED-024, FEED-025, FEED-026] shows twelve, each with up to three sentences, its note and the way to the article', async ({
    page,
  }) => {
    await expect(headlines(page)).toHaveText(firstTwelve.map(({ title }) => title))
    const counts = new Set<number>()
    const notes = new Set<boolean>()
    for (const [nth, { summary, meaningForYou }] of firstTwelve.entries()) {
      await headlines(page).nth(nth).click()
      const gist = page.locator('.headline-gist')
      await expect(gist.locator('> ul > li').first()).toContainText(summary.slice(0, 12))
      const sentences = await gist.locator('> ul > li').allTextContents()
      counts.add(sentences.length)
      expect(sentences.length).toBeLessThanOrEqual(3)
      // The text consists of the first three sentences of the summary, or of all if there are
      // fewer.
      const said = sentences.join(' ')
      expect(summary.startsWith(said)).toBe(true)
      if (sentences.length < 3) expect(said).toBe(summary)
      const label = gist.getByText('What this means for you')
      await expect(label).toHaveCount(meaningForYou ? 1 : 0)
      if (meaningForYou) await expect(gist).toContainText(meaningForYou)
      notes.add(meaningForYou !== undefined)
    }
    expect(counts).toContain(3)
    expect(notes.size).toBe(2)

    const title = (await headlines(page).nth(11).textContent())!
    await page.getByRole('button', { name: 'Read Full Article' }).click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  })
})

test.describe('Focus Cards', () => {
  test('[FEED-027, FEED-030] stand in a row that can be folded away', async ({ page }) => {
    const cards = region(page, 'Focus Cards').locator('li.focus-card')
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON()),
    )
    expect(boxes.length).toBeGreaterThan(2)
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    expect(boxes.map(({ left }) => left)).toEqual(
      boxes.map(({ left }) => left).toSorted((a, b) => a - b),
    )

    await page.getByRole('button', { name: 'Collapse Focus Cards' }).click()
    await expect(cards).toHaveCount(0)
    await page.getByRole('button', { name: 'Expand Focus Cards' }).click()
    await expect(cards.first()).toBeVisible()
  })

  test('[FEED-031, FEED-032, FEED-033, FEED-034, FEED-035] show a picture, both counts, the time and three bullets', async ({
    page,
  }) => {
    const cards = region(page, 'Focus Cards').locator('li.focus-card')
    const topics = sampleTopics(new Date())
    const offsets = new Set<number>()
    await expect(cards.getByRole('heading')).toHaveText(topics.map(({ title }) => title))
    for (const [nth, { articleCount, sources, latestUpdate, bullets }] of topics.entries()) {
      const card = cards.nth(nth)
      await expect(card.getByRole('img')).toHaveCount(1)
      await expect(card).toContainText(
        new RegExp(`(?<!\\d)${articleCount} articles?, ${sources.length} sources?`),
      )
      await expect(card.locator('time')).toHaveText(/ (min|hr) ago$|^just now$/i)
      const moment = (await card.locator('time').getAttribute('datetime'))!
      // Times of samples are relative to the page's clock, which differs from the test's clock.
      offsets.add(Date.parse(moment) - Date.parse(latestUpdate))
      await expect(card.locator('ul > li')).toHaveText(bullets)
    }
    expect(offsets.size).toBe(1)
  })
})

test.describe('Your Feed', () => {
  test('[FEED-039, FEED-040, FEED-042, FEED-043, FEED-057, FEED-058] shows a folder for each category, closed, with its counts', async ({
    page,
  }) => {
    const names = await folderButtons(page).allTextContents()
    expect(names.length).toBeGreaterThan(5)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain('Breaking')
    await expect(region(page, 'Your Feed').getByRole('button', { expanded: true })).toHaveCount(0)
    expect(names).toEqual([...folders.keys()])
    const counts = await region(page, 'Your Feed')
      .getByText(/\d+ new, \d+ read/)
      .allTextContents()
    expect(counts).toEqual(
      [...folders.values()].map(({ length }) => {
        const [fresh, read] = [Math.floor((length * 7) / 10), Math.floor((length * 3) / 10)]
        return `${fresh} new, ${read} read`
      }),
    )
  })

  test('[FEED-041] opens and closes a folder', async ({ page }) => {
    const folder = folderButtons(page).first()
    await folder.click()
    await expect(articleList(page).getByRole('link').first()).toBeVisible()
    await folder.click()
    await expect(articleList(page)).toHaveCount(0)
  })

  test('[FEED-044] has a period for each folder of its own', async ({ page }) => {
    const periods = region(page, 'Your Feed').getByRole('combobox')
    await expect(periods.nth(0).getByRole('option')).toHaveText(['Today', 'Week', 'Month', 'Year'])
    await periods.nth(0).selectOption('year')
    await expect(periods.nth(0)).toHaveValue('year')
    await expect(periods.nth(1)).toHaveValue('today')
  })

  test('[FEED-047, FEED-048, FEED-050] lists a folder as a magazine, or as cards, in a list that scrolls', async ({
    page,
  }) => {
    const feed = region(page, 'Your Feed')
    await expect(feed.getByRole('radio', { name: 'Magazine view' }).first()).toBeChecked()
    await folderButtons(page).first().click()
    const style = () =>
      articleList(page).evaluate((list) => {
        const { display, maxHeight, overflowY } = getComputedStyle(list)
        return { display, maxHeight, overflowY }
      })
    expect(await style()).toMatchObject({ maxHeight: '600px', overflowY: 'auto' })
    await feed.getByRole('radio', { name: 'Card view' }).first().check({ force: true })
    expect(await style()).toMatchObject({ display: 'grid' })
  })

  test('[FEED-001, FEED-002, FEED-053, FEED-059] says of each article how many sources it is made from, and opens it', async ({
    page,
  }) => {
    await folderButtons(page).first().click()
    const items = articleList(page).locator('li.article-item')
    await expect(items.first()).toBeVisible()
    const [category, inFolder] = [...folders][0]!
    await expect(items.getByRole('link')).toHaveText(inFolder.map(({ title }) => title))
    expect(inFolder.every((each) => each.category === category)).toBe(true)
    await expect(items.getByText(/^synthesized from/)).toHaveText(
      inFolder.map(
        ({ sourceCount }) =>
          `synthesized from ${sourceCount} ${sourceCount === 1 ? 'source' : 'sources'}`,
      ),
    )
    const link = items.first().getByRole('link')
    const title = (await link.textContent())!
    await link.click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  })

  test('[FEED-049] has a menu that leads to adding a feed', async ({ page }) => {
    await region(page, 'Your Feed').getByRole('button', { name: 'Add feed' }).click()
    await page.getByRole('menuitem', { name: 'Add Feed' }).click()
    await expect(page.getByLabel('Feed URL')).toBeVisible()
  })
})

test.describe('the search', () => {
  test('[FEED-007, FEED-051] finds by title, whatever the case, and gives all back when cleared', async ({
    page,
  }) => {
    const title = (await headlines(page).nth(3).textContent())!
    await search(page, title.slice(0, 24).toUpperCase())
    await expect(headlines(page)).toHaveText([title])
    await expect(
      region(page, 'Breaking News').getByRole('group', { name: /of/ }).first(),
    ).toBeVisible()
    await search(page, '')
    await expect(headlines(page)).toHaveCount(12)
  })
})

test.describe('the article', () => {
  test('[ARTICLE-001, ARTICLE-002, ARTICLE-003, ARTICLE-005, ARTICLE-008, ARTICLE-009] shows its category, time, title, sources, body and what is related', async ({
    page,
  }) => {
    for (const nth of [0, 5]) {
      const { title, category, sources, sourceCount } = firstTwelve[nth]!
      const time = await page.locator('[data-headline]').evaluateAll(
        (all, wanted) =>
          all
            .find((each) => each.textContent === wanted)
            ?.closest('li')
            ?.querySelector('time')?.textContent,
        title,
      )
      const article = await openHeadline(page, nth)
      await expect(article.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(article.getByText(category, { exact: true }).first()).toBeVisible()
      await expect(article.locator('time').first()).toHaveText(time!)
      await expect(
        article.getByText(new RegExp(`^synthesized from ${sourceCount} sources?$`, 'i')),
      ).toBeVisible()
      await expect(article.locator('.source-chips')).toContainText(sources[0]!.name)
      await expect(article.locator('.article-body > p').first()).not.toBeEmpty()
      await expect(article.getByRole('heading', { name: /related/i })).toBeVisible()
      const related = article.locator('.related').getByRole('link')
      expect(await related.count()).toBeGreaterThan(0)
      await expect(related.filter({ hasText: title })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(article).toBeHidden()
    }
  })

  test('[ARTICLE-011] closes by its button and by Escape, and the feed is as it was', async ({
    page,
  }) => {
    const article = await openHeadline(page, 2)
    await article.getByRole('button', { name: 'Close' }).click()
    await expect(article).toBeHidden()
    await expect(headlines(page).nth(2)).toHaveAttribute('aria-expanded', 'true')
    await page.getByRole('button', { name: 'Read Full Article' }).click()
    await page.keyboard.press('Escape')
    await expect(article).toBeHidden()
  })

  test('[ARTICLE-012, ARTICLE-013] has share and bookmark, which do nothing here', async ({
    page,
    context,
  }) => {
    await page.getByRole('tab', { name: 'Saved', exact: true }).click()
    await expect(page.getByRole('tab', { name: 'Articles (15)' })).toBeVisible()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('what was there'))
    for (const nth of [0, 1]) {
      const article = await openHeadline(page, nth)
      await expect(article.locator('.related').getByRole('link').first()).toBeVisible()
      await expectNothing(
        page,
        async () => {
          await article.getByRole('button', { name: 'Share' }).click()
          await article.getByRole('button', { name: 'Bookmark' }).click()
        },
        { mayToast: true },
      )
      await page.keyboard.press('Escape')
      await expect(article).toBeHidden()
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('what was there')
  })
})

test.describe('Add Feed', () => {
  test('[TOOLS-002, TOOLS-003, TOOLS-004, TOOLS-005, TOOLS-028] asks for an address, a name, a category and how often', async ({
    page,
  }) => {
    await goToAddFeed(page)
    await expect(page.getByLabel('Feed URL')).toHaveAttribute('type', 'url')
    await expect(page.getByLabel('Feed name')).toHaveAttribute('type', 'text')
    const labels = page.locator('form').filter({ hasText: 'Feed URL' }).locator('label')
    await expect(labels).toHaveText(['Feed URL *', 'Feed name *', 'Category', 'Update frequency'])
    const values = (label: RegExp) =>
      page
        .getByLabel(label)
        .first()
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
    expect(await values(/category/i)).toEqual([
      'general',
      'technology',
      'business',
      'science',
      'health',
      'sports',
      'entertainment',
    ])
    expect(await values(/frequency|often/i)).toEqual(['15min', 'hourly', '6hours', 'daily'])
  })

  test('[TOOLS-006, TOOLS-023] works on it for a second and clears the form', async ({ page }) => {
    await goToAddFeed(page)
    await holdClock(page)
    await page.getByLabel('Feed URL').fill('https://example.com/feed.xml')
    await page.getByLabel('Feed name').fill('Example')
    await page.getByLabel('Category').selectOption('health')
    await page.getByLabel('Update frequency').selectOption('daily')
    await page.getByRole('button', { name: /^(add|follow)( feed)?$/i }).click()
    const processing = page.getByRole('button', { name: 'Processing...' })
    await expect(processing).toBeDisabled()
    await page.clock.runFor(999)
    await expect(processing).toBeDisabled()
    await page.clock.runFor(1)
    await expect(processing).toHaveCount(0)
    await expect(page.getByLabel('Category')).toHaveValue('general')
    await expect(page.getByLabel('Update frequency')).toHaveValue('hourly')
    await expect(page.getByLabel('Feed URL')).toHaveValue('')
    await expect(page.getByLabel('Feed name')).toHaveValue('')
  })

  test('refuses what is not an address, and keeps what was typed', async ({ page }) => {
    await goToAddFeed(page)
    const url = page.getByLabel('Feed URL')
    for (const typed of ['notaurl', 'desk@port-ansel.example']) {
      await url.fill(typed)
      await page.getByLabel('Feed name').fill('Example')
      await page.getByRole('button', { name: 'Add Feed', exact: true }).click()
      await expect(url).toHaveAttribute('aria-invalid', 'true')
      await expect(url).toHaveAccessibleDescription(new RegExp(`"${typed}" is `))
      await expect(url).toHaveValue(typed)
      await expect(page.getByLabel('Feed name')).toHaveValue('Example')
    }
    await url.fill('example.com')
    await expect(url).not.toHaveAttribute('aria-invalid')
    await page.getByRole('button', { name: 'Add Feed', exact: true }).click()
    await expect(page.getByText('Added Example')).toBeVisible()
  })
})

function region(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true })
}

function slides(page: Page): Locator {
  return region(page, 'Breaking News').locator('[aria-roledescription="slide"]')
}

async function slideTitle(page: Page): Promise<string> {
  return (await slides(page).getByRole('heading').textContent())!
}

function dots(page: Page): Locator {
  return region(page, 'Breaking News')
    .getByRole('group', { name: 'Choose an item' })
    .getByRole('button')
}

function headlines(page: Page): Locator {
  return region(page, 'Top Headlines')
    .getByRole('listitem')
    .getByRole('heading')
    .getByRole('button')
}

function folderButtons(page: Page): Locator {
  return region(page, 'Your Feed').getByRole('heading', { level: 3 }).getByRole('button')
}

function articleList(page: Page): Locator {
  return region(page, 'Your Feed').getByRole('list', { name: /^Articles in/ })
}

async function openHeadline(page: Page, nth: number): Promise<Locator> {
  await headlines(page).nth(nth).click()
  await page.getByRole('button', { name: 'Read Full Article' }).click()
  const article = page.getByRole('dialog')
  await expect(article.getByText(/synthesized from \d+ sources?/i)).toBeVisible()
  return article
}

async function goToAddFeed(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Hub pages' })
    .getByRole('link', { name: 'Add Feed' })
    .click()
  await expect(page.getByLabel('Feed URL')).toBeVisible()
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(text)
}

/**
 * Stops the page's clock a minute later. Running timers have fired by then and started again, so that repeating ones
 * have their full time left.
 */
async function holdClock(page: Page): Promise<void> {
  const MINUTE_MS = 60_000
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS)
}
