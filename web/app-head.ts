import type { Theme } from './theme.tsx'

/**
 * The background of both themes, as in web/look/tokens.css, which phones use as the color around
 * the page.
 */
const papers = { light: '#f5f5f2', dark: '#141619' } as const

/**
 * Markup for the head of a live page, which makes the page installable and states the build of the
 * program.
 */
export function appHead(version: string, root: string, theme: Theme | null): string {
  const colors = theme
    ? [`<meta name="theme-color" content="${papers[theme]}">`]
    : (['light', 'dark'] as const).map(
        (each) =>
          `<meta name="theme-color" content="${papers[each]}" media="(prefers-color-scheme: ${each})">`,
      )
  return [
    `<link rel="manifest" href="${root}app.webmanifest">`,
    `<link rel="apple-touch-icon" href="${root}apple-touch-icon.png">`,
    ...colors,
    `<meta name="build" content="${version}">`,
  ].join('\n')
}
