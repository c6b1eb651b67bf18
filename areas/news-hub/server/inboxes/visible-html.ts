import { Parser } from 'htmlparser2'

/** How newsletters hide the words that only the list of a mail program shows. */
const HIDDEN_STYLE =
  /(^|[;\s])(display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(px|pt|em)?\s*(;|!|$)|max-height\s*:\s*0(px)?\s*(;|!|$)|mso-hide\s*:\s*all)/i
/** Elements without an end of their own. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** HTML without the parts that its writer hides from the eye. */
export function visibleHtml(html: string): string {
  let visible = ''
  let shownFrom = 0
  /** How many elements are open, and how many were when the hidden one opened. */
  let depth = 0
  let hiddenAt: number | null = null
  const parser = new Parser({
    onopentag(name, { style = '', hidden }) {
      if (VOID.has(name)) return
      depth++
      if (hiddenAt !== null || (hidden === undefined && !HIDDEN_STYLE.test(style))) return
      hiddenAt = depth
      visible += html.slice(shownFrom, parser.startIndex)
    },
    onclosetag(name) {
      if (VOID.has(name)) return
      if (hiddenAt === depth) {
        hiddenAt = null
        shownFrom = parser.endIndex + 1
      }
      depth--
    },
  })
  parser.end(html)
  return hiddenAt === null ? visible + html.slice(shownFrom) : visible
}
