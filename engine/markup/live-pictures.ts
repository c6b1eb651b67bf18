import { decodeHTML } from 'entities'
import { isForScreens } from './picture-sets.ts'
import { imageTag } from './pictures-as-images.ts'
import { readTags } from './read-tags.ts'
import { isCounter, isPlaceholder } from './stated-picture.ts'

const START = /<noscript\b[^<>]*>/gi
const END = /<\/noscript\b/gi
/** The most characters of a `noscript` element that are searched for pictures. */
const INSIDE_CHARACTERS = 20_000
/** The most characters before a picture in which its placeholder is searched. */
const NEAR_CHARACTERS = 5000
const LONE_PICTURE = /^<img\b[^<>]*>(?:\s|<\/(?:span|div|picture|a)>)*$/i
/** The attribute that marks a restored picture, so that a copy next to it can be found. */
export const BROUGHT_OUT = 'data-brought-out'

/** HTML with the pictures from `noscript` elements in place of their placeholders. */
export function livePictures(html: string): string {
  let live = ''
  let at = 0
  for (;;) {
    START.lastIndex = at
    const start = START.exec(html)
    if (!start) break
    END.lastIndex = start.index + start[0].length
    const end = END.exec(html)
    if (!end) break
    const from = start.index + start[0].length
    const inside = html.slice(from, Math.min(end.index, from + INSIDE_CHARACTERS))
    const once = inside.includes('&amp;lt;img') ? decodeHTML(inside) : inside
    const pictures = picturesIn(once.includes('&lt;img') ? decodeHTML(once) : once)
    live += html.slice(at, start.index)
    if (pictures.length > 0) live = withoutStandIn(live) + pictures.map(written).join('')
    const close = html.indexOf('>', end.index)
    at = close < 0 ? html.length : close + 1
  }
  return live + html.slice(at)
}

function picturesIn(html: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  let set = ''
  const onopentag = (name: string, attributes: Record<string, string>) => {
    if (name === 'picture') set = ''
    if (name === 'source') set ||= isForScreens(attributes) ? (attributes['srcset'] ?? '') : ''
    if (name !== 'img') return
    const isStandIn = set !== '' && isPlaceholder(attributes['src'] ?? '')
    const isOfSet = attributes['srcset'] === undefined && set.includes(attributes['src'] || ' ')
    const image = isStandIn
      ? { ...attributes, src: '', srcset: set }
      : { ...attributes, ...(isOfSet && { srcset: set }) }
    if (!isCounter(image)) found.push(image)
    set = ''
  }
  readTags(html, { onopentag }, () => false)
  return found
}

/** Removes the picture at the end of the preceding text, if it is only a placeholder. */
function withoutStandIn(before: string): string {
  const from = Math.max(0, before.length - NEAR_CHARACTERS)
  const at = before.slice(from).lastIndexOf('<img')
  if (at < 0) return before
  const last = before.slice(from + at)
  if (!LONE_PICTURE.test(last)) return before
  const [standIn] = attributesOf(last)
  const src = standIn?.['src'] ?? ''
  const isLate = Object.keys(standIn ?? {}).some((name) =>
    /^data-.*(?:src|original|lazy)/.test(name),
  )
  if (src !== '' && !isPlaceholder(src) && !isLate) return before
  return before.slice(0, from + at) + last.slice(last.indexOf('>') + 1)
}

function attributesOf(html: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  readTags(html, { onopentag: (_, attributes) => found.push(attributes) }, () => found.length > 0)
  return found
}

function written(attributes: Record<string, string>): string {
  return imageTag({ ...attributes, [BROUGHT_OUT]: '' })
}
