import type { Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { everyPage, resolvePage } from '#areas/portal/pages.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { visitPage } from '#e2e/pages/page-state.ts'
import { pressEverything } from '#e2e/pages/press-everything.ts'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// What no page of the demo may do. The router itself says which pages there are.

const values = [...everyPage().map((path) => `/demo/${path}`), '/demo/none']
/** The feed and the leaderboard each stand at more than one. */
const isFirstOfItsScreen = (value: string) =>
  values.find((each) => resolvePage(each).title === resolvePage(value).title) === value
/** What a page is made of; the demo's host and that of its pictures are all that may be asked for them. */
const FILES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest']
const main = (page: Page) => page.locator('main')

test('[SHELL-002, SHELL-093] every page is filled without a server, and none says that something failed', async ({
  page,
  demo,
}) => {
  await answerForLeaderboard(page)
  await open(page, demo)
  // All code is there after one visit; from then on, nobody answers but the leaderboard.
  for (const value of values) await visitPage(page, value)
  await page.route(/.*/, (route) =>
    /^(data|blob):|images\.unsplash|\/assets\//.test(route.request().url())
      ? route.fallback()
      : route.request().url().startsWith(leaderboardHost)
        ? route.fallback()
        : route.abort(),
  )
  for (const value of values) {
    await visitPage(page, value)
    const { screen } = resolvePage(value)
    const said = (await main(page).textContent())!
    // The health of sources is kept by the live hub alone: here nobody knows that page.
    const isKnown = screen !== 'unknown' && screen !== 'sources'
    if (screen === 'coming-soon') expect(said, value).toContain('Coming Soon')
    else if (isKnown) expect(said.length, value).toBeGreaterThan(150)
    expect(said, value).not.toMatch(/something went wrong|failed to (load|fetch)/i)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), value).toHaveCount(0)
  }
})

test('[SHELL-003, SHELL-091, SHELL-093] whatever is pressed on any page, nobody is asked, nothing fails and nobody is to sign in', async ({
  page,
  demo,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  // From the first moment on: code that asks as it is loaded is to be noticed too.
  page.on('request', (request) => {
    const isFile = FILES.includes(request.resourceType())
    if (!isFile && !request.url().startsWith(leaderboardHost)) asked.push(request.url())
  })
  await answerForLeaderboard(page)
  await open(page, demo)
  for (const value of values) await visitPage(page, value)
  const found: string[] = []
  let pressed = 0
  const pressAll = async (value: string, part: string) => {
    const here = await pressEverything(page, value, part)
    found.push(...here.found)
    pressed += here.count
  }
  for (const value of values.filter(isFirstOfItsScreen)) await pressAll(value, 'main')
  for (const part of ['.top-bar', '.side-panel']) await pressAll('/demo/news-hub/rules', part)
  // The code of what was opened last is still on its way, and may ask as it is loaded.
  await settle(page, patient(500))
  expect(found).toEqual([])
  expect(asked).toEqual([])
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, 0, ''])
  expect(pressed).toBeGreaterThan(250)
})
