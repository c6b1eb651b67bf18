/** Text that a reader selected, with its place. */
export interface SelectedText {
  /** The text as it reads, without spaces around it. */
  text: string
  range: Range
  /** The element within which text may be selected, such as an article. */
  within: HTMLElement
  /** The kind of thing that it belongs to, and its id. */
  kind: string
  id: string
}

/** Marks an element in which a selection offers actions; elements inside with `data-words` are its text. */
export function selectable(kind: string, id: string | number) {
  return { 'data-selectable': kind, 'data-selectable-id': String(id) }
}

/** The selected text; null where there is none, or it spans more than one thing. */
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
