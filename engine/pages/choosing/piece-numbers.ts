/** The attribute for the numbers of pieces, by which they are recognised in an extract of the page. */
export const MARK = 'data-choice'

export function numbersIn(part: Element): Set<number> {
  return new Set([...part.querySelectorAll(`[${MARK}]`)].map(numberOf))
}

export function numberOf(element: Element): number {
  return Number(element.getAttribute(MARK))
}
