import { parseHTML } from 'linkedom'
import { act, createElement, lazy, use, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ask } from '#core/contract.ts'
import { App } from './App.tsx'
import { Answers } from './asking/answers.ts'
import { askDemo } from './demo.ts'
import { forgetfulPanel } from './panel-memory.ts'
import { demoStart } from './place/doors.ts'
import { pageInMemory } from './place/page-keepers.ts'

const drawnAt = new Date('2026-11-21T12:00:00Z')

/** A promise for which all parts that load later wait, as if for their code. */
const late = vi.hoisted(() => ({ arrival: Promise.resolve(), arrive: () => {} }))

vi.mock('./ui/lazy-part.tsx', async (original) => ({
  ...((await original()) as object),
  lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
    const Part = lazy(async () => ({ default: await load() }))
    return function LatePart(props: Props) {
      use(late.arrival)
      return createElement(Part as ComponentType<Props>, props)
    }
  },
}))

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    // React complains because the renderers of the server and the browser run in one process here.
    if (String(words[0]).startsWith('Detected multiple renderers')) return
    complaints.push(words.filter((word) => typeof word === 'string').join(' '))
  })
  const zone = { timeZone: 'Pacific/Auckland' } as Intl.ResolvedDateTimeFormatOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(zone)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('A page whose parts come late comes to life as it was drawn', () => {
  test.each(['/demo', '/demo/news-hub/lmarena', '/demo/news-hub/add-feed'])(
    '%s, some days later in another zone, on a wide screen, where the reader changes the theme',
    async (path) => {
      const page = await openDrawn(path, /min-width|dark/)
      await press('Light theme')
      expect(document.documentElement.dataset['theme']).toBe('light')
      await page.arrive()
      expect(complaints).toEqual([])
      expect(document.querySelector('.hub-list')).not.toBeNull()
      await page.close()
    },
  )

  test.each([
    ['/demo/news-hub/lmarena', '/demo/news-hub/add-feed', 'Add Feed'],
    ['/demo/news-hub/add-feed', '/demo/news-hub/lmarena/about', 'About'],
    ['/demo', '/demo/marketplace', null],
  ])('%s, where the reader has gone on to %s', async (path, next, listed) => {
    const page = await openDrawn(path)
    await act(async () => page.pages.go(next))
    await page.arrive()
    expect(complaints).toEqual([])
    const current = document.querySelectorAll('.hub-pages [aria-current]')
    expect([...current].map(({ textContent }) => textContent)).toEqual(listed ? [listed] : [])
    await page.close()
  })
})

/**
 * Opens a page as the server sends it, with its first code loaded; `media` matches the media
 * queries that are true in the browser.
 */
async function openDrawn(path: string, media = /^$/) {
  late.arrival = Promise.resolve()
  const start = demoStart(path)
  const known = new Answers()
  const { prelude } = await prerender(appAt(start, known), {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  showInBrowser(await new Response(prelude).text(), media)

  late.arrival = new Promise((resolve) => (late.arrive = resolve))
  const pages = pageInMemory('/demo', start)
  const element = document.getElementById('root')!
  const onRecoverableError = (error: unknown) => complaints.push(String(error))
  const app = appAt(start, new Answers(known.stored()), pages)
  const root = await act(async () => hydrateRoot(element, app, { onRecoverableError }))
  return {
    pages,
    arrive: () => act(async () => late.arrive()),
    close: () => act(async () => root.unmount()),
  }
}

const demo = askDemo(drawnAt)
/** The demo, except for an operation that needs another host, which never answers. */
const ask: Ask = (operation, input) =>
  operation.path === 'leaderboard/listModels' ? new Promise(() => {}) : demo(operation, input)

function appAt(start: string, answers: Answers, pages = pageInMemory('/demo', start)) {
  const door = {
    ask,
    pages,
    follow: () => () => {},
    keepTheme: () => {},
    panel: forgetfulPanel,
    timeGoesOn: true,
  }
  return <App door={door} answers={answers} now={drawnAt} theme="dark" />
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((each) => each.title === name)!
  const click = new window.Event('click', { bubbles: true })
  await act(async () => void button.dispatchEvent(click))
}

function showInBrowser(body: string, media: RegExp): void {
  // Browsers store names of attributes in lower case, and ignore case when they look them up.
  const read = body.replaceAll(/ (?!viewBox)[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
  const window = parseHTML(`<!doctype html><html><body><div id="root">${read}</div></body></html>`)
  const { getAttribute, hasAttribute } = window.Element.prototype
  Object.assign(window.Element.prototype, {
    getAttribute(name: string) {
      return getAttribute.call(this, name) ?? getAttribute.call(this, name.toLowerCase())
    },
    hasAttribute(name: string) {
      return hasAttribute.call(this, name) || hasAttribute.call(this, name.toLowerCase())
    },
  })
  Object.assign(window, { scrollTo() {} })
  const observer = { observe() {}, unobserve() {}, disconnect() {} }
  const matchMedia = (query: string) => ({
    matches: media.test(query),
    addEventListener() {},
    removeEventListener() {},
  })
  const globals = {
    window,
    document: window.document,
    Event: window.Event,
    HTMLInputElement: window.HTMLInputElement,
    ResizeObserver: function ResizeObserver() {
      return observer
    },
    IntersectionObserver: function IntersectionObserver() {
      return observer
    },
    matchMedia,
    addEventListener() {},
    removeEventListener() {},
    IS_REACT_ACT_ENVIRONMENT: true,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
}
