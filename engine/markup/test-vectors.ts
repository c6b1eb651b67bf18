import { existsSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../../shared/corpora/security/', import.meta.url)

/** False if the collections are not next to this checkout. */
export const hasVectors = existsSync(FOLDER)

/** Our own cases for pictures, tables and links. */
const own = [
  '<img title=" src=" src="https://attack.example/1.jpg/onerror=alert(1)//" />',
  '<img alt="<table>" title="</table></div><img src=x onerror=alert(1)>" src="https://attack.example/2.jpg">',
  '<a title=" href=" href="https://attack.example/onmouseover=alert(1)//">out</a>',
  '<table><caption><img src="https://attack.example/3.jpg" srcset="https://attack.example/4.jpg 2x"><table>',
  '<img src="/pictures/960/x/y" srcset="https://attack.example/5.jpg 2x" sizes="1px" loading="eager">',
  '<div class="table-scroll app" role="dialog" id="root" tabindex="9" style="position:fixed">over</div>',
  '<p><button><p><table><tr><td><pre>\n\n<a href="https://attack.example"><a href="https://attack.example">',
]

/** Attacks from public collections: markup, and strings that break programs. */
export function attackVectors(): { markup: string[]; strings: string[] } {
  if (!hasVectors) return { markup: [], strings: [] }
  const sheet = read<{ data: string }[]>('h5sc.json').map(({ data }) => filled(data))
  const purifier = read<{ payload: string }[]>('dompurify.json').map(({ payload }) => payload)
  const strings = read<string[]>('naughty-strings.json')
  return {
    markup: [...own, ...sheet, ...purifier].filter(Boolean),
    strings: strings.filter(Boolean),
  }
}

/** Fills the placeholders of an attack in the HTML5 security cheat sheet. */
function filled(markup: string): string {
  return markup
    .replaceAll(/%js_uri[^%]*%/g, 'javascript:alert(1)')
    .replaceAll(/%[a-z0-9_]+%/g, 'alert(1)')
}

function read<Shape>(name: string): Shape {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Shape
}
