import type { PanelLeft } from './panel-memory.ts'
import { hubBase } from './place/hub-base.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

// These values are kept in cookies, so that the server renders the first paint with them.

export function keepThemeCookie(theme: 'light' | 'dark'): void {
  keep('theme', theme)
}

export function keepPanelCookie(isHidden: boolean): void {
  keep('panel', isHidden ? 'hidden' : 'open')
}

export function readPanelCookie(): PanelLeft {
  const cookies = document.cookie.split('; ')
  const name = nameOf('panel')
  return (['open', 'hidden'] as const).find((left) => cookies.includes(`${name}=${left}`)) ?? null
}

/** The name of a cookie, which must be the same as that of `cookieName` on the server. */
function nameOf(name: string): string {
  return name + hubBase().replaceAll('/', '-')
}

function keep(name: string, value: string): void {
  document.cookie = `${nameOf(name)}=${value}; path=${hubBase() || '/'}; max-age=${YEAR_SECONDS}; samesite=lax`
}
