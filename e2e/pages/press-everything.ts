import type { Page } from '@playwright/test'
import { pageKeeper, visitPage, type PageKeeper } from './page-state.ts'

/** The controls that are pressed, and limits on their number. */
export interface Walk {
  /**
   * The page string where the walk begins, and to which it returns after each press that leaves the
   * page.
   */
  home: string
  /** Selector of the part whose controls are pressed, with anything that opens over it. */
  part: string
  /**
   * First words of the names, in lower case, of controls that are not pressed, such as those that
   * reload the document.
   */
  spared: readonly string[]
  /** True if a refusal with a message is not a failure, such as that of a second deletion. */
  mayRefuse: boolean
  /**
   * The most controls of one kind with similar names that are pressed. Two find the same failures
   * as twelve.
   */
  ofAKind: number
  /** The most controls of one panel that are pressed in pairs. */
  inPairs: number
  /**
   * The share of the pairs to press: every `of`th, from the `nth` on; other walks take the rest.
   */
  share: { nth: number; of: number }
}

export interface Walked {
  presses: number
  /**
   * Failures that were shown, and controls for signing in or out, each with the presses before it.
   */
  found: string[]
  /** The number of controls that opened or chose something, and were pressed at least twice. */
  twice: number
}

/**
 * Presses the controls of a page without reloading it. Each control is pressed twice. Controls that
 * open or choose something are then pressed in pairs, in both orders, within their panel, menu or
 * dialog. If a control leads to another page, the walk follows it and returns. All of this runs
 * inside the page, where a press is fast.
 */
export async function pressEverything(page: Page, walk: Walk): Promise<Walked> {
  await visitPage(page, walk.home)
  const keeper = await pageKeeper(page)
  return await page.evaluate(press, { ...walk, keeper, elsewhere: elsewhere(walk.home) })
}

/** An unknown page of the same door. */
function elsewhere(home: string): string {
  return home.startsWith('/demo/') ? '/demo/none' : '/none'
}

