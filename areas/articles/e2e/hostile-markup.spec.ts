import { patient } from '#core/test-patience.ts'
import type { Page } from '@playwright/test'
import { answeredTags } from '#engine/markup/answered-html.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { ourPictures } from '#feeds/pictures/pictures-in-text.ts'
import { scrollingTables } from '#engine/markup/scrolling-tables.ts'
import { attackVectors, hasVectors } from '#engine/markup/test-vectors.ts'
import { sanitizeHtml } from '#engine/markup/sanitize.ts'
import type { Secrets } from '#server/tools.ts'
import { harmInPage } from '#server/web/pages/test-harm-in-page.ts'
import { publish } from '#e2e/played/publisher.ts'
import { expect, open, test } from '#e2e/test.ts'

// This test has a context of its own, because scripts that run before each page stay in their
// context.
test.use({ isFresh: true })

// Markup that tries to run script, as a feed would bring it, in a real browser. Any request to a
// stranger and any error fails a test by itself (test.ts); here nothing may run, either.

const payloads = attackVectors().markup
const ARTICLES_OPENED = 12
/** One of this many articles is loaded as a page; the others are opened within the loaded page. */
const LOADED_OF = 4

test.skip(!hasVectors, 'The collection of hostile markup is not beside this checkout')

test('what is handed out of hostile markup runs nothing and asks nobody for anything', async ({
  page,
  hub,
}) => {
  const ran = await watch(page)
  const asked: string[] = []
  // The page has no security policy, so only the sanitizer protects it.
  await page.route('**/*', (route) => {
    const url = route.request().url()
    if (url === `${hub.address}/bare`)
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Bare</title><div></div>',
      })
    if (!url.startsWith(`${hub.address}/pictures/`)) asked.push(url)
    return route.fulfill({ status: 204 })
  })
  await page.goto(`${hub.address}/bare`)
  const signed = { sign: () => 'S'.repeat(43) } as unknown as Secrets
  for (const payload of payloads) {
    // An archive may contain text that was never sanitized, so both forms are tried.
    for (const stored of [payload, sanitizeHtml(payload, `${hub.address}/`)]) {
      const html = answerHtml(stored, [ourPictures(signed), scrollingTables()])
      const { reads, handlers, elements } = await page.evaluate((html) => {
        const box = document.querySelector('div')!
        box.innerHTML = html
        const once = box.cloneNode(true)
        box.innerHTML = String(box.innerHTML)
        const all = [...box.querySelectorAll<HTMLElement>('*')]
        for (const each of all) {
          for (const kind of ['mouseover', 'focus', 'error', 'load', 'toggle', 'animationstart'])
            each.dispatchEvent(new Event(kind, { bubbles: true }))
        }
        const attributes = all.flatMap((each) => [...each.attributes])
        return {
          reads: box.isEqualNode(once),
          handlers: attributes
            .filter(
              ({ name, value }) =>
                /^on|^style$/.test(name) || /^\s*(javascript|data):/i.test(value),
            )
            .filter(({ name }) => !/^(alt|title)$/.test(name))
            .map(({ name, value }) => `${name}="${value}"`),
          elements: all.map(({ localName }) => localName),
        }
      }, html)
      expect(ran(), payload).toEqual([])
      expect(reads, `A browser reads this otherwise the second time: ${payload}`).toBe(true)
      expect(handlers, payload).toEqual([])
      expect(
        elements.filter((name) => !answeredTags.has(name)),
        payload,
      ).toEqual([])
    }
  }
  expect(asked).toEqual([])
})

