/** The attribute for the number of a piece, which also identifies it in a copy of the page. */
export const MARK = 'data-choice'

export function numbersIn(part: Element): Set<number> {
  return new Set([...part.querySelectorAll(`[${MARK}]`)].map(numberOf))
}

export function numberOf(element: Element): number {
  return Number(element.getAttribute(MARK))
}
