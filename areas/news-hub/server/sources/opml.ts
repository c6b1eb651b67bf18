import { Parser } from 'htmlparser2'
import { upTo } from './plain-text.ts'
import { webAddress } from './web-address.ts'

const NAME_CHARACTERS = 200
const NOWHERE = 'https://nowhere.invalid/'
/** Only outlines count; other tags may stand unescaped inside their attributes and would cut them short. */
const NO_OUTLINE = /<!--[^]*?(?:-->|$)|<(?!\/?outline\b)[^<>]*>/gi
const OUTLINE = /<\/outline\s*>|<outline\b(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>|<outline\b[^<>]*>/gi

export interface OpmlFeed {
  address: string
  title: string | null
  /** Name of the outline that it stands in. */
  folder: string | null
}

export interface OpmlList {
  /** Each address once, in the order of the list. */
  feeds: OpmlFeed[]
  /** What was not read, each with its reason. */
  problems: { what: string; reason: string }[]
}

/** Reads a subscription list as far as it can be read: nested, cut off or carelessly written. */
export function readOpml(text: string): OpmlList {
  const feeds = new Map<string, OpmlFeed>()
  const problems: OpmlList['problems'] = []
  /** Of each open outline, the folder that is inside it. */
  const folders: (string | null)[] = []
  const outlines = text.replaceAll(NO_OUTLINE, '').match(OUTLINE) ?? []
  for (const outline of outlines) {
    if (outline.startsWith('</')) {
      folders.pop()
      continue
    }
    const attributes = attributesOf(outline)
    const title = nameOf(attributes)
    const isList = /^(link|include|vfolder)$/i.test(attributes['type'] ?? '')
    const stated = (attributes['xmlurl'] ?? attributes['url'] ?? '').trim()
    const isFeed = stated !== '' && !isList
    if (isFeed) add(stated, title)
    if (!outline.endsWith('/>')) folders.push(isFeed ? folderHere() : (title ?? folderHere()))
  }

  function folderHere(): string | null {
    return folders.at(-1) ?? null
  }

  function add(stated: string, title: string | null): void {
    const address = feedAddress(stated)
    if (address === null) {
      const shown = upTo(stated, NAME_CHARACTERS)
      problems.push({ what: title ?? shown, reason: `"${shown}" is no http or https address` })
    } else if (!feeds.has(address)) {
      feeds.set(address, { address, title, folder: folderHere() })
    }
  }

  if (outlines.length === 0 && text.trim() !== '') {
    problems.push({ what: 'The file', reason: 'It holds no outline, so it is no OPML list' })
  }
  return { feeds: [...feeds.values()], problems }
}

/** Each outline is read alone: what is broken in one, such as an end that is missing, stays there. */
function attributesOf(outline: string): { [name: string]: string } {
  let found = {}
  const parser = new Parser(
    { onopentag: (_, attributes) => (found = attributes) },
    { xmlMode: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  parser.end(outline)
  return found
}

function nameOf(attributes: { [name: string]: string }): string | null {
  const name = attributes['title'] || attributes['text'] || ''
  return upTo(name.replaceAll(/\s+/g, ' ').trim(), NAME_CHARACTERS) || null
}

function feedAddress(stated: string): string | null {
  const web = stated.replace(/^feed:(\/\/)?(?=https?:)/i, '').replace(/^feed:(\/\/)?/i, 'https://')
  const address = webAddress(web, NOWHERE)
  return address?.startsWith(NOWHERE) ? null : address
}
