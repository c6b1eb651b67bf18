import { existsSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../../../../shared/corpora/security/', import.meta.url)

/** False where the collections are not beside this checkout. */
export const hasVectors = existsSync(FOLDER)

/** Attacks that others collected: markup, and strings that programs trip over. */
export function attackVectors(): { markup: string[]; strings: string[] } {
  if (!hasVectors) return { markup: [], strings: [] }
  const sheet = read<{ data: string }[]>('h5sc.json').map(({ data }) => filled(data))
  const purifier = read<{ payload: string }[]>('dompurify.json').map(({ payload }) => payload)
  const strings = read<string[]>('naughty-strings.json')
  return { markup: [...sheet, ...purifier].filter(Boolean), strings: strings.filter(Boolean) }
}

/** The sheet leaves the address of the attack open. */
function filled(markup: string): string {
  return markup
    .replaceAll(/%js_uri[^%]*%/g, 'javascript:alert(1)')
    .replaceAll(/%[a-z0-9_]+%/g, 'alert(1)')
}

function read<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Shape
}
