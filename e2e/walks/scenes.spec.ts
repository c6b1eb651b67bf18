import type { Page } from '@playwright/test'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { layoutFaults } from '#e2e/pages/layout-faults.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { scenes } from '#e2e/pages/scenes.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// One load serves every check of a scene.
test.describe('axe finds nothing, nothing scrolls sideways, and no text ends inside a word:', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  for (const { name, path, prepare, inFrame } of scenes) {
    test(name, async ({ page, demo, newsHub }) => {
      const withoutFrame = !inFrame
      await answerForLeaderboard(page)
      await visit(page, addressOf(path, demo, newsHub))
      await prepare?.(page)
      await expectNothingFound(page, { withoutFrame })
      await expectNamesOnPhone(page, { withoutFrame })
      expect(await layoutFaults(page, { withoutFrame })).toEqual([])
    })
  }

  test('the first run of the live hub', async ({ page, emptyHub }) => {
    await visit(page, `${emptyHub.address}/news-hub/feed`)
    await expectNothingFound(page)
    await expectNamesOnPhone(page)
  })
})

test.describe('axe finds nothing on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { name, path, prepare } of scenes.filter(({ isOtherOnPhone }) => isOtherOnPhone)) {
    test(name, async ({ page, demo, newsHub }) => {
      await visit(page, addressOf(path, demo, newsHub))
      await prepare?.(page)
      await expectNothingFound(page)
    })
  }
})

/** Scenes of the demo share its document; those of the live hub may write, such as what was read. */
function addressOf(path: string, demo: string, newsHub: { address: string }): string {
  return path.startsWith('/demo') ? path.replace('/demo', demo) : newsHub.address + path
}

/** Pages without controls of their own are there as soon as they are loaded. */
async function visit(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address)
  if (pathname === '/' || pathname.startsWith('/api')) await page.goto(address)
  else await open(page, address)
}
