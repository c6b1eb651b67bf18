import type { Page } from '@playwright/test'
import { expectNamesOnPhone, expectNothingFound } from '#e2e/pages/axe.ts'
import { layoutFaults } from '#e2e/pages/layout-faults.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { namesOnWideWindow, phoneFaults } from '#e2e/pages/on-phone.ts'
import { scenes, type Scene } from '#e2e/pages/scenes.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// One load is enough for every check of a scene.
test.describe('axe finds nothing, nothing scrolls sideways, and no text ends inside a word:', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  testEach(scenes, async (page, address, { path, prepare, inFrame, isOtherOnPhone }) => {
    const withoutFrame = !inFrame
    await answerForLeaderboard(page)
    await visit(page, address)
    await prepare?.(page)
    const parts = await partsInView(page, withoutFrame)
    // Articles may arrive at a live server between the two looks. Its screens are the same as the
    // demo's.
    const wide = path.startsWith('/demo') ? await namesOnWideWindow(page, parts) : {}
    await expectNothingFound(page, { withoutFrame })
    await expectNamesOnPhone(page, { withoutFrame })
    expect(await layoutFaults(page, { withoutFrame })).toEqual([])
    if (!(isOtherOnPhone && inFrame)) expect(await phoneFaults(page, wide, parts)).toEqual([])
  })

  test('the first run of the live server', async ({ page, emptyHub }) => {
    await visit(page, `${emptyHub.address}/news-hub/feed`)
    await expectNothingFound(page)
    await expectNamesOnPhone(page)
  })
})

test('what is wrong is found', async ({ page, demo }) => {
  await visit(page, demo)
  await page.evaluate(() => {
    const faulty = document.createElement('section')
    const text = document.createElement('p')
    text.style.cssText = 'width: 40px; overflow: hidden; white-space: nowrap'
    text.textContent = 'Lanterns'
    const table = document.createElement('table')
    const cell = table.insertRow().insertCell()
    cell.style.maxWidth = '40px'
    cell.append('Berth four')
    faulty.append(document.createElement('button'), text, table)
    document.body.append(faulty)
  })
  await expect(expectNothingFound(page)).rejects.toThrow('button-name')
  await expect(expectNamesOnPhone(page)).rejects.toThrow('button-name')
  const faults = await layoutFaults(page)
  expect(faults).toContain('1280 px: "Lanterns" is cut at the side (p in .body)')
  expect(faults).toContain('1280 px: "Berth four" takes two lines of its cell (td in .body)')
  await page.evaluate(() => document.body.lastElementChild!.remove())
  await expectNothingFound(page)
})

test.describe('axe finds nothing on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const others = scenes.filter(({ isOtherOnPhone }) => isOtherOnPhone)
  testEach(others, async (page, address, { prepare }) => {
    await visit(page, address)
    await prepare?.(page)
    await expectNothingFound(page)
  })
})

/** The part that a scene is about: the topmost overlay, or the page. */
async function partsInView(page: Page, withoutFrame: boolean): Promise<string> {
  const isCovered = await page.evaluate(() => {
    const over = document.querySelectorAll<HTMLElement>(
      '[role=dialog], [role=alertdialog], [role=menu]',
    )
    const last = [...over].findLast((each) => each.checkVisibility({ visibilityProperty: true }))
    if (last) last.dataset['isInView'] = ''
    return last !== undefined
  })
  return isCovered ? '[data-is-in-view]' : withoutFrame ? 'main, .top-bar' : 'body'
}

/**
 * Adds a test for each scene. Scenes of the demo share a document; those of the live server may
 * write, for example read marks.
 */
function testEach(
  some: readonly Scene[],
  look: (page: Page, address: string, scene: Scene) => Promise<void>,
): void {
  for (const scene of some) {
    const { name, path } = scene
    if (path.startsWith('/demo'))
      test(name, ({ page, demo }) => look(page, path.replace('/demo', demo), scene))
    else test(name, ({ page, newsHub }) => look(page, newsHub.address + path, scene))
  }
}

/** Pages without controls of their own are ready as soon as they are loaded. */
async function visit(page: Page, address: string): Promise<void> {
  const { pathname } = new URL(address)
  if (pathname === '/' || pathname.startsWith('/api')) await page.goto(address)
  else await open(page, address)
}
