import type { Page } from '@playwright/test'
import { patient } from '#core/test-patience.ts'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import { everyPage, resolvePage } from '#e2e/pages/every-page.ts'
import { pressEverything, type Walk } from '#e2e/pages/press-everything.ts'
import { settle } from '#e2e/pages/nothing-happens.ts'
import { answerForLeaderboard } from '#e2e/played/leaderboard-stub.ts'
import { expect, open, test } from '#e2e/demo-test.ts'

// No part of a page fails at any press, twice and in pairs, and its console stays silent (every test checks that).

/** Feed and leaderboard have several paths each, of which one is enough; an announced page has nothing to press. */
const isWorthIt = (path: string, _: number, all: string[]) => {
  const { title, screen } = resolvePage(path)
  return screen !== 'coming-soon' && all.find((each) => resolvePage(each).title === title) === path
}
const paths = everyPage()
  .filter((path) => path !== 'news-hub')
  .filter(isWorthIt)

/** The frame is the same on every page, so it is tried on one with few controls of its own. */
const FRAME = { path: 'news-hub/rules', part: 'body' }

/** The live server keeps only the data of the news hub's pages. */
const isKept = (path: string) => path.startsWith('news-hub/')

/**
 * Types of files that a page of the demo may request, and only from its own host or that of its
 * pictures.
 */
const FILES = ['document', 'script', 'stylesheet', 'font', 'image', 'manifest']

const widths = [
  { width: 1280, ofAKind: 2, share: { nth: 0, of: 2 } },
  { width: 390, ofAKind: 1, share: { nth: 1, of: 2 } },
]

for (const { width, ...bounds } of widths)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('[SHELL-003, SHELL-091, SHELL-093] in the demo, nobody is asked either, and nobody is to sign in', async ({
      page,
      demo,
      context,
    }) => {
      test.setTimeout(patient(240_000))
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const asked: string[] = []
      // Listens from the start, to notice requests of code while it is loading, too.
      page.on('request', (request) => {
        const isFile = FILES.includes(request.resourceType())
        if (!isFile && !request.url().startsWith(leaderboardHost)) asked.push(request.url())
      })
      await answerForLeaderboard(page)
      await open(page, demo)
      const walked = await walkThrough(page, {
        door: '/demo',
        all: paths,
        spared: [],
        mayRefuse: false,
        inPairs: 4,
        ...bounds,
      })
      // The code of the part opened last is still on its way, and may send requests when it is loaded.
      await settle(page, patient(500))
      expect(walked.found).toEqual([])
      expect(asked).toEqual([])
      expect(
        await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
      ).toEqual([0, 0, ''])
      expect(walked.twice).toBeGreaterThan(60)
    })

    test.describe('as a reader', () => {
      // A control may no longer exist at its second press, and the document keeps a reader's
      // settings.
      test.use({ expectsRefusals: true, isFresh: true, opensDemo: false })

      test('of the live server who has articles', async ({ page, newsHub, context }) => {
        test.setTimeout(patient(360_000))
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await open(page, `${newsHub.address}/news-hub/feed`)
        const spared = [...LOAD_ANEW, ...ASK_THE_WORLD]
        const walked = await walkThrough(page, {
          door: '',
          all: paths.filter(isKept),
          spared,
          mayRefuse: true,
          ...bounds,
          ofAKind: 1,
          inPairs: 3,
        })
        expect(walked.found).toEqual([])
        expect(walked.twice).toBeGreaterThan(60)
      })
    })
  })

test('what fails at the second opening, or in one order alone, is found', async ({
  page,
  demo,
}) => {
  await open(page, `${demo}/news-hub/rules`)
  await page.evaluate(plantFaults)
  const { found } = await pressEverything(page, {
    home: '/demo/news-hub/rules',
    part: 'main',
    spared: [],
    mayRefuse: true,
    ofAKind: 2,
    inPairs: 6,
    share: { nth: 0, of: 1 },
  })
  expect(found).toEqual([
    expect.stringMatching(/^planted, second opening: .*Twice > Twice\)$/),
    expect.stringMatching(/^planted, in this order: .*Second > First\)$/),
  ])
})

/** Controls that reload the document. */
const LOAD_ANEW = ['retry', 'leave', 'end ', 'sign out', 'delete everything']
/** Offers of a search for sources, which would send requests to the web. */
const ASK_THE_WORLD = ['follow ', 'preview ', 'add bbc', 'add al jazeera']

type Bounds = Omit<Walk, 'home' | 'part'> & { door: '/demo' | ''; all: readonly string[] }

async function walkThrough(page: Page, { door, all, ...bounds }: Bounds) {
  const found: string[] = []
  let twice = 0
  for (const { path, part } of [...all.map((path) => ({ path, part: 'main' })), FRAME]) {
    const walked = await pressEverything(page, { home: `${door}/${path}`, part, ...bounds })
    found.push(...walked.found)
    twice += walked.twice
  }
  return { found, twice }
}

/** Runs in the page: adds a control that fails when it opens again, and two that fail in sequence. */
function plantFaults() {
  const group = document.createElement('section')
  const pressed: string[] = []
  for (const name of ['First', 'Second', 'Twice']) {
    const button = document.createElement('button')
    button.textContent = name
    button.setAttribute('aria-expanded', 'false')
    button.addEventListener('click', () => {
      pressed.push(name)
      if (pressed.filter((each) => each === 'Twice').length === 2 && name === 'Twice')
        fail('planted, second opening')
      if (pressed.slice(-2).join() === 'Second,First') fail('planted, in this order')
    })
    group.append(button)
  }
  document.querySelector('main')!.append(group)

  function fail(words: string) {
    const trouble = document.createElement('p')
    trouble.className = 'trouble'
    trouble.textContent = words
    group.append(trouble)
  }
}
