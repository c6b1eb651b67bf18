import { Parser } from 'htmlparser2'
import { isPictureAddress } from '../../addresses/picture-address.ts'
import { webAddress } from '../../addresses/web-address.ts'
import { fromSet } from '../picture-sets.ts'
import { firstOfList } from './listed-pictures.ts'
import { setOfJson } from './set-of-json.ts'

/**
 * The attribute on an image for the larger picture that a surrounding link leads to, or that the
 * data of a surrounding element names.
 */
export const LINKED = 'data-linked-picture'
/** The attribute for the base from which the addresses of a picture or link start. */
export const STARTS = 'data-starts-from'
/** The most elements of one text that get such attributes. */
const MOST_NOTES = 300
const LONGEST_BASE = 500
const MAY_TELL =
  /\sxml:base\s*=|<a\s[^<>]*\.(?:jpe?g|jfif|png|gif|webp|avif)\b|<(?:a|button|div|figure|li|p|picture|section|span)\s(?:[^<>]*\s)?data-/i
/** The most attributes of an element that are read. */
const MOST_ATTRIBUTES = 30
const HAS_ADDRESS = new Set(['img', 'a', 'source'])
const NAME_CHARACTERS = /^<[a-z]+/i

interface Open {
  base: string | null
  linked: string | null
  named: string | null
}

/**
 * Copies facts from surrounding elements to pictures: the base of their addresses (`xml:base`), and
 * the larger picture that a link around one leads to, or that data names.
 */
export function toldAtPictures(html: string, start: string): string {
  if (!MAY_TELL.test(html)) return html
  const pieces: string[] = []
  const open: Open[] = []
  let from = 0
  let notes = 0

  function note(at: number, written: string) {
    const end = at + (NAME_CHARACTERS.exec(html.slice(at, at + 10))?.[0].length ?? 0)
    if (end === at || ++notes > MOST_NOTES) return
    pieces.push(html.slice(from, end), written)
    from = end
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      const around = open.at(-1) ?? { base: null, linked: null, named: null }
      const stated = attributes['xml:base']
      const base =
        stated === undefined ? around.base : (baseFrom(stated, around.base ?? start) ?? around.base)
      const linked = linkedBy(tag, attributes) ?? (tag === 'a' ? null : around.linked)
      const named = namedBy(tag, attributes) ?? around.named
      open.push({ base, linked, named })
      if (!HAS_ADDRESS.has(tag)) return
      const full = tag === 'img' ? (linked ?? named) : null
      const written = [
        ...(base !== null ? [` ${STARTS}="${escaped(base)}"`] : []),
        ...(full !== null ? [` ${LINKED}="${escaped(full)}"`] : []),
      ]
      if (written.length > 0) note(parser.startIndex, written.join(''))
      // Only the first picture inside such an element gets the larger picture.
      if (full === null) return
      for (const element of open) {
        element.linked = null
        element.named = null
      }
    },
    onclosetag() {
      open.pop()
    },
  })
  parser.end(html)
  return pieces.join('') + html.slice(from)
}

function baseFrom(stated: string, around: string): string | null {
  const base = webAddress(stated, around)
  return base !== null && base.length <= LONGEST_BASE ? base : null
}

function linkedBy(tag: string, { href = '' }: Record<string, string>): string | null {
  const isFull = tag === 'a' && href.length <= LONGEST_BASE && isPictureAddress(href)
  return isFull && !/^\s*data:/i.test(href) ? href : null
}

/** The picture that the data of an outer element names, in JSON or in a list. */
function namedBy(tag: string, attributes: Record<string, string>): string | null {
  if (tag === 'img' || tag === 'source') return null
  for (const [name, value] of Object.entries(attributes).slice(0, MOST_ATTRIBUTES)) {
    if (!name.startsWith('data-')) continue
    const alone = isPictureAddress(value) && !/[\s{}<>|]/.test(value.trim()) ? value.trim() : null
    const address = fromSet(setOfJson(value)) ?? firstOfList(value) ?? alone
    const isFull = address !== null && address.length <= LONGEST_BASE
    if (isFull && !/^data:/i.test(address)) return address
  }
  return null
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
