import { prerender } from 'react-dom/static'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areas } from '#areas/areas.ts'
import { portal, type Portal } from '#areas/portal/contract.ts'
import type { AddedPage } from '#platform/places.ts'
import { resolveKeptPage } from '#areas/portal/pages.ts'
import { pagesIn } from '#areas/portal/sections.ts'
import { askKeepers, nameOf, type Ask } from '#core/contract.ts'
import { keeps } from '#server/areas.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { App } from '../App.tsx'
import { Answers } from '../asking/answers.ts'
import { askDemo } from '../demo.ts'
import { forgetfulPanel } from '../panel-memory.ts'
import { isMissing, loadScreen } from '../screens.tsx'
import { pageInMemory } from './page-keepers.ts'

// The tests open each place that an area declares at both doors, with made-up parameters.

const now = new Date('2026-11-21T12:00:00Z')
const places = pagesIn(areas)

let tools: TestTools
beforeAll(async () => {
  tools = await testTools()
})
afterAll(() => tools.close())

const askServer: Ask = (operation, input) => {
  const keepers = keeps.map(({ contract, open }) => [nameOf(contract), open(tools.desk)] as const)
  return askKeepers(Object.fromEntries(keepers))(operation, input)
}

/**
 * An address of the place, in which each parameter has a value of its own and `*` stands for
 * several parts.
 */
function addressOf({ path, opens }: AddedPage): string {
  const pattern = opens ? `${path}/${opens}` : path
  return `/${pattern.replaceAll(/:(\w+)/g, 'some-$1').replace('*', 'more/of%20it')}`
}

describe.each([
  ['demo', '/demo', askDemo(now)],
  ['live hub', '', askServer],
])('at the door of the %s', (_, base, ask) => {
  let frame: Portal
  beforeAll(async () => {
    frame = await ask(portal.getPortal, {})
  })

  test.each(places.map((place) => [addressOf(place), place] as const))(
    '%s has its title and its screen',
    async (address, place) => {
      const isKept = place.needs === null || frame.kept.includes(place.needs)
      const shown = resolveKeptPage(address, frame)
      const isKnown = shown.screen !== 'unknown'
      const html = await render(base, address, ask)
      expect(isMissing(address, frame)).toBe(!isKnown)
      // If the door keeps only some of a section, its other pages are missing; if it keeps none of
      // it, the whole section is announced as coming soon.
      if (isKept) expect(shown).toMatchObject({ title: place.title, screen: place.screen })
      else expect(['coming-soon', 'unknown']).toContain(shown.screen)
      // Pages of the news hub show its tools instead of a title.
      if (place.section !== 'news-hub') expect(headingOf(html)).toBe(shown.title)
      expect(mainOf(html).includes('>Coming Soon</h2>')).toBe(shown.screen === 'coming-soon')
      expect(html).not.toMatch(/Something went wrong/)
    },
  )

  test('an address that no area named is one that nobody knows', () => {
    for (const page of ['/automation/none', '/automation/monitoring/42', '/ai-content/x'])
      expect(isMissing(page, frame)).toBe(true)
  })
})

async function render(base: string, address: string, ask: Ask): Promise<string> {
  await loadScreen(address)
  const door = {
    ask,
    pages: pageInMemory(base, base + address),
    follow: () => () => {},
    keepTheme: () => {},
    panel: forgetfulPanel,
    timeGoesOn: false,
  }
  const app = <App door={door} answers={new Answers()} now={now} theme="dark" />
  const { prelude } = await prerender(app, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => {},
  })
  return new Response(prelude).text()
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
}

function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
