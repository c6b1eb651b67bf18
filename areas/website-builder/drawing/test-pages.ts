import type { SiteToDraw } from './site-to-draw.ts'
import { themes } from '../themes/themes.ts'
import { plugins } from '../plugins.ts'

/** A site for tests. Pictures and videos exist if their id begins with "p". */
export function testSite(some: Partial<SiteToDraw> = {}): SiteToDraw {
  return {
    ...{ name: 'Mill Café', tagline: '', language: 'en', theme: themes.harbor.theme },
    origin: 'https://mill.example',
    contact: { mail: 'us@mill.example', phone: '', street: '', town: '', country: '' },
    pages: [],
    posts: [],
    showsNews: false,
    picture: (id) =>
      id.startsWith('p')
        ? {
            ...{ file: id, widths: [320, 640, 1280], widthPx: 1600, heightPx: 900 },
            ...{ alt: `Picture ${id}`, focus: { x: 0.5, y: 0.2 } },
          }
        : null,
    video: (id) =>
      id.startsWith('p') ? { file: `media/${id}.mp4`, type: 'video/mp4', bytes: 1000 } : null,
    plugins,
    ...some,
  }
}

/** The elements of a document with their attributes, and errors in its markup. */
export interface ReadPage {
  elements: readonly { name: string; attributes: Readonly<Record<string, string>> }[]
  faults: readonly string[]
}

const VOID = new Set(['br', 'img', 'input', 'link', 'meta', 'source', 'wbr', '!doctype'])
const TAG = /<(\/?)([a-z!][a-z\d]*)((?:\s+[a-z:-]+(?:="[^"]*")?)*)\s*>/g
const ATTRIBUTE = /([a-z:-]+)(?:="([^"]*)")?/g

/**
 * Parses a rendered document. Text that looks like a tag but is not one of ours counts as an error.
 */
export function readPage(html: string): ReadPage {
  const text = html.replaceAll(
    /<script type="application\/ld\+json">[^<]*<\/script>|<!--form-token-->/g,
    '',
  )
  const elements: { name: string; attributes: Record<string, string> }[] = []
  const faults: string[] = []
  const open: string[] = []
  for (const [, end, name = '', given = ''] of text.matchAll(TAG)) {
    if (end) {
      const last = open.pop()
      if (last !== name) faults.push(`</${name}> ends <${last}>`)
      continue
    }
    const attributes = Object.fromEntries(
      [...given.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    )
    elements.push({ name, attributes })
    if (!VOID.has(name)) open.push(name)
  }
  if (open.length > 0) faults.push(`never ended: ${open.join(' ')}`)
  const rest = text.replaceAll(TAG, '')
  if (/[<>]/.test(rest)) faults.push(`a loose bracket: ${/.{0,20}[<>].{0,20}/.exec(rest)?.[0]}`)
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? [])
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  return { elements, faults: [...faults, ...elementFaults(elements)] }
}

/**
 * Finds errors that visitors would notice, in headings, labels, alt texts, and styles and scripts
 * in the page.
 */
function elementFaults(elements: ReadPage['elements']): string[] {
  const named = (name: string) => elements.filter((element) => element.name === name)
  const faults: string[] = []
  if (named('h1').length !== 1) faults.push(`${named('h1').length} h1`)
  const levels = elements.flatMap(({ name }) => (/^h\d$/.test(name) ? Number(name[1]) : []))
  levels.forEach((level, at) => {
    const before = at === 0 ? 0 : levels[at - 1]!
    if (level > before + 1) faults.push(`h${level} follows h${before}`)
  })
  if (named('main').length !== 1) faults.push('no main')
  const labelled = new Set(named('label').flatMap(({ attributes }) => attributes['for'] ?? []))
  for (const { attributes } of [...named('input'), ...named('textarea')]) {
    const { type = 'text', id, name } = attributes
    if (type !== 'hidden' && name !== 'website' && !labelled.has(id ?? ''))
      faults.push(`no label: ${name}`)
  }
  for (const { attributes } of named('img'))
    if (attributes['alt'] === undefined) faults.push('no alternative text')
  for (const { name, attributes } of elements) {
    const inline = Object.keys(attributes).find((key) => key === 'style' || key.startsWith('on'))
    if (inline) faults.push(`${name} has ${inline}`)
    if (name === 'style' || (name === 'script' && !attributes['src']))
      faults.push(`an inline ${name}`)
  }
  return faults
}