/** Runs in the page. */
async function press({
  home,
  keeper,
  elsewhere,
  part,
  spared,
  mayRefuse,
  ofAKind,
  inPairs,
  share,
}: Walk & { keeper: PageKeeper; elsewhere: string }): Promise<Walked> {
  const OVERLAYS =
    'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], :popover-open'
  const CONTROLS =
    'button, select, summary, [role="tab"], [role="menuitem"], [role="switch"], input[type="radio"], input[type="checkbox"]'
  const CHOICES =
    'select, summary, [role="tab"], [role="switch"], input, [aria-pressed], [aria-expanded], [aria-haspopup]'
  const ACCOUNT = /^(sign|log) ?(in|up|out|off)\b|^(my )?account$|^register$/i
  const OPENERS = '[aria-haspopup]:not([aria-expanded="false"])'
  const LEAVES = /^(back|close|cancel|hide|done|go back)\b/i
  const FAILURE = /something went wrong|failed to (load|fetch|save)/i
  const LISTS = 'ul, ol, fieldset, [role="group"], [role="radiogroup"]'
  /** The kinds of links that have a load event. */
  const LOADED = /^(modulepreload|stylesheet)$/
  const DEEPEST = 5

  /** Controls that became visible by one press, or with the page. */
  interface Panel {
    by: Control | null
    depth: number
    controls: Control[]
  }
  interface Control {
    element: HTMLElement
    name: string
    kind: string
    panel: Panel
    /** True if a press of the control opened or chose something. */
    counts: boolean
    leads: boolean
  }

  const main = document.querySelector('main')!
  const homeName = main.dataset['page']!
  const found = new Set<string>()
  /** Elements of failures that were found already. */
  const seen = new WeakSet<Element>()
  /** The number of times that controls of a name or kind were met. */
  const known = new Map<string, number>()
  let presses = 0
  let twice = 0
  const trail: string[] = []
  /** The number of requests that are not answered yet. */
  let onTheWay = 0
  let changes = 0
  let topmost: HTMLElement | undefined
  let overlayAt = -1
  const watcher = new MutationObserver((records) => {
    changes++
    for (const { addedNodes } of records)
      for (const each of addedNodes)
        if (each instanceof HTMLLinkElement && LOADED.test(each.rel)) waitFor(each)
  })
  watcher.observe(document, { subtree: true, childList: true, attributes: true })
  const ask = window.fetch
  window.fetch = async (...args) => {
    onTheWay++
    try {
      return await ask(...args)
    } finally {
      onTheWay--
    }
  }

  // The page is made transparent, because drawing takes as long as the presses.
  document.documentElement.style.opacity = '0'
  const first: Panel = { by: null, depth: 0, controls: [] }
  await atRest()
  look()
  first.controls = newcomers(first)
  await explore(first)
  await goHome()
  window.fetch = ask
  watcher.disconnect()
  document.documentElement.style.opacity = ''
  return { presses, found: [...found], twice }

  async function explore(panel: Panel): Promise<void> {
    for (const control of panel.controls) await tryTwice(control)
    const members = distinct(panel.controls.filter(({ counts, leads }) => counts && !leads))
    for (const [index, one] of members.entries())
      for (const [step, other] of members.slice(index + 1).entries()) {
        if ((index + step) % share.of !== share.nth) continue
        await pressOnce(one)
        await pressOnce(other)
        await pressOnce(one)
      }
  }

  /**
   * Presses a control twice. Controls that the first press reveals are tried before the second one.
   */
  async function tryTwice(control: Control): Promise<void> {
    if (!(await reach(control))) return
    const overlaysBefore = overlays().length
    const stateBefore = stateOf(control)
    if (!(await pressOnce(control, true))) return
    control.leads = !isHome()
    control.counts =
      control.element.matches(CHOICES) ||
      overlays().length > overlaysBefore ||
      stateOf(control) !== stateBefore
    await exploreBehind(control)
    if (!(await pressOnce(control))) return
    if (control.counts) twice++
    // Some controls reveal something only when they are pressed again.
    await exploreBehind(control)
  }

  async function exploreBehind(by: Control): Promise<void> {
    if (!isHome() || by.panel.depth === DEEPEST) return
    const panel: Panel = { by, depth: by.panel.depth + 1, controls: [] }
    panel.controls = newcomers(panel)
    if (panel.controls.length === 0) return
    by.counts = true
    await explore(panel)
  }

  /** Shows the control and presses it as a reader would. Returns false if it no longer exists. */
  async function pressOnce(control: Control, isFirst = false): Promise<boolean> {
    const element = await reach(control)
    if (!element) return false
    trail.push(control.name)
    presses++
    element.focus({ preventScroll: true })
    if (element instanceof HTMLSelectElement) chooseNext(element)
    else element.click()
    if (isFirst) await opened(element)
    await settled()
    look()
    return true
  }

  /**
   * Waits until the opened part has appeared. Its code may still be loading, until the page is
   * idle.
   */
  async function opened(opener: HTMLElement): Promise<void> {
    await pause()
    const says = () => opener.isConnected && opener.matches(OPENERS) && isHome() && !overlay()
    for (let times = 0; times < 100 && says(); times++) await pause()
    for (let times = 0, quiet = 0; times < 50 && quiet < 8 && !overlay(); times++) {
      const before = changes
      await pause()
      quiet = changes === before && onTheWay === 0 ? quiet + 1 : 0
    }
  }

  /**
   * Makes a hidden control visible: closes anything over it, returns to its page, opens its panel.
   */
  async function reach(control: Control): Promise<HTMLElement | null> {
    let element = inView(control)
    if (element) return element
    for (let times = 0; times < DEEPEST && overlay() && !element; times++) {
      if (!(await closeOverlay())) break
      element = inView(control)
    }
    if (element) return element
    if (!isHome() || overlay()) {
      await goHome()
      element = inView(control)
    }
    const { by } = control.panel
    if (element || !by) return element
    const opener = await reach(by)
    element = inView(control)
    if (element || !opener) return element
    await pressOnce(by)
    return inView(control)
  }

  /**
   * Finds a control after it was redrawn: by its kind and name or, if its press renamed it, by its
   * kind and a new name.
   */
  function inView(control: Control): HTMLElement | null {
    if (!isHome()) return null
    const within = overlay() ?? root()
    if (!within) return null
    const { element, name, kind, panel } = control
    if (within.contains(element) && isThere(element)) return element
    const others = [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (each) => isThere(each) && kindOf(each) === kind,
    )
    const isNew = (each: string) =>
      !isSpared(each) && panel.controls.every((other) => other.name !== each)
    const same =
      others.find((each) => nameOf(each) === name) ?? others.find((each) => isNew(nameOf(each)))
    if (same) control.element = same
    return same ?? null
  }

  /**
   * The visible controls of kinds that were not pressed often enough. Controls that close something
   * come last.
   */
  function newcomers(panel: Panel): Control[] {
    const within = overlay() ?? root()
    if (!within) return []
    const controls: Control[] = []
    const scope = overlay() ? `in ${within.className} ${nameOf(within).split(' ')[0]}` : ''
    for (const element of within.querySelectorAll<HTMLElement>(CONTROLS)) {
      const name = nameOf(element)
      if (!isThere(element) || isSpared(name)) continue
      const kind = kindOf(element)
      const named = `${kind} ${name}${scope}`
      const ofKind = `${kind} of ${name.split(' ')[0]}${scope}`
      const list = element.role === 'tab' ? null : element.closest(LISTS)
      const inList = `${kind} in ${list ? `${list.className} ${nameOf(list)}` : named}${scope}`
      if (
        times(inList) >= ofAKind + 1 ||
        times(named) >= 1 ||
        times(ofKind) >= ofAKind ||
        times(kind + scope) >= ofAKind * (element.className ? 10 : 2)
      )
        continue
      for (const key of [named, inList, ofKind, kind + scope]) known.set(key, times(key) + 1)
      controls.push({ element, name, kind, panel, counts: false, leads: false })
    }
    return controls.toSorted((a, b) => order(a) - order(b))
  }

  function distinct(controls: Control[]): Control[] {
    const firsts = new Set(new Map(controls.toReversed().map((each) => [each.kind, each])).values())
    return controls
      .toSorted((a, b) => Number(firsts.has(b)) - Number(firsts.has(a)))
      .slice(0, inPairs)
  }

  function look() {
    const after = () => `${homeName} (${trail.slice(-6).join(' > ')})`
    for (const each of document.querySelectorAll('a, button, [role="menuitem"], [role="tab"]'))
      if (ACCOUNT.test(nameOf(each))) found.add(`${nameOf(each)}: ${after()}`)
    const said: string[] = []
    for (const each of document.querySelectorAll(
      mayRefuse ? '.trouble' : '.trouble, .toast-error',
    )) {
      if (!seen.has(each)) said.push(each.textContent!)
      seen.add(each)
    }
    for (const each of document.querySelectorAll('main, [role="alert"], [role="dialog"]')) {
      const failure = FAILURE.exec(each.textContent!)
      if (failure) said.push(failure[0])
    }
    if (said.length > 0) found.add(`${[...new Set(said)].join('; ')}: ${after()}`)
  }

  async function goHome(): Promise<void> {
    for (let times = 0; times < DEEPEST && overlay(); times++) await closeOverlay()
    if (!isHome() || overlay()) {
      trail.push('home')
      keeper.go(elsewhere)
      await settled()
      keeper.go(home)
      await atRest()
    }
  }

  async function closeOverlay(): Promise<boolean> {
    const before = overlay()
    const target = before?.contains(document.activeElement) ? document.activeElement : before
    trail.push('Escape')
    target!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await settled()
    if (before instanceof HTMLDialogElement && overlay() === before) before.requestClose()
    if (overlay() === before) before!.querySelector<HTMLElement>('[aria-label^="Close"]')?.click()
    // An overlay that fades out is still there for a while.
    for (let times = 0; times < 40 && overlay() === before; times++) await pause()
    look()
    return overlay() !== before
  }

  /** Counts a style sheet or a preloaded script as a request until it has loaded. */
  function waitFor(link: HTMLLinkElement): void {
    onTheWay++
    for (const end of ['load', 'error'])
      link.addEventListener(end, () => onTheWay--, { once: true })
  }

  function chooseNext(select: HTMLSelectElement): void {
    const { options, selectedIndex } = select
    // React notices a change only if the value was set by the prototype's own setter.
    const { set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!
    set!.call(select, options[(selectedIndex + 1) % options.length]!.value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /**
   * Waits until no visible part waits for an answer or its code; parts further down load only when
   * visible.
   */
  async function settled(): Promise<void> {
    await pause()
    for (let times = 0; times < 100 && isWaiting(); times++) await pause()
  }

  /**
   * Waits until nothing new has appeared in the page for a while; parts that never stop changing
   * are ignored.
   */
  async function atRest(): Promise<void> {
    for (let rounds = 0, before = -1; rounds < 20 && before !== main.innerHTML.length; rounds++) {
      before = main.innerHTML.length
      for (let times = 0; times < 5; times++) await settled()
    }
  }

  function isWaiting(): boolean {
    if (onTheWay > 0 || main.firstElementChild === null) return true
    return [...document.getElementsByClassName('skeleton')].some((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect()
      // A closed panel is outside of the window, and loads nothing.
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
      return isInView && each.checkVisibility()
    })
  }

  /** Waits until React has drawn all pieces: its work in the background comes last. */
  async function pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 10))
    await scheduler.postTask(() => {}, { priority: 'background' })
  }
  function isHome() {
    return main.dataset['page'] === homeName
  }
  function root() {
    return document.querySelector<HTMLElement>(part)
  }
  function overlays() {
    return [...document.querySelectorAll<HTMLElement>(OVERLAYS)].filter((each) =>
      each.checkVisibility(),
    )
  }
  function overlay() {
    if (changes !== overlayAt) {
      topmost = overlays().at(-1)
      overlayAt = changes
    }
    // A closed overlay may fade out first.
    return topmost?.checkVisibility() ? topmost : undefined
  }
  function times(key: string) {
    return known.get(key) ?? 0
  }
  function nameOf(each: Element): string {
    return (
      each.getAttribute('aria-label') ||
      each.textContent ||
      (each as HTMLInputElement).labels?.[0]?.textContent ||
      ''
    ).trim()
  }
  function kindOf(each: Element): string {
    return `${each.localName} ${each.getAttribute('role') ?? ''} ${each.className}`
  }
  function stateOf({ element }: Control): string {
    return ['pressed', 'expanded', 'checked', 'selected']
      .map((each) => element.getAttribute(`aria-${each}`))
      .join()
  }
  function isThere(each: HTMLElement): boolean {
    return each.checkVisibility() && !each.matches(':disabled, [aria-disabled="true"]')
  }
  function isSpared(name: string): boolean {
    return spared.some((each) => name.toLowerCase().startsWith(each))
  }
  function order({ name, element }: Control): number {
    return LEAVES.test(name) ? 2 : element.role === 'tab' ? 1 : 0
  }
}
