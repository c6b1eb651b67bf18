import type { Ask } from '#core/contract.ts'
import type { Follow } from './api.tsx'
import { followChanges } from './change-stream.ts'
import { pageInAddress, pageInMemory } from './page-keepers.ts'
import type { PageKeeper } from './page.tsx'
import { serverAsk } from './server-ask.ts'
import { keepThemeCookie } from './theme-cookie.ts'
import type { Theme } from './theme.tsx'

/** All that differs between the demo and the live hub; nothing below knows which one it stands in. */
export interface Door {
  ask: Ask
  pages: PageKeeper
  follow: Follow
  keepTheme: (theme: Theme) => void
  /** Whether "5 minutes ago" becomes "6 minutes ago". */
  timeGoesOn: boolean
}

export const demoBase = '/demo'
const demoEntry = `${demoBase}/news-hub/feed`

/** The door that an address belongs to. */
export function isDemoAddress(path: string): boolean {
  return path === demoBase || path.startsWith(`${demoBase}/`)
}

/** The page that the demo opens with at an address; it is read once and never written. */
export function demoStart(path: string): string {
  return path === demoBase || path === `${demoBase}/` ? demoEntry : path
}

/** Sample data in this browser. Nothing is sent, nothing is stored, a reload begins anew. */
export function demoDoor(start: string, now: Date): Door {
  // The sample data is loaded when it is first asked for; what is on show came with the page.
  const ready = once(async () => (await import('./demo.ts')).askDemo(now))
  return {
    ask: async (operation, input) => (await ready())(operation, input),
    pages: pageInMemory(demoBase, start),
    follow: () => () => {},
    keepTheme: () => {},
    timeGoesOn: false,
  }
}

/** The reader's own server. */
export function liveDoor(): Door {
  return {
    ask: serverAsk(),
    pages: pageInAddress(),
    follow: followChanges,
    keepTheme: keepThemeCookie,
    timeGoesOn: true,
  }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
