import { answerHtml } from '#engine/markup/answer-html.ts'
import { attributeOf, attributesFrom, type Change } from '#engine/markup/html-tree.ts'
import { mailFileLinks } from '#feeds/mail-files/file-address.ts'
import { pictureAddresses } from '#feeds/pictures/picture-address.ts'
import { entryHtml } from '#feeds/store/entry-html.ts'
import { inHub } from '#server/access/asking.ts'
import type { Secrets } from '#server/tools.ts'

const PICTURE_WIDTH_PX = 960

/**
 * The HTML of an entry for a client. Pictures are loaded through this server, by its full address.
 */
export function clientHtml({
  text,
  html,
  secrets,
  origin,
}: {
  text: string
  /** The stored HTML, as `entryHtml` takes it. */
  html: string | null
  secrets: Secrets
  origin: string
}): string {
  const whole = entryHtml(html, text)
  // Without stored HTML, the result is only escaped text, which needs no changes.
  if (html === null || html === '') return whole
  const answer = answerHtml(whole, [picturesByWay(secrets), mailFileLinks()])
  return answer
    .replaceAll(` src="${inHub('/pictures/')}`, ` src="${origin}/pictures/`)
    .replaceAll(` href="${inHub('/attachments/')}`, ` href="${origin}/attachments/`)
}

function picturesByWay(secrets: Secrets): Change {
  return (element) => {
    if (element.tagName !== 'img') return [element]
    const address = attributeOf(element, 'src') ?? ''
    const at = /^https?:\/\//i.test(address) ? pictureAddresses(secrets, address) : []
    const [, src] = at.find(([widthPx]) => widthPx === PICTURE_WIDTH_PX) ?? []
    const alt = attributeOf(element, 'alt')
    element.attrs = attributesFrom({
      ...(src !== undefined && { src }),
      ...(alt !== undefined && { alt }),
    })
    return [element]
  }
}
