interface Shown {
  id: string
  range: Range
}

/** The highlight that was clicked; null if none was, or if the click had another purpose. */
export function noteAt(event: MouseEvent, shown: readonly Shown[]): string | null {
  const { target, clientX, clientY } = event
  if (!(target instanceof Element) || target.closest('a, button, summary')) return null
  if (document.getSelection()?.isCollapsed === false) return null
  for (const { id, range } of shown.toReversed()) {
    const boxes = [...range.getClientRects()]
    const isIn = boxes.some(
      ({ left, right, top, bottom }) =>
        clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
    )
    if (isIn) return id
  }
  return null
}
