import type { Page } from '@playwright/test'
import { expectNothingFound } from './axe.ts'
import { answerForLeaderboard } from './leaderboard-stub.ts'
import { scenes } from './scenes.ts'
import { open, test } from './test.ts'

const sizes = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
}

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`axe finds nothing in either theme, ${size}:`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    for (const { name, path, prepare } of scenes) {
      test(name, async ({ page, hub }) => {
        await answerForLeaderboard(page)
        await visit(page, hub.address + path)
        await prepare?.(page)
        await expectNothingFound(page)
      })
    }

    test('the first run of the live hub', async ({ page, emptyHub }) => {
      await visit(page, `${emptyHub.address}/news-hub/feed`)
      await expectNothingFound(page)
    })
  })
}

/** Pages without controls of their own are there as soon as they are loaded. */
async function visit(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address)
  if (pathname === '/' || pathname.startsWith('/api')) await page.goto(address)
  else await open(page, address)
}
