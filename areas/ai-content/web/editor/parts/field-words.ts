import type { Run } from '../../../drafts/draft.ts'

/** A run as it is drawn in its field. */
export interface DrawnRun {
  text: string
  by: Run['by']
  isUnproven: boolean
  /** The language of a quotation; empty if it is unknown or that of the text. */
  lang: string
  /** The numbers of the cited sources, with their outlets. */
  marks: readonly { number: number; outlet: string }[]
}

const RUN_CLASS = 'draft-run'
const MARK_CLASS = 'draft-mark'

/** Reads the words of a field, without the source numerals in it. */
export function wordsInField(field: HTMLElement): string {
  return field.textContent
}

/**
 * Draws runs into a field, unless the field already shows them. The caret stays where it is, or
 * goes to the end of an undone change.
 */
export function drawRuns(field: HTMLElement, runs: readonly DrawnRun[]): void {
  if (isDrawn(field, runs)) return
  const caret = selectionIn(field)
  const before = wordsInField(field)
  field.replaceChildren(...runs.flatMap(elementsOf))
  if (!caret) return
  const after = wordsInField(field)
  const change = changeBetween(before, after, after.length)
  if (change) select(field, change.from + change.words.length)
  else select(field, caret.from, caret.to)
}

function isDrawn(field: HTMLElement, runs: readonly DrawnRun[]): boolean {
  const nodes = [...field.childNodes]
  let at = 0
  for (const run of runs) {
    const span = nodes[at++]
    if (!(span instanceof HTMLElement) || !span.classList.contains(RUN_CLASS)) return false
    if (span.textContent !== run.text || span.dataset['by'] !== run.by || span.lang !== run.lang)
      return false
    if ((span.dataset['unproven'] !== undefined) !== run.isUnproven) return false
    for (const { number } of run.marks) {
      const mark = nodes[at++]
      if (!(mark instanceof HTMLElement) || mark.dataset['number'] !== String(number)) return false
    }
  }
  return at === nodes.length
}

function elementsOf({ text, by, isUnproven, lang, marks }: DrawnRun, at: number): HTMLElement[] {
  const span = document.createElement('span')
  span.className = RUN_CLASS
  span.dataset['by'] = by
  if (isUnproven) span.dataset['unproven'] = ''
  if (lang !== '') span.lang = lang
  span.textContent = text
  const numerals = marks.map(({ number, outlet }) => {
    // A span, because a button could wrap to the next line, away from its words.
    const mark = document.createElement('span')
    mark.role = 'button'
    mark.className = MARK_CLASS
    mark.contentEditable = 'false'
    // Numerals are not tab stops, because there may be hundreds; the menu of a part opens its
    // sources by keyboard.
    mark.tabIndex = -1
    mark.dataset['number'] = String(number)
    mark.dataset['run'] = String(at)
    mark.ariaLabel = markLabel(number, outlet)
    return mark
  })
  return [span, ...numerals]
}

export function markLabel(number: number, outlet: string): string {
  return `Source ${number}, ${outlet}`
}

/** The selection in a field, as positions in its words; null if the selection is elsewhere. */
export function selectionIn(field: HTMLElement): { from: number; to: number } | null {
  const selection = document.getSelection()
  if (!selection || selection.rangeCount === 0) return null
  return placesOf(field, selection.getRangeAt(0))
}

/** Converts a DOM range to positions in the words of a field. */
export function placesOf(
  field: HTMLElement,
  range: Pick<StaticRange, 'startContainer' | 'startOffset' | 'endContainer' | 'endOffset'>,
): { from: number; to: number } | null {
  if (!field.contains(range.startContainer) || !field.contains(range.endContainer)) return null
  return {
    from: placeOf(field, range.startContainer, range.startOffset),
    to: placeOf(field, range.endContainer, range.endOffset),
  }
}

function placeOf(field: HTMLElement, node: Node, offset: number): number {
  const before = document.createRange()
  before.selectNodeContents(field)
  before.setEnd(node, offset)
  return before.toString().length
}

/** Sets the caret or a selection at positions in the words. */
export function select(field: HTMLElement, from: number, to = from): void {
  const [start, end] = [pointAt(field, from), pointAt(field, to)]
  document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset)
}

function pointAt(field: HTMLElement, place: number): { node: Node; offset: number } {
  const texts = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let left = place
  let last: Text | null = null
  while (texts.nextNode()) {
    last = texts.currentNode as Text
    if (left <= last.length) return { node: last, offset: left }
    left -= last.length
  }
  return last ? { node: last, offset: last.length } : { node: field, offset: 0 }
}

/**
 * Finds the range of `before` that was replaced to get `after`, assuming that the caret is after
 * the new words.
 */
export function changeBetween(
  before: string,
  after: string,
  caret: number,
): { from: number; to: number; words: string } | null {
  if (before === after) return null
  const mostBehind = Math.min(after.length - caret, before.length)
  let behind = 0
  while (behind < mostBehind && before.at(-1 - behind) === after.at(-1 - behind)) behind++
  const most = Math.min(before.length, after.length) - behind
  let from = 0
  while (from < most && before[from] === after[from]) from++
  return { from, to: before.length - behind, words: after.slice(from, after.length - behind) }
}
