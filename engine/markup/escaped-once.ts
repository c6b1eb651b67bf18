import { decodeHTML } from 'entities'

const TAG = /<\/?[a-z]/i
/** Matches a text that begins with an escaped tag of a common element. */
const BEGINS =
  /^\s*&lt;(p|div|span|figure|h[1-6]|ul|ol|table|blockquote|article|section|strong|em|a|img|br)(?=[\s/&])/i

/** Repairs HTML that was escaped once too often. Texts that only mention tags are unchanged. */
export function escapedOnce<Html extends string | undefined>(html: Html): Html | string {
  if (html === undefined || TAG.test(html)) return html
  const tag = BEGINS.exec(html)?.[1]?.toLowerCase()
  if (tag === undefined) return html
  const isAlone = tag === 'img' || tag === 'br'
  const isMarkup = isAlone
    ? /\ssrc=|&lt;\/?[a-z]/i.test(html.slice(html.indexOf('&lt;') + tag.length))
    : html.toLowerCase().includes(`&lt;/${tag}&gt;`)
  return isMarkup ? decodeHTML(html) : html
}
