import type { Page } from '@playwright/test'

/**
 * The number of times that each text, and each name of a control or picture without text, appears
 * in a page.
 */
export type Names = Readonly<Record<string, number>>

/** All that a person can see in parts of a page, or could by scrolling; `besides` is left out. */
export function namesWithinReach(page: Page, parts: string, besides = 'none'): Promise<Names> {
  return page.evaluate(findNames, [parts, besides] as const)
}

/** Runs in the page. */
function findNames([parts, besides]: readonly [string, string]): Record<string, number> {
  const LEFT_OUT = `script, style, svg, option, [inert], .visually-hidden, ${besides}`
  const names: Record<string, number> = {}
  const SHOWN = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT
  for (const part of document.querySelectorAll(parts)) {
    const nodes = document.createTreeWalker(part, SHOWN, (node) =>
      node instanceof Element && node.matches(LEFT_OUT)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    while (nodes.nextNode()) look(nodes.currentNode as Text | HTMLElement)
  }
  return names

  function look(node: Text | HTMLElement): void {
    const element = node instanceof Text ? node.parentElement! : node
    const said = node instanceof Text ? [textOf(node, element)] : wordsOf(node)
    const words = said.map((each) => each.replaceAll(/\s+/g, ' ').trim())
    const known = words.filter((each) => /[\p{L}\p{N}]/u.test(each))
    if (known.length === 0 || !isShown(element)) return
    const range = document.createRange()
    range.selectNode(node)
    const box = node instanceof Text ? range.getBoundingClientRect() : node.getBoundingClientRect()
    if (!isWithinReach(box, element)) return
    for (const each of known) names[each] = (names[each] ?? 0) + 1
  }

  /** The text of a node. Relative times are replaced, because they may change between two looks. */
  function textOf(text: Text, { localName }: Element): string {
    return localName === 'time' ? 'a time' : text.data
  }

  /** The words of an element that are not texts: its name, its placeholder, its value. */
  function wordsOf(element: HTMLElement): string[] {
    const isPlace = element.matches('nav, section, main, aside, ul, ol, dialog')
    const name = isPlace ? null : (element.ariaLabel ?? element.getAttribute('alt'))
    return [name, element.getAttribute('placeholder'), valueOf(element)].filter(
      (each) => each !== null,
    )
  }

  function valueOf(element: HTMLElement): string | null {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? null
    const isField = element.matches('textarea, input:not([type=radio], [type=checkbox])')
    return isField ? (element as HTMLInputElement).value : null
  }

  function isShown(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)'
    )
  }

  /** Says if a box cuts off the last letters or lines of its text. */
  function isCutShort(box: Element): boolean {
    const { textOverflow, webkitLineClamp } = getComputedStyle(box)
    return (
      (textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth) ||
      (webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1)
    )
  }

  /**
   * Says if an area of the page can be scrolled into view, and no element with hidden overflow cuts
   * it off.
   */
  function isWithinReach({ left, right, top, bottom }: DOMRect, element: Element): boolean {
    let isPassed = false
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(box)
      if (clipPath === 'inset(50%)' || isCutShort(box)) return false
      // An absolutely positioned element is not cut off by ancestors with a static position.
      if (!(isPassed && position === 'static') && box !== document.body) {
        const edge = box.getBoundingClientRect()
        if (overflowX !== 'visible') {
          const isScrolled = /auto|scroll/.test(overflowX) && right > edge.left - box.scrollLeft
          left = isScrolled ? edge.left : Math.max(left, edge.left)
          right = isScrolled ? edge.right : Math.min(right, edge.right)
        }
        if (overflowY !== 'visible') {
          const isScrolled = /auto|scroll/.test(overflowY) && bottom > edge.top - box.scrollTop
          top = isScrolled ? edge.top : Math.max(top, edge.top)
          bottom = isScrolled ? edge.bottom : Math.min(bottom, edge.bottom)
        }
        if (right - left < 1 || bottom - top < 1) return false
        isPassed = position === 'absolute'
      }
      if (position === 'fixed')
        return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
    }
    return right > 0 && left < innerWidth && bottom + scrollY > 0
  }
}
