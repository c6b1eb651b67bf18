/** The event on the document when a part of the page has become interactive. */
const partAlive = 'part-alive'

/** Announces that another part of the page is now interactive. */
export function tellAlive(): void {
  document.dispatchEvent(new Event(partAlive))
}

/**
 * Remembers presses on a page that the server has drawn and whose program has not loaded, and
 * repeats each one after parts have hydrated, until it is handled. Otherwise readers would see
 * nothing happen and press again.
 */
export function keepPresses(): void {
  const missed = new Set<HTMLElement>()
  // Capturing, because React stops the propagation of a press that it cannot handle yet.
  document.addEventListener('click', handleClick, { capture: true })
  // React handles no events while it commits. If a different part has hydrated, the press stays
  // remembered.
  document.addEventListener(partAlive, () => setTimeout(pressAgain))

  function handleClick(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>(
      'button, [type=radio], [type=checkbox]',
    )
    if (!pressed) return
    if (isAlive(pressed)) {
      // A press on something else drops it.
      if (event.isTrusted) missed.clear()
      return
    }
    missed.add(pressed)
    // Otherwise the browser would check the box or submit the form itself, and React would not
    // notice the change.
    if (isHeld(pressed)) event.preventDefault()
    // A press that React cannot handle yet never reaches the element: React stops it on its way.
    pressed.addEventListener('click', handleReached, { capture: true, once: true })
  }

  /** Drops a press for which React has hydrated the part, as its code had loaded: React handles it. */
  function handleReached({ currentTarget }: Event) {
    const pressed = currentTarget as HTMLElement
    if (isAlive(pressed) && missed.delete(pressed) && isHeld(pressed))
      setTimeout(() => press(pressed))
  }

  function pressAgain() {
    const again = [...missed]
    missed.clear()
    again.forEach(press)
  }
}

function press(element: HTMLElement): void {
  // React may have hydrated after the browser checked it, so the former state is restored to make
  // React notice the change.
  if (isChoice(element)) element.checked = !!element.checked
  element.click()
}

/** Says if the browser itself would do something on a press. */
function isHeld(element: Element): boolean {
  return isChoice(element) || sendsForm(element)
}

function isChoice(element: Element): element is HTMLInputElement {
  return 'checked' in element
}

function sendsForm(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null
}

/**
 * React's internal record of an element, in a property with this name and a number; only the fields
 * that are used.
 */
interface Fiber {
  return: Fiber | null
  alternate: Fiber | null
  flags: number
}

/** Flags of a fiber that is drawn and not committed: `Placement` and `Hydrating` of React 19. */
const UNCOMMITTED = 2 | 4096

/**
 * Says if a part handles presses. React marks the elements of a part when it first renders it, but
 * only handles events once it has committed it.
 */
function isAlive(element: Element): boolean {
  const name = Object.keys(element).find((each) => each.startsWith('__reactFiber$'))
  if (name === undefined) return false
  let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[name]!
  for (; fiber; fiber = fiber.return)
    if (!fiber.alternate && fiber.flags & UNCOMMITTED) return false
  return true
}
