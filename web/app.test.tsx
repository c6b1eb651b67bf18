import { prerender } from 'react-dom/static'
import { describe, expect, test } from 'vitest'
import { askKeepers, type Ask } from '#core/contract.ts'
import { forgetfulPanel, type PanelLeft } from './panel-memory.ts'
import { Answers } from './asking/answers.ts'
import { App } from './App.tsx'
import { askDemo } from './demo.ts'
import { demoStart, isDemoAddress } from './place/doors.ts'
import { pageInMemory } from './place/page-keepers.ts'

const now = new Date('2026-11-21T12:00:00Z')

describe('the first rendering of the demo', () => {
  test('[SHELL-080] has no theme toggle; its place is kept', async () => {
    const html = await render('/demo/marketplace')
    expect(html).toContain('theme-toggle')
    expect(html).not.toMatch(/(Light|Dark) theme/)
  })

  test('[SHELL-083] leads back to the home page', async () => {
    expect(await render('/demo')).toMatch(/<a[^>]* href="\/"[^>]*>.*?Go back to home page/)
  })

  test('[SHELL-085] calls the feed "News hub dashboard" for those who hear the page', async () => {
    const html = await render('/demo/news-hub/feed')
    expect(headings(html, 1)).toEqual(['News hub dashboard'])
    expect(html).toMatch(/<h1 class="visually-hidden">/)
  })

  test('[SHELL-004] has a "Mock" badge in the sidebar', async () => {
    const [sidebar] = (await render('/demo')).match(/<nav class="rail".*?<\/nav>/s)!
    expect(sidebar).toMatch(/>Mock</)
  })

  test('[SHELL-005] has a "Mock Data" badge in the top bar', async () => {
    const [topBar] = (await render('/demo/marketplace')).match(
      /<header class="top-bar".*?<\/header>/s,
    )!
    expect(topBar).toMatch(/>Mock Data</)
  })

  test('[SHELL-065] heads an unknown page with "Select a Page"', async () => {
    expect(headings(await render('/demo/none'), 1)).toEqual(['Select a Page'])
  })

  test('[SHELL-066] tells on an unknown page where to go', async () => {
    expect(main(await render('/demo/none'))).toContain(
      'Choose a page from the sidebar to explore the portal features.',
    )
  })

  const announced = [
    ['SHELL-037', 'website-builder/manage/pages'],
    ['SHELL-038', 'website-builder/manage/media'],
    ['SHELL-039', 'website-builder/manage/plugins'],
    ['SHELL-040', 'website-builder/manage/domains'],
    ['SHELL-041', 'website-builder/manage/analytics'],
    ['SHELL-043', 'build-software/requirements'],
    ['SHELL-044', 'build-software/documentations'],
    ['SHELL-045', 'build-software/projects'],
    ['SHELL-046', 'build-software/playground'],
    ['SHELL-047', 'build-software/evaluator'],
    ['SHELL-048', 'build-software/payments'],
  ] as const

  describe('[SHELL-037, SHELL-038, SHELL-039, SHELL-040, SHELL-041, SHELL-043, SHELL-044, SHELL-045, SHELL-046, SHELL-047, SHELL-048] says no more than "Coming Soon"', () => {
    test.each(announced)('row %s, at %s', async (_, path) => {
      const html = main(await render(`/demo/${path}`))
      expect(headings(html, 2)).toEqual(['Coming Soon'])
      expect(html).not.toMatch(/<(a|button|input|select) /)
    })
  })

  test('carries no inline style and no script, which the page policy forbids', async () => {
    for (const path of ['/demo', '/demo/news-hub/add-feed', '/demo/marketplace', '/demo/none']) {
      const html = await render(path)
      expect(html).not.toMatch(/ style="/)
      expect(html).not.toContain('<script')
    }
  })

  test('has the right panel on every page, whose style sheet knows when it is in view', async () => {
    for (const path of ['/demo', '/demo/marketplace', '/demo/none']) {
      const html = await render(path)
      expect(html).toMatch(/<div class="frame" data-panel="auto" data-docked="true">/)
      expect(html).toMatch(/<div class="side" data-visibility="auto">.*?role="complementary"/)
    }
  })

  test('begins with the right panel as the door says, until the reader has left it otherwise', async () => {
    const folded: Ask = async (operation, input) => {
      const answer = await askDemo(now)(operation, input)
      return operation.path === 'portal/getPortal' ? { ...answer, isPanelOpen: false } : answer
    }
    const drawn = async (ask: Ask, left: PanelLeft) =>
      /class="side" data-visibility="(.*?)"/.exec(await render('/demo', ask, left))?.[1]
    expect(await drawn(folded, null)).toBe('hidden')
    expect(await drawn(folded, 'open')).toBe('auto')
    expect(await drawn(askDemo(now), 'hidden')).toBe('hidden')
  })

  test('has no right panel, nor room for one, where nobody keeps what it shows', async () => {
    const ask: Ask = async (operation, input) => {
      const answer = await askDemo(now)(operation, input)
      if (operation.path !== 'portal/getPortal') return answer
      return { ...answer, kept: ['feed'] }
    }
    const html = await render('/demo', ask)
    expect(html).not.toMatch(/side-panel|side-rail|data-docked|data-panel/)
  })

  test('links within the demo', async () => {
    const links = (await render('/demo')).matchAll(/<a[^>]* href="(\/[^"]*)"/g)
    const outside = [...links].map(([, href]) => href).filter((href) => !href!.startsWith('/demo'))
    expect(new Set(outside)).toEqual(new Set(['/']))
  })
})

