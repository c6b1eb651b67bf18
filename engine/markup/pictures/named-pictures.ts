import { isPictureAddress } from '../../addresses/picture-address.ts'
import { fromSet } from '../picture-sets.ts'
import { firstOfList, listedPictures } from './listed-pictures.ts'

type Attributes = Readonly<Record<string, string>>

const MAY_NAME = /<(?:a|div|figure|li|ol|p|section|span|ul)\s[^<>]*\bdata-/i
const BLOCKS = new Set('a div figure li ol p section span ul'.split(' '))
/**
 * Names of data attributes that hold the picture of an empty block; `NAMES_PICTURES` has those for
 * a gallery.
 */
const NAMES_PICTURE =
  /^data-(?:[a-z]{1,20}[-_]){0,2}(?:(?:bg)?src|srcset|image|img|picture|photo|bg|background|lazy|lazyload)(?![a-z])/i
const NAMES_PICTURES =
  /^data-(?:[a-z]{1,20}[-_]){0,2}(?:images|imgs|pictures|pics|photos|gallery|slides|slideshow)(?![a-z])/i
/**
 * Names of data attributes for pictures that are not part of the text, such as logos and portraits.
 */
const NOT_OF_TEXT =
  /-(?:logo|avatar|author|user|profile|brand|badge|icon|favicon|next|prev|related)(?:-|$)/i
/** Attributes that may say that an element is a picture or a gallery. */
const KINDS = ['class', 'data-component', 'data-type', 'data-module', 'data-block-type']
const IS_PICTURE = /(?:^|[\s_-])(?:image|picture|photo|gallery|slideshow)s?(?:$|[\s_-])/i
/** Matches share buttons, which carry the picture of the page in their data. */
const SHARES = /\b(?:data-(?:url|share|via|network|service)\b|share|social|pin)/i
/** The most attributes of an element that are read. */
const MOST_ATTRIBUTES = 30

/** Says, without parsing, if HTML may contain pictures that are named in data attributes. */
export function mayNamePictures(html: string): boolean {
  return (
    MAY_NAME.test(html) &&
    /src|im(?:age|g)|picture|pics|photo|gallery|slide|bg|background|lazy/i.test(html)
  )
}

/** The pictures that an empty block names in its data. */
export function namedPictures(tag: string, attributes: Attributes): string[] {
  if (!BLOCKS.has(tag)) return []
  const stated = Object.entries(attributes).slice(0, MOST_ATTRIBUTES)
  const isButton = SHARES.test(
    `${stated.map(([name]) => name).join(' ')} ${attributes['class'] ?? ''}`,
  )
  if (isButton) return []
  const isPicture = KINDS.some((name) => IS_PICTURE.test(attributes[name] ?? ''))
  for (const [name, value] of stated) {
    if (!name.startsWith('data-') || NOT_OF_TEXT.test(name)) continue
    const isJson = /^\s*[{[]/.test(value)
    if (NAMES_PICTURES.test(name) || (isPicture && isJson)) {
      const listed = listedPictures(value)
      if (listed.length > 0) return listed
    }
    if (NAMES_PICTURES.test(name) || NAMES_PICTURE.test(name)) {
      const stated = isJson ? listedPictures(value)[0] : (firstOfList(value) ?? value.trim())
      const alone = name.endsWith('srcset') ? (fromSet(value) ?? undefined) : stated
      if (alone !== undefined && isPictureAddress(alone) && !/[\s<>]/.test(alone)) return [alone]
    }
  }
  return []
}
