const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Kept as a cookie, so that the server can write the right colours into the first paint. */
export function keepThemeCookie(theme: 'light' | 'dark'): void {
  document.cookie = `theme=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
