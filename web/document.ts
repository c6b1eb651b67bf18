import type { Theme } from './theme.tsx'

/**
 * A style sheet to embed in a document, with the address from which the browser program would fetch
 * it.
 */
export interface Style {
  address: string
  text: string
}

export interface DocumentParts {
  title: string
  description: string
  theme: Theme | null
  /** Attributes that mark the document (`useDocumentMark`). */
  marks?: Iterable<string>
  /** Further markup for the head. */
  head?: string
  /** The path of the server on its host, for the browser program. */
  base?: string
  /** The root of the site, to which the addresses below are relative; "/" if absent. */
  root?: string
  /** Addresses of fonts that the first paint needs. */
  fonts: readonly string[]
  styles: readonly Style[]
  /** Rules of parts of the page whose whole style sheets are loaded later, with their code. */
  rules?: readonly Style[]
  /** A script that runs when the document was parsed. */
  script?: string
  /** Modules that `web/begin.ts` starts: the first one, followed by those that it imports. */
  program?: readonly string[]
  body: string
}

/**
 * Writes a whole HTML document, which can be displayed with no further requests than those for its
 * fonts.
 */
export function writeDocument(parts: DocumentParts): string {
  const { title, description, theme, marks = [], head = '', base = '', root = '/' } = parts
  const { fonts, styles, rules = [], script, program = [], body } = parts
  const at = (address: string) => root + address.slice(1)
  return `<!doctype html>
<html lang="en"${base && ` data-base="${escapeText(base)}"`}${theme ? ` data-theme="${theme}"` : ''}${[...marks].map((mark) => ` data-${mark}`).join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(title)}</title>
<meta name="description" content="${escapeText(description)}">
<link rel="icon" href="${at('/icon.svg')}" type="image/svg+xml">
${head}
${fonts.map((font) => `<link rel="preload" href="${at(font)}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((style) => `<style>${styleText(style, root)}</style>`).join('\n')}
${rules.map((style) => `<style data-rules>${styleText(style, root)}</style>`).join('\n')}
${styles.map(({ address }) => alreadyHere(at(address))).join('\n')}
${script ? `<script type="module" src="${at(script)}" fetchpriority="low"></script>` : ''}
${program.map((module) => `<link data-program href="${at(module)}">`).join('\n')}
</head>
<body>
${body}
</body>
</html>
`
}

/** The text of a style in a document whose addresses are relative to `root`. */
export function styleText({ text }: Style, root: string): string {
  return text.replaceAll('url(/', `url(${root}`)
}

/**
 * A disabled link, which is not fetched. It tells the module loader that these styles are inline
 * already.
 */
function alreadyHere(address: string): string {
  return `<link rel="stylesheet" href="${address}" disabled>`
}

/** An element with data for the browser program, out of which no text in the data can break. */
export function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
