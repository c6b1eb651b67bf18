const YEAR_SECONDS = 365 * 24 * 60 * 60

// Kept as cookies, so that the server writes the first paint as the reader left it.

export function keepThemeCookie(theme: 'light' | 'dark'): void {
  keep('theme', theme)
}

export function keepPanelCookie(isHidden: boolean): void {
  keep('panel', isHidden ? 'hidden' : 'open')
}

export function isPanelCookieHidden(): boolean {
  return document.cookie.split('; ').includes('panel=hidden')
}

function keep(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
