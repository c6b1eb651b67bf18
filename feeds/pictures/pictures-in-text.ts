import { MARKUP } from '#engine/limits.ts'
import type { Secrets } from '#server/tools.ts'
import { pictureSizes } from '#engine/markup/answered-html.ts'
import { pictureAddresses } from './picture-address.ts'
import {
  attributeOf,
  attributesFrom,
  textNode,
  type Change,
  type HtmlElement,
  type HtmlNode,
} from '#engine/markup/html-tree.ts'

const SHOWN_WIDTH_PX = 960
const KEPT = new Set(['alt', 'title', 'width', 'height'])

/**
 * Loads the pictures of a text by way of this server; pictures beyond the limit are replaced by
 * their descriptions.
 */
export function ourPictures(secrets: Secrets): Change {
  let count = 0
  return (element) => {
    if (element.tagName !== 'img') return [element]
    if (++count > MARKUP.pictures) return wordsForPictures(element)
    const address = attributeOf(element, 'src') ?? ''
    const kept = element.attrs.filter(({ name }) => KEPT.has(name))
    element.attrs = [...kept, ...(isWeb(address) ? sourceOf(secrets, address) : [])]
    return [element]
  }
}

/** Replaces the pictures of a text by their descriptions. */
export function wordsForPictures(element: HtmlElement): HtmlNode[] {
  return element.tagName === 'img' ? [textNode(attributeOf(element, 'alt') ?? '')] : [element]
}

function isWeb(address: string): boolean {
  return /^https?:\/\//i.test(address)
}

function sourceOf(secrets: Secrets, address: string): HtmlElement['attrs'] {
  const at = pictureAddresses(secrets, address)
  const sets = at.map(([widthPx, ours]) => `${ours} ${widthPx}w`)
  const [, src = ''] = at.find(([widthPx]) => widthPx === SHOWN_WIDTH_PX) ?? []
  return attributesFrom({ loading: 'lazy', src, srcset: sets.join(', '), sizes: pictureSizes })
}
