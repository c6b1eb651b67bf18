import type { TextStretch } from '#engine/anchors/squeeze.ts'
import { subjectKinds, type Subject } from '../../contracts/highlights.ts'

/** A text on the page in which passages can be highlighted. */
export interface TextInPage {
  subject: Subject
  within: HTMLElement
}

/** Finds all such texts on the page. */
export function textsInPage(): TextInPage[] {
  return [...document.querySelectorAll<HTMLElement>('[data-selectable]')].flatMap((within) => {
    const subject = subjectOf(within)
    return subject && within.querySelector('[data-words]') ? [{ subject, within }] : []
  })
}

export function subjectOf(within: HTMLElement): Subject | null {
  const kind = subjectKinds.find((kind) => kind === within.dataset['selectable'])
  const id = Number(within.dataset['selectableId'])
  return kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : null
}

/** The text nodes of a text in order, without the buttons beside sentences. */
function piecesOf(within: HTMLElement): Text[] {
  return [...within.querySelectorAll('[data-words]')].flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const pieces: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('button')) pieces.push(node as Text)
    }
    return pieces
  })
}

/** The separator between paragraphs, so that their words are not joined. */
const BETWEEN = '\n'

interface Laid {
  text: string
  pieces: { node: Text; start: number }[]
}

export function layOut(within: HTMLElement): Laid {
  let text = ''
  let block: Element | null = null
  const pieces = piecesOf(within).map((node) => {
    const own = node.parentElement!.closest(
      'p, li, div, h1, h2, h3, h4, h5, h6, blockquote, td, pre',
    )
    if (text !== '' && own !== block) text += BETWEEN
    block = own
    const start = text.length
    text += node.data
    return { node, start }
  })
  return { text, pieces }
}

/** The part of a text that a range covers, without outer spaces; null if it covers nothing. */
export function stretchOf({ text, pieces }: Laid, range: Range): TextStretch | null {
  let [start, end] = [-1, -1]
  for (const piece of pieces) {
    const { node } = piece
    if (!range.intersectsNode(node)) continue
    const from = node === range.startContainer ? range.startOffset : 0
    const to = node === range.endContainer ? range.endOffset : node.length
    if (from >= to) continue
    if (start < 0) start = piece.start + from
    end = piece.start + to
  }
  if (start < 0) return null
  while (start < end && /\s/.test(text[start]!)) start++
  while (end > start && /\s/.test(text[end - 1]!)) end--
  return start < end ? { start, end } : null
}

/** The range on the page for a part of a text; null if the part is outside of the text. */
export function rangeOf({ pieces }: Laid, { start, end }: TextStretch): Range | null {
  const first = pieces.findLast((piece) => piece.start <= start)
  const last = pieces.findLast((piece) => piece.start < end)
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, Math.min(start - first.start, first.node.length))
  range.setEnd(last.node, Math.min(end - last.start, last.node.length))
  return range
}
