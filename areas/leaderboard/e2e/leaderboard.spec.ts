import type { Locator, Page, Route } from '@playwright/test'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { answerForLeaderboard, sampleRows } from '#e2e/played/leaderboard-stub.ts'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { shifts, watchShifts } from '#e2e/pages/shifts.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

const categories = [
  'overview',
  'text',
  'webdev',
  'vision',
  'text-to-image',
  'image-edit',
  'search',
  'text-to-video',
  'image-to-video',
  'copilot',
]
const COMING_SOON =
  " leaderboard data coming soon. We'll integrate more datasets as they become available."

test.describe('the leaderboard', () => {
  test('[SHELL-027, SHELL-028, HUBBAR-003] stands at both of its addresses, without the hub toolbar', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    for (const path of ['/news-hub/lmarena', '/news-hub/lmarena/leaderboard']) {
      await open(page, demo + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('LMArena Leaderboard')
      await expect(rows(page)).toHaveCount(sampleRows.length)
      await expect(page.locator('.hub-toolbar')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('searchbox')).toHaveCount(0)
    }
  })

  test('[BOARD-003, BOARD-029, BOARD-036] has a header, ten tabs, a search, an order and a table', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    await expect(page.getByRole('main').locator('header')).toContainText(
      'The score is what is left',
    )
    const tabs = page.getByRole('main').getByRole('tab')
    await expect(tabs).toHaveCount(10)
    expect(await valuesOf(tabs)).toEqual(categories)
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const name of ['Overview', 'Copilot']) await expectInView(tab(page, name))
    await expect(search(page)).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    const orders = page.getByRole('radiogroup', { name: 'Sort' })
    await expect(orders.getByRole('radio')).toHaveCount(3)
    await expect(orders).toHaveText('RankScoreVotes')
  })

  test('[BOARD-004, BOARD-005, BOARD-006, BOARD-007, BOARD-018, BOARD-019, BOARD-020, DATA-019] shows seven values of each model, in the order of the answer, however its fields are spelled', async ({
    page,
    demo,
  }) => {
    const spelled = (row: object, spell: (name: string) => string) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [spell(name), value]))
    const [atlas, heron, corvid] = sampleRows
    await answerForLeaderboard(page, {
      rows: [
        atlas!,
        spelled(heron!, (name) => name.toLowerCase()),
        spelled(corvid!, (name) => name.replaceAll(' ', '_')),
        spelled(heron!, (name) => name.toLowerCase().replaceAll(' ', '_')),
        {},
      ],
    })
    await openBoard(page, demo)
    const ofHeron = ['GPT-Heron 70B', '1,467', '39,874', 'Tidepool', 'Apache 2.0', '2026/01']
    const shown = [
      ['Atlas 4 Reasoner', '1,482', '48,210', 'Meridian Labs', 'Proprietary', '2026/03'],
      ofHeron,
      ['Corvid Pro', '1,461', '52,036', 'Northlight', 'MIT', '2025/11'],
      ofHeron,
    ]
    for (const [index, texts] of shown.entries())
      for (const text of [`${index + 1}`, ...texts])
        await expect(rows(page).nth(index).getByText(text, { exact: true })).toBeVisible()
    expect(await ranks(page)).toEqual([1, 2, 3, 4, 5])
    const last = rows(page).last()
    await expect(last.getByText('Unknown', { exact: true })).toHaveCount(4)
    await expect(last.getByText('0', { exact: true })).toHaveCount(2)
  })

  test('[BOARD-012, BOARD-013] is searched by model and organization', async ({ page, demo }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    for (const text of ['GPT', 'gpt']) {
      await search(page).fill(text)
      await expect(rows(page)).toHaveText([/GPT-Heron/, /Gptide/])
    }
    await search(page).fill('NORTHLIGHT')
    await expect(rows(page)).toHaveText([/Corvid Pro/])
    await expect(page.getByText('1 of 5 models')).toBeVisible()
    await search(page).fill('<img src=x onerror=alert(1)> 🚢')
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(rows(page)).toHaveCount(5)
  })

  test('[BOARD-030, BOARD-031, BOARD-032] is ordered by rank, score or votes', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    await page.getByRole('radio', { name: 'Score' }).check()
    expect(await ranks(page)).toEqual([1, 4, 2, 3, 5])
    await page.getByRole('radio', { name: 'Votes' }).check()
    expect(await ranks(page)).toEqual([4, 3, 1, 2, 5])
    await expect(page.getByRole('columnheader', { name: 'Votes' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await page.getByRole('radio', { name: 'Rank' }).check()
    expect(await ranks(page)).toEqual([1, 2, 3, 4, 5])
  })

  test('[BOARD-033] gives a trophy to the first three ranks, wherever they stand', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    const withTrophy = rows(page).filter({ has: page.getByRole('img', { name: 'Trophy' }) })
    await expect(withTrophy).toHaveText([/^1Atlas/, /^2GPT/, /^3Corvid/])
    await page.getByRole('radio', { name: 'Votes' }).check()
    await expect(withTrophy).toHaveText([/^3Corvid/, /^1Atlas/, /^2GPT/])
  })

  test('[BOARD-034, BOARD-035] prints proprietary licenses in orange and all others in green', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    await expect(rows(page)).toHaveCount(5)
    const hues = await page
      .locator('.board-license .badge')
      .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).color.match(/\d+/g)!))
    const names = hues.map((hue) => {
      const [red, green, blue] = hue.map(Number) as [number, number, number]
      if (red > green && green > blue) return 'orange'
      return green > red && green > blue ? 'green' : 'other'
    })
    expect(names).toEqual(['orange', 'green', 'green', 'orange', 'green'])
  })

  test('[BOARD-014, BOARD-015, BOARD-016, BOARD-017] asks once for a hundred rows and shows them', async ({
    page,
    demo,
  }) => {
    const many = Array.from({ length: 100 }, (_, index) => ({ Model: `Model ${index + 1}` }))
    const requests = await answerForLeaderboard(page, { rows: many })
    await openBoard(page, demo)
    await expect(rows(page)).toHaveCount(100)
    const [request] = requests
    expect([request!.method(), request!.postData()]).toEqual(['GET', null])
    const { protocol, pathname, searchParams } = new URL(request!.url())
    expect([protocol, pathname]).toEqual(['https:', '/rows'])
    const { dataset, ...rest } = Object.fromEntries(searchParams)
    expect(dataset).toBeTruthy()
    expect(rest).toEqual({ config: 'default', split: 'train', offset: '0', length: '100' })
  })
})

