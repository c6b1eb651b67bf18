import { everyPage } from '#e2e/pages/every-page.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { namesOnWideWindow, PHONE, phoneFaults } from '#e2e/pages/on-phone.ts'
import { visitPage } from '#e2e/pages/page-state.ts'
import type { Names } from '#e2e/pages/within-reach.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// Dialogs and panels over these pages or in them are checked on a phone in scenes.spec.ts.

const paths = [...everyPage(), 'none']
/** Pages whose frame is checked, too: one with a hub's toolbar, one with a title, one without a top bar. */
const withFrame = ['news-hub/feed', 'marketplace', 'build-software']

const partsOf = (path: string) =>
  withFrame.includes(path) ? 'main, .top-bar, .frame-menu, .rail, .side' : 'main, .top-bar'

test('whatever a page of the demo shows on a wide window is within reach on a phone, and can be pressed there', async ({
  page,
  demo,
}) => {
  await answerForLeaderboard(page)
  await open(page, demo)
  const wide = new Map<string, Names>()
  for (const path of paths) {
    await visitPage(page, `/demo/${path}`)
    wide.set(path, await namesOnWideWindow(page, partsOf(path)))
  }
  const found: string[] = []
  await page.setViewportSize(PHONE)
  for (const path of paths) {
    await visitPage(page, `/demo/${path}`)
    const faults = await phoneFaults(page, wide.get(path)!, partsOf(path))
    found.push(...faults.map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('what is lost on a phone, hardly to be pressed or covered is found', async ({
  page,
  demo,
}) => {
  await open(page, `${demo}/news-hub/add-feed`)
  const wide = await namesOnWideWindow(page, 'main')
  await page.evaluate(() => {
    const faults = new CSSStyleSheet()
    const [search] = document.querySelectorAll<HTMLElement>('main input')
    search!.dataset['covered'] = ''
    faults.replaceSync(`@media (max-width: 640px) {
      main h2 { display: none }
      main [data-covered] { pointer-events: none }
      main .button:first-of-type { height: 20px; min-height: 0; padding-block: 0 }
      main { min-width: 400px }
    }`)
    document.adoptedStyleSheets.push(faults)
  })
  const found = (await phoneFaults(page, wide, 'main')).join('\n')
  expect(found).toMatch(/^scrolls sideways by \d+ px$/m)
  expect(found).toMatch(/^"Import OPML" is lost$/m)
  expect(found).toMatch(/is \d+ x 20 px$/m)
  expect(found).toMatch(/\(input in .*\) is covered by/)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
})
