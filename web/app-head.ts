import type { Theme } from './theme.tsx'

/** The paper of both themes, as in web/look/tokens.css: the color around the page on a phone. */
const papers = { light: '#f5f5f2', dark: '#141619' } as const

/** Lines for the head of a live page, which make it installable and state the program's build. */
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