test.describe('the leaderboard asks', () => {
  test('[BOARD-009, BOARD-010, BOARD-011] once when it opens, once for each change to Text or Overview, and never for the others', async ({
    page,
    demo,
  }) => {
    const requests = await answerForLeaderboard(page)
    await openBoard(page, demo)
    await expect(rows(page)).toHaveCount(5)
    expect(requests).toHaveLength(1)
    for (const [step, name] of ['Text', 'Overview', 'Text'].entries()) {
      await tab(page, name).click()
      await expect(rows(page)).toHaveCount(5)
      await tab(page, name).click()
      expect(requests).toHaveLength(step + 2)
    }
    for (const value of categories.slice(2)) {
      await page.locator(`[role="tab"][data-value="${value}"]`).click()
      await expect(page.getByText(COMING_SOON)).toBeVisible()
    }
    expect(requests).toHaveLength(4)
    await tab(page, 'Overview').click()
    await expect(rows(page)).toHaveCount(5)
    expect(requests).toHaveLength(5)
  })

  test('again when it is opened again', async ({ page, demo }) => {
    // On a phone, the links to the hub's pages are in the page itself.
    await page.setViewportSize({ width: 390, height: 844 })
    const requests = await answerForLeaderboard(page)
    await openBoard(page, demo)
    await expect(rows(page)).toHaveCount(5)
    const links = page.getByRole('main').getByRole('link')
    await links.filter({ hasText: /^About$/ }).click()
    await links.filter({ hasText: /^Leaderboard$/ }).click()
    await expect(rows(page)).toHaveCount(5)
    expect(requests).toHaveLength(2)
  })

  test('[BOARD-027] for nothing where there is no dataset, and says what is to come', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    for (const value of categories.slice(2)) {
      const chosen = page.locator(`[role="tab"][data-value="${value}"]`)
      await chosen.click()
      const label = (await chosen.textContent())!
      await expect(page.getByText(label + COMING_SOON, { exact: true })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    }
  })

  test('and a slow answer never takes the place of the tab in view', async ({ page, demo }) => {
    const held: Route[] = []
    await page.route(`${leaderboardHost}/**`, (route) => void held.push(route))
    await openUnanswered(page, demo)
    await expect.poll(() => held.length).toBe(1)
    await tab(page, 'Text').click()
    await expect.poll(() => held.length).toBe(2)
    await answer(held[1]!, 'The newer one')
    await expect(rows(page)).toHaveText([/The newer one/])
    const late = page.waitForResponse((response) => response.url().startsWith(leaderboardHost))
    await answer(held[0]!, 'The older one')
    await (await late).finished()
    await settle(page)
    await expect(rows(page)).toHaveText([/The newer one/])
  })
})

