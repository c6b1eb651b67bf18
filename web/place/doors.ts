import type { Ask } from '#core/contract.ts'
import type { Follow } from '../asking/api.tsx'
import { fetchCode } from '../loading/fetch-code.ts'
import { pageInMemory } from './page-keepers.ts'
import type { PageKeeper } from './page.tsx'
import { forgetfulPanel, type PanelMemory } from '../panel-memory.ts'
import type { Theme } from '../theme.tsx'

/**
 * All differences between the demo and the live server; no other code can tell which of them it
 * runs in.
 */
export interface Door {
  ask: Ask
  pages: PageKeeper
  follow: Follow
  keepTheme: (theme: Theme) => void
  panel: PanelMemory
  /** True if the time goes on, so that "5 minutes ago" becomes "6 minutes ago". */
  timeGoesOn: boolean
}

/**
 * The place of a demo: on a server, or in a static site, whose addresses are relative to the
 * document.
 */
export interface DemoPlace {
  /** The part of an address before every page. */
  base: string
  /** The address of the home page, which is next to the built files. */
  home: string
}

export const servedDemo: DemoPlace = { base: '/demo', home: '/' }

const demoEntry = '/news-hub/feed'

/** Says if an address belongs to the demo. */
export function isDemoAddress(path: string): boolean {
  return path === servedDemo.base || path.startsWith(`${servedDemo.base}/`)
}

/**
 * The page with which the demo opens at a path of the browser. The path is read once and never
 * written.
 */
export function demoStart(path: string, { base } = servedDemo): string {
  // A static site may be below any path, even one that contains "demo".
  const page = path.replace(/^.*\/demo(?=\/|$)/, '').replace(/\/(index\.html)?$/, '')
  return base + (page || demoEntry)
}

/**
 * The door of the demo, with sample data in this browser. Nothing is sent, nothing is stored, and a
 * reload starts afresh.
 */
export function demoDoor(place: DemoPlace, start: string, now: Date): Door {
  // The code of the sample data is loaded with the first request, because the first screen is
  // already on the page.
  const ready = once(async () => (await fetchCode(() => import('../demo.ts'))).askDemo(now))
  return {
    ask: async (operation, input) => (await ready())(operation, input),
    pages: pageInMemory(place.base, start, place.home),
    follow: () => () => {},
    keepTheme: () => {},
    panel: forgetfulPanel,
    timeGoesOn: false,
  }
}

export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
