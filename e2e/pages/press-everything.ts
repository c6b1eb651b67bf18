import type { Page } from '@playwright/test'
import { setPage, visitPage } from './page-state.ts'

interface Pressed {
  /** How many presses that were. */
  count: number
  /** How often each name, and each kind of control, was pressed. */
  times: Record<string, number>
  /** Controls of an account, and texts of a failure, that were in view at any time. */
  found: string[]
  /** Whether all was pressed; not, where a press led to another page. */
  isDone: boolean
}

/**
 * Presses every control of a page of the demo once: those of its main area, and those of whatever opens over it. It is
 * done in the page, where a press takes no time; a control that leads to another page is followed and left again.
 */
export async function pressEverything(
  page: Page,
  value: string,
  part: string,
): Promise<{ found: string[]; count: number }> {
  const found: string[] = []
  let count = 0
  let times: Pressed['times'] = {}
  for (let isDone = false; !isDone;) {
    await setPage(page, '/demo/none')
    await visitPage(page, value)
    await page.evaluate(isAtRest)
    const pressed = await page.evaluate(press, { part, times })
    found.push(...pressed.found)
    count += pressed.count
    times = pressed.times
    isDone = pressed.isDone || pressed.count === 0
  }
  return { found, count }
}

/** Runs in the page: until nothing new has come into its main area for a while. */
async function isAtRest() {
  const size = () => document.querySelector('main')!.innerHTML.length
  for (let before = -1; before !== size();) {
    before = size()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Runs in the page. */
async function press({ part, times }: Pick<Pressed, 'times'> & { part: string }): Promise<Pressed> {
  const MOST = 200
  const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]'
  const CONTROLS =
    'button, [role="tab"], [role="menuitem"], [role="switch"], input[type="radio"], input[type="checkbox"]'
  const ACCOUNT = /^(sign|log) ?(in|up|out|off)\b|^(my )?account$|^register$/i
  const LEAVES = /^(back|close|cancel|hide|done|go back)\b/i
  const FAILURE = /something went wrong|failed to (load|fetch|save)/i

  const main = document.querySelector('main')!
  const home = main.dataset['page']!
  const timesPressed = new Map(Object.entries(times))
  const found = new Set<string>()

  const nameOf = (each: Element) =>
    (
      each.getAttribute('aria-label') ||
      each.textContent ||
      (each as HTMLInputElement).labels?.[0]?.textContent ||
      ''
    ).trim()
  const pause = () => new Promise((resolve) => setTimeout(resolve, 10))
  // What is opened for the first time may have code and answers on their way.
  const isOnItsWay = () => main.innerText.trim() === '' || main.querySelector('.skeleton') !== null
  const settled = async () => {
    await pause()
    for (let times = 0; times < 200 && isOnItsWay(); times++) await pause()
  }
  const isThere = (each: HTMLElement) =>
    each.checkVisibility() && !each.matches(':disabled, [aria-disabled="true"]')
  const overlay = () =>
    [...document.querySelectorAll(OVERLAYS)].findLast((each) => each.checkVisibility())
  // Of controls that differ in the thing that they name, two tell as much as twelve.
  const kindOf = (each: Element) =>
    `${each.getAttribute('role') ?? ''} ${each.className} ${nameOf(each).split(' ')[0]}`
  const pressed = (key: string) => timesPressed.get(key) ?? 0
  const mayPress = (each: Element) =>
    // What opens a menu is pressed again for each of its items.
    each.getAttribute('aria-haspopup') === 'menu'
      ? pressed(nameOf(each)) < 5
      : pressed(nameOf(each)) === 0 &&
        pressed(kindOf(each)) < 2 &&
        (!each.className || pressed(each.className) < 15)
  // What stands beside a tab, or before the way back, would be gone with them.
  const order = (each: Element) =>
    LEAVES.test(nameOf(each)) ? 2 : each.getAttribute('role') === 'tab' ? 1 : 0
  const next = (within: ParentNode, controls: string) =>
    [...within.querySelectorAll<HTMLElement>(controls)]
      .filter((each) => isThere(each) && mayPress(each))
      .toSorted((a, b) => order(a) - order(b))[0]

  const escape = async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await settled()
    const close = overlay()?.querySelector<HTMLElement>('[aria-label^="Close"]')
    close?.click()
    // What fades out is still there for a while.
    for (let times = 0; times < 40 && overlay(); times++) await pause()
  }

  const look = () => {
    for (const each of document.querySelectorAll('a, button, [role="menuitem"], [role="tab"]'))
      if (ACCOUNT.test(nameOf(each))) found.add(nameOf(each))
    for (const each of document.querySelectorAll(
      'main, [role="alert"], [role="dialog"], .toast-error',
    )) {
      const said = each.matches('.toast-error')
        ? /.*/.exec(each.textContent!)
        : FAILURE.exec(each.textContent!)
      if (said) found.add(`${home}: ${said[0]}`)
    }
  }

  look()
  let count = 0
  while (count < MOST) {
    const over = overlay()
    const control = over
      ? next(over, CONTROLS)
      : next(
          document,
          CONTROLS.replaceAll(/[^,]+/g, (each) => `${part} ${each.trim()}`),
        )
    if (!control && !over) break
    if (control) {
      for (const key of new Set([nameOf(control), kindOf(control), control.className]))
        timesPressed.set(key, pressed(key) + 1)
      count++
      control.click()
      await settled()
      look()
    } else {
      await escape()
      // What does not close goes with its page.
      if (overlay()) return end(false)
    }
    if (main.dataset['page'] !== home) return end(false)
  }
  return end(true)

  function end(isDone: boolean): Pressed {
    return { count, times: Object.fromEntries(timesPressed), found: [...found], isDone }
  }
}
