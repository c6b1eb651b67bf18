import { MARKUP } from '#engine/limits.ts'
import { serviceVideo } from '#engine/markup/embeds/video-services.ts'
import {
  around,
  attributeOf,
  attributesFrom,
  type Change,
  type HtmlElement,
} from '#engine/markup/html-tree.ts'
import type { Tools } from '#server/tools.ts'
import { frameAddress, frameOf } from './frame-address.ts'
import { mediaAddress } from './media-address.ts'

/**
 * Replaces a marked link with a preview picture whose player loads nothing until it is pressed. A
 * link whose host may not be framed stays, and so does one beyond the limit. Picture addresses are
 * left alone, because `ourPictures` replaces them later.
 */
export function ourPlayers(
  { secrets, frameHosts }: Pick<Tools, 'secrets' | 'frameHosts'>,
  readerId: string,
): Change {
  let count = 0

  function addressOf(kind: string, link: string): string | null {
    if (kind !== 'frame') return mediaAddress(secrets, readerId, link)
    return frameOf(link, frameHosts) === null ? null : frameAddress(link)
  }

  return (element) => {
    const kind = element.tagName === 'a' ? attributeOf(element, 'data-embed') : undefined
    const link = attributeOf(element, 'href') ?? ''
    if (kind === undefined || !/^https?:/i.test(link) || !URL.canParse(link)) return [element]
    const address = addressOf(kind, link)
    if (address === null || ++count > MARKUP.embeds) return [element]
    const still = attributeOf(element, 'data-poster') ?? serviceVideo(link)?.picture ?? null
    const player = around(element, 'span', {
      class: 'embed',
      'data-play': address,
      'data-kind': kind,
    })
    if (still !== null) player.childNodes.unshift(pictureOf(still, player))
    return [player]
  }
}

function pictureOf(address: string, player: HtmlElement): HtmlElement {
  const picture = around(player, 'img', { src: address, alt: '' })
  return {
    ...picture,
    attrs: attributesFrom({ src: address, alt: '' }),
    childNodes: [],
    parentNode: player,
  }
}
