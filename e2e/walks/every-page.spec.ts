import type { Page } from '@playwright/test'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { everyPage, resolvePage } from '#e2e/pages/every-page.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { visitPage } from '#e2e/pages/page-state.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// Every page of the demo passes these tests. The router itself says which pages there are.

const values = [...everyPage().map((path) => `/demo/${path}`), '/demo/none']
const main = (page: Page) => page.locator('main')

test('[SHELL-002, SHELL-093] every page is filled without a server, and none says that something failed', async ({
  page,
  demo,
}) => {
  await answerForLeaderboard(page)
  await open(page, demo)
  // One visit of each page loads all code. From then on, all requests fail, except to the
  // leaderboard.
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
    const { screen, isAnnounced } = resolvePage(value)
    const said = (await main(page).textContent())!
    // Only the live server keeps the health of sources, so its page is unknown in the demo.
    const isKnown = screen !== 'unknown' && screen !== 'sources'
    if (screen === 'coming-soon' || isAnnounced) expect(said, value).toContain('Coming Soon')
    else if (isKnown) expect(said.length, value).toBeGreaterThan(150)
    expect(said, value).not.toMatch(/something went wrong|failed to (load|fetch)/i)
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), value).toHaveCount(0)
  }
})
