import type { PanelLeft } from './panel-memory.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60

// Kept as cookies, so that the server writes the first paint as the reader left it.

export function keepThemeCookie(theme: 'light' | 'dark'): void {
  keep('theme', theme)
}

export function keepPanelCookie(isHidden: boolean): void {
  keep('panel', isHidden ? 'hidden' : 'open')
}

export function readPanelCookie(): PanelLeft {
  const cookies = document.cookie.split('; ')
  return (['open', 'hidden'] as const).find((left) => cookies.includes(`panel=${left}`)) ?? null
}

function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
