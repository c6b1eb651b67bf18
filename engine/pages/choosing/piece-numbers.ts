/** Numbers the pieces of a page, so that they are known again in what is cut out of it. */
export const MARK = 'data-choice'

export function numbersIn(part: Element): Set<number> {
  return new Set([...part.querySelectorAll(`[${MARK}]`)].map(numberOf))
}

export function numberOf(element: Element): number {
  return Number(element.getAttribute(MARK))
}
