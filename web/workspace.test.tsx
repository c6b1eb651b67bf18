import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { Answers } from './answers.ts'
import { App } from './App.tsx'
import { askDemo } from './demo.ts'
import { pageInMemory } from './page-keepers.ts'

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

/** The first HTML of the demo, with its page held at a value. */
async function render(page: string): Promise<string> {
  const door = {
    ask: askDemo(now),
    pages: pageInMemory('/demo', page),
    follow: () => () => {},
    keepTheme: () => {},
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
