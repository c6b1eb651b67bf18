import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { forgetfulPanel } from './panel-memory.ts'
import { Answers } from './asking/answers.ts'
import { App } from './App.tsx'
import { askDemo } from './demo.ts'
import { pageInMemory } from './place/page-keepers.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each(['marketplace', '/demo/marketplace'])(
  '[SHELL-032, SHELL-033] the page value "%s" shows the Marketplace',
  async (page) => {
    const html = await render(page)
    expect(headings(html, 1)).toEqual(['Marketplace'])
    expect(headings(html, 3)).toHaveLength(4)
  },
)

test.each(['ai-content', '/demo/ai-content'])(
  '[SHELL-049, SHELL-095] the page value "%s" shows the landing of AI Content',
  async (page) => {
    const html = await render(page)
    expect(headings(html, 1)).toEqual(['AI Content'])
    expect(headings(html, 3)).toEqual(['Generate Content', 'Templates', 'History'])
  },
)

test.each(['automation', '/demo/automation'])(
  '[SHELL-055, SHELL-096] the page value "%s" shows the landing of Automation',
  async (page) => {
    const html = await render(page)
    expect(headings(html, 1)).toEqual(['Automation'])
    expect(headings(html, 2)).toEqual(
      expect.arrayContaining(['This month', 'Busiest workflows', 'Recent activity']),
    )
  },
)

test.each(['website-builder', '/demo/website-builder'])(
  '[SHELL-034, SHELL-067] the page value "%s" shows the overview of the Website Builder',
  async (page) => {
    expect(await render(page)).toContain('Start guided creation')
  },
)

test.each(['ai-studio', '/demo/ai-studio', '/demo/ai-studio/anything'])(
  '[SHELL-062, SHELL-063, SHELL-064] the page value "%s" shows the AI Lab',
  async (page) => {
    const html = await render(page)
    for (const tab of ['Overview', 'Models', 'Training &amp; Deployment'])
      expect(html).toContain(`>${tab}<`)
  },
)

test.each(['build-software', '/demo/build-software'])(
  '[SHELL-042, SHELL-068] the page value "%s" shows the landing of App Studio',
  async (page) => {
    const html = await render(page)
    expect(html).toContain('Create New Project')
    expect(html).toContain('Your Projects')
  },
)

test.each([
  ['/demo/website-builder', 'hidden'],
  ['/demo/build-software/projects/wire-desk', 'hidden'],
  ['/demo/build-software', 'auto'],
  ['/demo/ai-studio', 'auto'],
])('the first HTML of %s has the right panel %s', async (page, visibility) => {
  expect(await render(page)).toContain(`class="side" data-visibility="${visibility}"`)
})

test('[SHELL-071] the page value "build-software" alone has no top bar', async () => {
  expect(await render('build-software')).not.toContain('<header class="top-bar"')
  expect(await render('/demo/build-software')).toContain('<header class="top-bar"')
})

test.each([
  'news-hub',
  '/demo/news-hub',
  '/demo/news-hub/feed',
  '/demo/news-hub/dashboard',
  '/demo/news-hub/feed/anything/deeper',
  '/demo/news-hub/dashboard/x',
])(
  '[SHELL-015, SHELL-016, SHELL-017, SHELL-018, SHELL-019, SHELL-020] the page value "%s" shows the feed',
  async (page) => {
    expect(headings(await render(page), 2)).toEqual(
      expect.arrayContaining(['Breaking News', 'Top Headlines', 'Your Feed']),
    )
  },
)

/** Renders the first HTML of the demo at a page. */
async function render(page: string): Promise<string> {
  const door = {
    ask: askDemo(now),
    pages: pageInMemory('/demo', page),
    follow: () => () => {},
    keepTheme: () => {},
    panel: forgetfulPanel,
    timeGoesOn: false,
  }
  const { prelude } = await prerender(
    <App door={door} answers={new Answers()} now={now} theme="dark" />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: () => {} },
  )
  return new Response(prelude).text()
}

function headings(html: string, level: number): string[] {
  const main = html.slice(html.indexOf(level === 1 ? '<header class="top-bar"' : '<main'))
  const found = main.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))
  return [...found].map(([, text]) => text!.replace(/<[^>]*>/g, ''))
}
