/** Text that a reader has selected, with its place. */
export interface SelectedText {
  /** The text as it is read, without spaces around it. */
  text: string
  range: Range
  /** The element within which text may be selected, such as an article. */
  within: HTMLElement
  /** The kind of thing to which the text belongs, and the id of the thing. */
  kind: string
  id: string
}

/**
 * Attributes of an element in which a selection offers actions. Its text is in the elements inside
 * with `data-words`.
 */
export function selectable(kind: string, id: string | number) {
  return { 'data-selectable': kind, 'data-selectable-id': String(id) }
}

/**
 * Reads the selected text; null if there is none, or if it is not all inside one selectable
 * element.
 */
export function readSelection(): SelectedText | null {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const text = selection.toString().trim()
  const around = range.commonAncestorContainer
  const element = around instanceof Element ? around : around.parentElement
  const within = element?.closest<HTMLElement>('[data-selectable]')
  if (!within || text === '') return null
  const { selectable: kind = '', selectableId: id = '' } = within.dataset
  return { text, range, within, kind, id }
}
