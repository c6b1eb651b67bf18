import type { Page } from '@playwright/test'
import { FRAME, type Look } from './axe.ts'

/** The widths that screens are drawn for: phone, tablet, small laptop, laptop, desk, wide. */
export const widths = [390, 768, 1024, 1280, 1440, 1920]

/** Faults in the layout of an open page at each of the widths, in words; one load is enough for all. */
export async function layoutFaults(
  page: Page,
  { withoutFrame = false }: Look = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Waits two frames, because layouts fold first by media query and then by measuring.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    const look = { frame: withoutFrame ? FRAME.join() : null, cellsFit: width >= CELLS_FIT_FROM }
    for (const fault of await page.evaluate(findFaults, look)) faults.push(`${width} px: ${fault}`)
  }
  return faults
}

/** From this width on, each cell of a table has its text on one line. */
const CELLS_FIT_FROM = 1280

/**
 * Runs in the page: says if the page scrolls sideways, and lists the texts outside of `frame` that
 * are cut off inside a word or a line.
 */
function findFaults({ frame, cellsFit }: { frame: string | null; cellsFit: boolean }): string[] {
  interface Clip {
    box: Element
    edge: DOMRect
    hasEllipsis: boolean
    isClamped: boolean
  }
  // A cache, because each text looks at all elements around it.
  const clips = new Map<Element, Clip | 'scrolls' | null>()
  const clippedAway = new Map<Element, boolean>()

  const { scrollWidth, clientWidth } = document.documentElement
  const found =
    scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth}`] : []

  const SHOWN = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT
  const texts = document.createTreeWalker(document.body, SHOWN, (node) => {
    if (node instanceof Text) return NodeFilter.FILTER_ACCEPT
    const isLeftOut = frame !== null && (node as Element).matches(frame)
    return isLeftOut ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
  })
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const element = text.parentElement
    if (!element || text.data.trim() === '' || !isShown(element)) continue
    const fault = faultOf(text, element)
    if (fault) found.push(`"${text.data.trim().slice(0, 40)}" ${fault} (${nameOf(element)})`)
  }
  return found

  function faultOf(text: Text, element: Element): string | null {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (lines.length === 0) return null
    const left = Math.min(...lines.map((line) => line.left))
    const right = Math.max(...lines.map((line) => line.right))

    // A cell that spans columns is the expanded part of a row, which may have several lines.
    const cell = cellsFit && element.closest<HTMLTableCellElement>('td, th')
    const isCell = cell && cell.colSpan === 1 && getComputedStyle(cell).display === 'table-cell'
    if (isCell && new Set(lines.map(({ bottom }) => Math.round(bottom))).size > 1)
      return 'takes two lines of its cell'

    const clip = clipFrom(element)
    if (clip === 'scrolls') return null
    // A text that is wholly out of sight is not a fault, such as a sentence that did not fit.
    if (clip && (left >= clip.edge.right || right <= clip.edge.left)) return null
    if (!clip) return right > innerWidth + 1 || left < -1 ? 'leaves the window' : null
    const { box, edge, hasEllipsis, isClamped } = clip
    if (hasEllipsis) {
      const isName = box.matches('h1, h2, h3, button, label, legend, th, dt, [role="tab"], .badge')
      return isName && box.scrollWidth > box.clientWidth + 1 ? 'is cut short' : null
    }
    if (isClamped) return null
    if (left < edge.left - 1 || right > edge.right + 1) return 'is cut at the side'
    const isInHalf = lines.some(
      ({ top, bottom }) => top < edge.bottom - 4 && bottom > edge.bottom + 4,
    )
    return isInHalf ? 'is cut within a line' : null
  }

  /**
   * Finds the element that cuts off an element's texts: itself or the nearest ancestor that hides
   * its overflow.
   */
  function clipFrom(element: Element): Clip | 'scrolls' | null {
    const known = clips.get(element)
    if (known !== undefined) return known
    const found = ownClip(element) ?? clipAround(element)
    clips.set(element, found)
    return found
  }

  function ownClip(box: Element): Clip | 'scrolls' | null {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box)
    if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return 'scrolls'
    if (!/hidden|clip/.test(overflowX)) return null
    const edge = box.getBoundingClientRect()
    const hasEllipsis = textOverflow === 'ellipsis'
    return { box, edge, hasEllipsis, isClamped: webkitLineClamp !== 'none' }
  }

  function clipAround({ parentElement }: Element): Clip | 'scrolls' | null {
    if (!parentElement) return null
    return getComputedStyle(parentElement).position === 'fixed'
      ? 'scrolls'
      : clipFrom(parentElement)
  }

  /**
   * Says if a text is visible: not one for screen readers only, and not a name in the folded
   * sidebar.
   */
  function isShown(element: Element): boolean {
    if (element.closest('.visually-hidden, svg, [inert], option, script, style')) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return !isClippedAway(element) && getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)'
  }

  function isClippedAway(element: Element): boolean {
    const known = clippedAway.get(element)
    if (known !== undefined) return known
    const { parentElement } = element
    const found =
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (parentElement !== null && isClippedAway(parentElement))
    clippedAway.set(element, found)
    return found
  }

  function nameOf(element: Element): string {
    const named = element.closest('[class]')
    return `${element.tagName.toLowerCase()} in .${named?.classList[0] ?? 'body'}`
  }
}
