import { cookieName, readCookie } from '../cookies.ts'
import { Markup } from '#core/pages/markup.ts'

export type Theme = 'light' | 'dark'

/** The theme that the reader chose; null if the system decides. */
export function readTheme(cookies: string | undefined): Theme | null {
  const theme = readCookie(cookies, cookieName('theme'))
  return theme === 'light' || theme === 'dark' ? theme : null
}

/** The attribute of the html element that gives the first paint the right colors. */
export function themeAttribute(theme: Theme | null): Markup {
  return new Markup(theme ? ` data-theme="${theme}"` : '')
}
