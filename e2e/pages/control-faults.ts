import type { Page } from '@playwright/test'

/** Describes controls in parts of a page that cannot be pressed, or are too small for a finger. */
export function controlFaults(page: Page, parts: string): Promise<string[]> {
  return page.evaluate(findFaults, parts)
}

/** Runs in the page. */
function findFaults(parts: string): string[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=switch], [role=slider]'
  /** A smaller target is too small for a finger (WCAG 2.2, 2.5.8). */
  const LEAST_PX = 24
  const found: string[] = []
  for (const part of document.querySelectorAll(parts))
    for (const control of part.querySelectorAll<HTMLElement>(CONTROLS)) look(control)
  return found

  function look(control: HTMLElement): void {
    const target = targetOf(control)
    if (control.closest('[inert], .visually-hidden, .skip-link') || !isShown(target)) return
    const isOurs = (each: Element | null) => control.contains(each) || target.contains(each)
    const isHit = () => isOurs(document.elementFromPoint(...middleOf(boxOf(target)!)))
    if (!isHit()) {
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const over = document.elementFromPoint(...middleOf(boxOf(target)!))
      if (!isHit())
        found.push(`${nameOf(control)} is covered by ${over ? nameOf(over) : 'nothing'}`)
    }
    const box = boxOf(target)!
    if (isInText(target) || Math.min(box.width, box.height) > LEAST_PX - 0.1) return
    const [aside, below] = [box.width, box.height].map((px) =>
      px < LEAST_PX ? LEAST_PX / 2 - 0.1 : 0,
    )
    // A box that is too small is not a fault if a press on its surroundings works, too.
    const isWide = () => {
      const [x, y] = middleOf(boxOf(target)!)
      return [-1, 1].every((to) =>
        isOurs(document.elementFromPoint(x + to * aside!, y + to * below!)),
      )
    }
    // The edge of the window or a fixed part may cover the surroundings of the box, so it is
    // scrolled to the middle.
    if (!isWide()) target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const size = `${Math.round(box.width)} x ${Math.round(box.height)}`
    if (!isWide()) found.push(`${nameOf(control)} is ${size} px`)
  }

  /**
   * The element that is pressed for a control. A checkbox is drawn and pressed as a part of its
   * label.
   */
  function targetOf(control: HTMLElement): HTMLElement {
    const isDrawn = control.matches('[type=radio], [type=checkbox], [type=file]')
    return (isDrawn && (control as HTMLInputElement).labels?.[0]) || control
  }

  function isShown(target: HTMLElement): boolean {
    const box = boxOf(target)
    const isDrawn = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isDrawn && box !== undefined && box.width >= 1 && box.height >= 1
  }

  function isInText(target: HTMLElement): boolean {
    return getComputedStyle(target).display.startsWith('inline')
  }

  /** The box of a target; that of the first line if its text has several lines. */
  function boxOf(target: HTMLElement): DOMRect | undefined {
    return target.getClientRects()[0]
  }

  function middleOf({ left, top, width, height }: DOMRect): [x: number, y: number] {
    return [left + width / 2, top + height / 2]
  }

  function nameOf(element: Element): string {
    const words = element.ariaLabel ?? element.textContent ?? ''
    const place = element.closest('[class]')?.classList[0] ?? 'body'
    return `"${words.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" (${element.localName} in .${place})`
  }
}
