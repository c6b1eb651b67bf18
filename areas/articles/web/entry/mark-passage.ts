import { findPassage, type Passage } from './find-passage.ts'

/**
 * Marks a passage in the text of an element, and returns the marks; empty if the passage is not
 * found.
 */
export function markPassage(root: HTMLElement, passage: Passage): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
  const parts = findPassage(
    nodes.map(({ data }) => data),
    passage,
  )
  return parts.map(({ piece, from, to }) => {
    const node = nodes[piece]!
    // Splits off the text after the passage. No other part is in that node.
    node.splitText(to)
    const cited = node.splitText(from)
    const mark = document.createElement('mark')
    cited.replaceWith(mark)
    mark.append(cited)
    for (
      let box = mark.closest('details');
      box;
      box = box.parentElement?.closest('details') ?? null
    )
      box.open = true
    return mark
  })
}

/** Removes the marks and restores the text. */
export function unmark(marks: HTMLElement[]): void {
  for (const mark of marks) {
    const parent = mark.parentNode
    mark.replaceWith(...mark.childNodes)
    parent?.normalize()
  }
}
