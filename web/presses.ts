/** The name of the event on the document when a part of the page has become interactive. */
const partAlive = 'part-alive'

/** Announces that another part of the page is now interactive. */
export function tellAlive(): void {
  document.dispatchEvent(new Event(partAlive))
}

/**
 * Remembers presses on parts of a page that are not interactive yet, and repeats each press after
 * parts have hydrated, until it is handled. Otherwise readers would see nothing happen and press
 * again.
 */
export function keepPresses(): void {
  const missed = new Set<HTMLElement>()
  // The listener captures, because React stops the propagation of a press that it cannot handle
  // yet.
  document.addEventListener('click', handleClick, { capture: true })
  // Presses are repeated a moment later, because React handles no events while it commits. If
  // another part has hydrated, the press stays remembered.
  document.addEventListener(partAlive, () => setTimeout(pressAgain))

  function handleClick(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>(
      'button, [type=radio], [type=checkbox]',
    )
    if (!pressed) return
    if (isAlive(pressed)) {
      // A press on something that is interactive drops the remembered ones.
      if (event.isTrusted) missed.clear()
      return
    }
    missed.add(pressed)
    // The browser must not check the box or submit the form itself, because React would not notice
    // that.
    if (isHeld(pressed)) event.preventDefault()
    // If this listener is called, React can handle the press: React stops any other press before it
    // reaches the element.
    pressed.addEventListener('click', handleReached, { capture: true, once: true })
  }

  /**
   * Drops a press if React has hydrated the part for it, because React then handles the press
   * itself.
   */
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
  // Sets the former state again, so that React notices the change: React may have hydrated after
  // the browser checked the box.
  if (isChoice(element)) element.checked = !!element.checked
  element.click()
}

/** Says if the browser itself does something when the element is pressed. */
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
 * The fields that are used of React's internal record of an element. The record is in a property
 * with a random end of its name.
 */
interface Fiber {
  return: Fiber | null
  alternate: Fiber | null
  flags: number
}

/** Flags of a fiber that is rendered but not committed: `Placement` and `Hydrating` of React 19. */
const UNCOMMITTED = 2 | 4096

/**
 * Says if an element handles presses. React marks elements when it first renders their part, but
 * handles events only after it has committed the part.
 */
function isAlive(element: Element): boolean {
  const name = Object.keys(element).find((each) => each.startsWith('__reactFiber$'))
  if (name === undefined) return false
  let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[name]!
  for (; fiber; fiber = fiber.return)
    if (!fiber.alternate && fiber.flags & UNCOMMITTED) return false
  return true
}
