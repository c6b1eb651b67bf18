import { PAGE } from '../limits.ts'

/** A tag of a page. */
interface Tag {
  at: number
  /** The position of its ">", or the page's end; null if the tag has too many attributes. */
  end: number | null
  /** The beginning of the tag, with its attributes. */
  words: string
}

/** Elements whose content is not parsed, up to their end tag. */
const RAW = /^<(script|style|!--)/i
const TAG_CHARACTERS = 300

/** The start tags of a page and the end tag of its head, in order, found in linear time. */
export function* tagsOf(html: string): Generator<Tag> {
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const raw = RAW.exec(html.slice(at, at + 8))?.[1]?.toLowerCase()
    if (raw !== undefined) {
      const end = raw === '!--' ? html.indexOf('-->', at) : endOfRaw(html, raw, at)
      if (end < 0) return
      at = end
    } else if (/^<(?:[a-z]|\/head)/i.test(html.slice(at, at + 6))) {
      const end = endOfTag(html, at)
      yield { at, end, words: html.slice(at, Math.min(end ?? at, at + TAG_CHARACTERS) + 1) }
      at = end ?? at
    }
  }
}

const DRAWING = /^<svg[\s>]/i
/** Matches the end of an SVG drawing: its end tag, or a tag at which browsers end it. */
const DRAWING_ENDS =
  /<\/svg|<(?:p|div|h[1-6]|ul|ol|li|table|section|article|body|br|img|script)[\s/>]/gi

/** Removes the content of SVG drawings, which are mostly icons. */
export function withoutDrawings(html: string): string {
  const pieces: string[] = []
  let [from, ends, isEnd] = [0, 0, false]
  for (const { at, end, words } of tagsOf(html)) {
    if (end === null) break
    if (at < from || !DRAWING.test(words) || html[end - 1] === '/') continue
    // Drawings before the end that was found last share this end.
    if (ends <= end) {
      DRAWING_ENDS.lastIndex = end
      const found = DRAWING_ENDS.exec(html)
      if (!found) break
      ends = found.index
      isEnd = found[0].startsWith('</')
    }
    if (!isEnd) continue
    pieces.push(html.slice(from, end + 1))
    from = ends
  }
  return pieces.join('') + html.slice(from)
}

function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi') // safe expression: it is one of two names
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}

function endOfTag(html: string, from: number): number | null {
  let quote = ''
  let spaces = 0
  for (let at = from; at < html.length; at++) {
    const char = html[at]!
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === '>') return at
    else if ((char === '"' || char === "'") && html[at - 1] === '=') quote = char
    else if ((char <= ' ' || char === '/') && ++spaces > PAGE.attributes) return null
  }
  return html.length
}
