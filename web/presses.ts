/** The event that the document hears when a part of the page has come to life. */
const partAlive = 'part-alive'

/** Tells that another part of the page answers from now on. */
export function tellAlive(): void {
  document.dispatchEvent(new Event(partAlive))
}

/**
 * Remembers presses on a page that the server has drawn and whose program has not loaded, and repeats each once after
 * parts have hydrated, until it is handled: readers who see nothing happen press twice.
 */
export function keepPresses(): void {
  const missed = new Set<HTMLElement>()
  // Capturing, because React stops a press that it cannot answer.
  document.addEventListener('click', handleClick, { capture: true })
  // React handles no events while it commits. If another part has hydrated, the press stays missed.
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
    // The browser would check the box or submit the form itself, and React would see no change.
    const isHeld = isChoice(pressed) || sendsForm(pressed)
    if (isHeld) event.preventDefault()
    setTimeout(() => {
      // A part with loaded code was woken by React, and has handled the press itself.
      if (isAlive(pressed) && missed.delete(pressed) && isHeld) press(pressed)
    })
  }

  function pressAgain() {
    const again = [...missed]
    missed.clear()
    again.forEach(press)
  }
}

function press(element: HTMLElement): void {
  // React may have hydrated after the browser checked it: the former state is restored, so that React sees the change.
  if (isChoice(element)) element.checked = !!element.checked
  element.click()
}

function isChoice(element: Element): element is HTMLInputElement {
  return 'checked' in element
}

function sendsForm(element: Element): boolean {
  return element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null
}

/** React's record of an element, under a property of this name and a number; the fields that tell something. */
interface Fiber {
  return: Fiber | null
  alternate: Fiber | null
  flags: number
}

/** Flags of a fiber that is drawn and not committed: `Placement` and `Hydrating` of React 19. */
const UNCOMMITTED = 2 | 4096

/** React knows the elements of a part from its first drawing on, and hears of presses once it has committed it. */
function isAlive(element: Element): boolean {
  const name = Object.keys(element).find((each) => each.startsWith('__reactFiber$'))
  if (name === undefined) return false
  let fiber: Fiber | null = (element as unknown as Record<string, Fiber>)[name]!
  for (; fiber; fiber = fiber.return)
    if (!fiber.alternate && fiber.flags & UNCOMMITTED) return false
  return true
}