test('hostile entries are read as text wherever the hub shows them', async ({ page, emptyHub }) => {
  test.setTimeout(patient(120_000))
  const ran = await watch(page)
  const publisher = await publish({
    '/feed': { type: 'application/rss+xml; charset=utf-8', body: feedOf(payloads) },
  })
  try {
    await follow(emptyHub.address, `${publisher.origin}/feed`)
    await open(page, `${emptyHub.address}/news-hub/feed`)
    await expect(page.getByRole('region', { name: 'Top Headlines' })).toBeVisible()
    const closed = page
      .getByRole('region', { name: 'Your Feed' })
      .getByRole('heading', { level: 3 })
      .getByRole('button', { expanded: false })
    // One folder is opened at a time, because the remaining ones are renumbered.
    while ((await closed.count()) > 0) await closed.first().click()
    await expect(page.locator('[data-headline]').first()).toBeVisible()
    expect(ran()).toEqual([])

    const articles = await articlesOf(emptyHub.address)
    for (const [nth, { id, title }] of articles.entries()) {
      const address = `${emptyHub.address}/news-hub/feed?article=${id}`
      expect(harmInPage(await (await fetch(address)).text())).toEqual([])
      if (nth % LOADED_OF === 0) await open(page, address)
      else await page.evaluate(goTo, address)
      await expect(page.getByRole('dialog').locator('article h2')).toHaveText(title)
      expect(ran()).toEqual([])

      await page
        .getByRole('button', { name: /^Read .* here$/ })
        .first()
        .click()
      await expect(page.getByRole('article').locator('.entry-text').last()).toBeVisible()
      expect(ran()).toEqual([])
    }
    await open(page, `${emptyHub.address}/news-hub/add-feed`)
    expect(ran()).toEqual([])
  } finally {
    await publisher.close()
  }
})

/** Records scripts that should not have run: dialogs, and calls of marked functions. */
async function watch(page: Page): Promise<() => string[]> {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => ran.push(`window: ${popup.url()}`))
  await page.exposeFunction('reportRun', (what: string) => ran.push(what))
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      window[name] = () => (window as unknown as { reportRun(what: string): never }).reportRun(name)
  })
  return () => [...ran]
}

/** Makes a feed with an entry for each piece of markup, which is in all fields of the entry. */
function feedOf(payloads: string[]): string {
  const items = payloads.map((payload, at) => {
    const text = escape(payload)
    const published = new Date(Date.now() - (at + 1) * 60_000).toUTCString()
    return `<item>
      <guid isPermaLink="false">${at}-${text}</guid>
      <title>${text} number ${at}</title>
      <link>${at % 2 ? text : `javascript:alert(${at})`}</link>
      <author>${text}</author><dc:creator>${text}</dc:creator><category>${text}</category>
      <description>${text} A ferry with the number ${at} left the harbor.</description>
      <content:encoded>${text} A ferry with the number ${at} left the harbor.</content:encoded>
      <enclosure url="${text}" type="${text}" length="1"/>
      <pubDate>${published}</pubDate>
    </item>`
  })
  return `<?xml version="1.0" encoding="utf-8"?><rss version="2.0"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
    <channel><title>${escape(payloads[0]!)}</title><link>javascript:alert(1)</link>
    <description>Hostile</description>${items.join('\n')}</channel></rss>`
}

/** Escapes a text for XML, and removes control characters, which XML cannot contain. */
function escape(text: string): string {
  return Array.from(text)
    .filter((character) => character >= ' ' || character === '\n')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}

async function follow(hub: string, address: string): Promise<void> {
  const reply = await fetch(`${hub}/api/sources/followSource`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address }),
  })
  expect(reply.status, await reply.text()).toBe(200)
  await expect(async () => expect(await articlesOf(hub)).toHaveLength(ARTICLES_OPENED)).toPass()
}

async function articlesOf(hub: string): Promise<{ id: number; title: string }[]> {
  const reply = await fetch(`${hub}/api/feed/listHeadlines?period=year&search=`)
  const headlines = (await reply.json()) as { id: number; title: string }[]
  return headlines.slice(0, ARTICLES_OPENED)
}

/**
 * Runs in the page. Goes to another address of the page in the way that the browser's back and
 * forward buttons do.
 */
function goTo(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}