describe('the way in', () => {
  test('[SHELL-097] the demo opens on the feed of the first hub', () => {
    expect(demoStart('/demo')).toBe('/demo/news-hub/feed')
    expect(demoStart('/demo/')).toBe('/demo/news-hub/feed')
  })

  test('a deeper address is where the demo begins', () => {
    expect(demoStart('/demo/marketplace')).toBe('/demo/marketplace')
  })

  test('of a static site leads to the same pages, below any path', () => {
    const place = { base: '.', home: '../' }
    for (const path of ['/demo/', '/a/b/demo/', '/demo/demo', '/a/demo/index.html']) {
      expect(demoStart(path, place), path).toBe('./news-hub/feed')
    }
    expect(demoStart('/demo/a/demo/marketplace', place)).toBe('./marketplace')
  })

  test('only what stands below /demo is the demo', () => {
    expect(isDemoAddress('/demo')).toBe(true)
    expect(isDemoAddress('/demo/news-hub')).toBe(true)
    expect(isDemoAddress('/demonstration')).toBe(false)
    expect(isDemoAddress('/news-hub/feed')).toBe(false)
  })
})

describe('a full disk', () => {
  const askWith =
    (freeBytes: number): Ask =>
    async (operation, input) => {
      const answer = await askDemo(now)(operation, input)
      if (operation.path !== 'portal/getPortal') return answer
      return { ...answer, fullDisk: { folder: '/srv/news', freeBytes } }
    }

  test.each(['/demo', '/demo/marketplace', '/demo/news-hub/settings', '/demo/none'])(
    'is said on %s to everybody, with what is left, where, and what to do',
    async (page) => {
      const html = await render(page, askWith(54_900_000))
      const [notice] = /<section class="disk-notice" role="alert">.*?<\/section>/s.exec(html) ?? []
      const words = notice!.replace(/<!-- -->/g, '').replace(/<[^>]*>/g, '')
      expect(words).toContain('The disk is nearly full, so nothing new is fetched')
      expect(words).toContain('54 MB left on the disk of /srv/news.')
      expect(words).toContain('keep articles for a shorter time in Settings')
      expect(notice).toMatch(/<a[^>]* href="\/demo\/news-hub\/settings"/)
    },
  )

  test('without any room is called full', async () => {
    expect((await render('/demo', askWith(0))).replace(/<!-- -->/g, '')).toContain(
      'The disk is full, so nothing new is fetched',
    )
  })

  test('is not said while there is room', async () => {
    expect(await render('/demo')).not.toContain('disk-notice')
  })
})

test('a panel that cannot read leaves the rest of the page standing', async () => {
  const demo = askDemo(now)
  const ask: Ask = (operation, input) =>
    operation.path === 'feed/listHeadlines'
      ? askKeepers({})(operation, input)
      : demo(operation, input)
  const html = await render('/demo', ask)
  expect(html).toContain('Top Headlines')
  expect(html).toContain('Your Feed')
})

async function render(path: string, ask = askDemo(now), left: PanelLeft = null): Promise<string> {
  const door = {
    ask,
    pages: pageInMemory('/demo', demoStart(path)),
    follow: () => () => {},
    keepTheme: () => {},
    panel: { ...forgetfulPanel, left },
    timeGoesOn: false,
  }
  const { prelude } = await prerender(
    <App door={door} answers={new Answers()} now={now} theme="dark" />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => {} },
  )
  return new Response(prelude).text()
}

function main(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

function headings(html: string, level: number): string[] {
  const found = html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))
  return [...found].map(([, text]) => text!.replace(/<[^>]*>/g, ''))
}
