import { Parser } from 'htmlparser2'
import { EMBED_TAGS, embedOf, type Embed, type EmbedElement } from './embed.ts'

const MAY_EMBED = /<(?:iframe|video|audio|object|embed|amp-|lite-|youtube-video|video-js)/i
/** The most embeds that are kept. A page with more is not a text. */
const MOST_EMBEDS = 50
const MOST_INSIDE = 50

interface Open {
  tag: string
  attributes: EmbedElement['attributes']
  inside: EmbedElement['attributes'][]
  depth: number
  start: number
  startTagEnd: number
}

/**
 * Replaces frames, videos, sounds and plug-ins in HTML of a feed by marked links, and removes those
 * without a usable address. The result is not sanitized.
 */
export function embedsAsLinks(html: string, base: string): string {
  if (!MAY_EMBED.test(html)) return html
  const source = html.replaceAll(/<iframe\b[^<>]*\/>/gi, '$&</iframe>')
  const pieces: string[] = []
  const said = new Set<string>()
  let from = 0
  let count = 0
  let open = null as Open | null
  // The `noscript` element that is open, which often repeats a frame that a script loads late.
  let noscript: { start: number; link: string } | null = null

  function replace(start: number, end: number, words: string) {
    pieces.push(source.slice(from, start), words)
    from = end
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (open) {
        if (tag === open.tag) open.depth++
        if (open.inside.length < MOST_INSIDE) open.inside.push(attributes)
      } else if (EMBED_TAGS.has(tag)) {
        open = {
          ...{ tag, attributes, inside: [], depth: 1 },
          start: parser.startIndex,
          startTagEnd: parser.endIndex + 1,
        }
      } else if (tag === 'noscript') noscript ??= { start: parser.startIndex, link: '' }
    },
    onclosetag(tag, isImplied) {
      if (tag === 'noscript' && noscript && !open) {
        const { start, link } = noscript
        noscript = null
        if (link !== '') replace(start, parser.endIndex + 1, link)
      }
      if (!open || tag !== open.tag || --open.depth > 0) return
      const closed = open
      open = null
      const embed = ++count > MOST_EMBEDS ? null : embedOf(closed, base)
      const isNew = embed !== null && !said.has(embed.link)
      if (isNew) said.add(embed.link)
      const link = isNew ? linkOf(embed) : ''
      if (noscript) noscript.link += link
      // An element without an end tag is only replaced up to the end of its start tag, so that the
      // text after it stays.
      else if (isImplied && tag !== 'embed') replace(closed.start, closed.startTagEnd, link)
      else replace(closed.start, parser.endIndex + 1, link)
    },
  })
  parser.end(source)
  return pieces.join('') + source.slice(from)
}

/** A marked link to something that can be played. */
export function linkOf({ kind, link, title, poster }: Embed): string {
  const still = poster === null ? '' : ` data-poster="${quoted(poster)}"`
  return `<a href="${quoted(link)}" data-embed="${kind}"${still}>${quoted(title)}</a>`
}

function quoted(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