test.describe('the leaderboard on its way', () => {
  test('[BOARD-008, BOARD-028] says that it is loading, until it is there', async ({
    page,
    demo,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await answerForLeaderboard(page, { hold: () => held })
    await openUnanswered(page, demo)
    const loading = page.getByText('Loading LMArena Leaderboard...', { exact: true })
    await expect(loading).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    release()
    await expect(page.getByRole('table')).toBeVisible()
    await expect(loading).toHaveCount(0)
  })
})

test.describe('[BOARD-025, BOARD-026] a leaderboard that cannot be had', () => {
  test.describe('because the answer is not ok', () => {
    // Browsers log the refused request as an error.
    test.use({ expectsRefusals: true })

    test('[BOARD-008, BOARD-021, BOARD-022, BOARD-024] says so, and where to go', async ({
      page,
      demo,
    }) => {
      await answerForLeaderboard(page, { status: 503 })
      await openBoard(page, demo)
      await expectFailure(page, 'Failed to fetch leaderboard data')
      const site = page.getByRole('link', { name: 'Open Official Site' })
      await expect(site).toHaveAttribute('href', 'https://lmarena.ai')
      await expect(site).toHaveAttribute('target', '_blank')
    })

    test('moves nothing when the answer arrives', async ({ page, demo }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await answerForLeaderboard(page, { status: 503, hold: () => held })
      await openUnanswered(page, demo)
      await expect(page.getByText('Loading LMArena Leaderboard...')).toBeVisible()
      await watchShifts(page)
      release()
      await expectFailure(page, 'Failed to fetch leaderboard data')
      expect(await shifts(page)).toEqual([])
    })

    test('[BOARD-023] reloads the document on Retry', async ({ page, demo }) => {
      await answerForLeaderboard(page, { status: 503 })
      await openBoard(page, demo)
      const reloaded = page.waitForEvent('load')
      await page.evaluate(() => document.body.setAttribute('data-old', ''))
      await page.getByRole('button', { name: 'Retry' }).click()
      await reloaded
      await expect(page.locator('body[data-old]')).toHaveCount(0)
    })
  })

  for (const [thrown, message] of [
    ["new Error('boom')", 'boom'],
    ["'just a word'", 'Failed to load leaderboard'],
    ['undefined', 'Failed to load leaderboard'],
  ] as const) {
    test.describe(() => {
      test.use({ isFresh: true })

      test(`because of ${thrown} says "${message}"`, async ({ page, demo }) => {
        await page.addInitScript(`
        const ask = window.fetch
        window.fetch = (address, ...rest) =>
          String(address).startsWith('${leaderboardHost}') ? Promise.reject(${thrown}) : ask(address, ...rest)
      `)
        await openBoard(page, demo)
        await expectFailure(page, message)
      })
    })
  }
})

test.describe('[SHELL-029, SHELL-030] an arena of the leaderboard hub', () => {
  for (const [path, title] of [
    ['text-arena', 'Text Arena'],
    ['vision-arena', 'Vision Arena'],
  ] as const) {
    test(`${title} is a note and one way out`, async ({ page, demo }) => {
      await open(page, `${demo}/news-hub/lmarena/${path}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(title)
      await expect(main.getByRole('paragraph')).toHaveText(new RegExp(`In the ${title}`))
      const outside = main.locator('a[href^="https://"]')
      await expect(outside).toHaveCount(1)
      await expect(outside).toHaveAttribute('target', '_blank')
    })
  }
})

test.describe('what is told about the leaderboard', () => {
  test('[SHELL-031, BOARD-001, BOARD-002] About tells what is compared and how', async ({
    page,
    demo,
  }) => {
    await open(page, `${demo}/news-hub/lmarena/about`)
    const main = page.getByRole('main')
    for (const phrase of [
      'human preference evaluation',
      'blind A/B testing',
      'Elo rating',
      'over 1 million votes',
      '218+ models',
      'daily updates',
    ]) {
      await expect(main.getByText(phrase).first(), phrase).toBeVisible()
    }
    await expect(page.getByRole('table')).toHaveCount(0)
  })
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every value of a model is on its card, whatever it says', async ({ page, demo }) => {
    const wild = { Model: 'x'.repeat(400), Organization: 'مختبر 🚢', License: '<b>'.repeat(60) }
    await answerForLeaderboard(page, { rows: [...sampleRows, { ...wild, Votes: 1e300 }] })
    await openBoard(page, demo)
    const first = ['1', 'Atlas 4 Reasoner', '1,482', '48,210', 'Meridian Labs', 'Proprietary']
    for (const text of [...first, '2026/03']) {
      await expect(rows(page).first().getByText(text, { exact: true })).toBeVisible()
    }
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBe(0)
  })

  test('the row of tabs follows the choice, by keys and by hand, and leaves the page where it is', async ({
    page,
    demo,
  }) => {
    await answerForLeaderboard(page)
    await openBoard(page, demo)
    await expect(tab(page, 'Copilot')).not.toBeInViewport()
    await tab(page, 'Overview').press('End')
    await expect(tab(page, 'Copilot')).toBeFocused()
    await expectInView(tab(page, 'Copilot'))
    await tab(page, 'Copilot').press('Home')
    await expectInView(tab(page, 'Overview'))
    // The tab is cut off at the edge. The event is dispatched, because a real click would scroll
    // the tab into view first.
    const cut = tab(page, 'Image Edit')
    await expect(cut).not.toBeInViewport({ ratio: 1 })
    await cut.dispatchEvent('click')
    await expectInView(cut)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

/** Checks that all of an element is visible, including in containers that scroll. */
async function expectInView(locator: Locator): Promise<void> {
  await expect(locator).toBeInViewport({ ratio: 1 })
}

async function openBoard(page: Page, demo: string): Promise<void> {
  await open(page, `${demo}/news-hub/lmarena`)
}

/** Opens the board before its answer has arrived. */
async function openUnanswered(page: Page, demo: string): Promise<void> {
  await open(page, `${demo}/news-hub/lmarena`, { inParts: true })
}

async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Unable to Load Leaderboard' })).toBeVisible()
  await expect(page.getByText(message, { exact: true })).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
}

async function answer(route: Route, name: string): Promise<void> {
  await route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: { rows: [{ row: { Model: name } }] },
  })
}

function rows(page: Page): Locator {
  return page.getByRole('table').locator('tbody').getByRole('row')
}

async function ranks(page: Page): Promise<number[]> {
  const all = await rows(page).locator('.board-rank').allTextContents()
  return all.map(Number)
}

async function valuesOf(tabs: Locator): Promise<(string | undefined)[]> {
  return tabs.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['value']))
}

function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true })
}

function search(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search model or organization' })
}
