/** Said on the document when a part of the page has come to life. */
const partAlive = 'part-alive'

/** Tells that another part of the page answers from now on. */
export function tellAlive(): void {
  document.dispatchEvent(new Event(partAlive))
}

/**
 * Remembers what was pressed where the server has drawn the page and its program has not come, and presses it
 * again whenever a part has come to life, until it is heard: each once, since who sees nothing happen presses twice.
 */
export function keepPresses(): void {
  const missed = new Set<HTMLElement>()
  // Capturing, because React stops a press that it cannot answer.
  document.addEventListener('click', handleClick, { capture: true })
  // React hears nothing while it commits. Where it is another part that came to life, it is missed again.
  document.addEventListener(partAlive, () => setTimeout(pressAgain))

  function handleClick(event: MouseEvent) {
    const pressed = (event.target as Element).closest<HTMLElement>(
      'button, [type=radio], [type=checkbox]',
    )
    if (!pressed) return
    if (isAlive(pressed)) {
      // A press of something else gives up on it.
      if (event.isTrusted) missed.clear()
      return
    }
    missed.add(pressed)
    // The browser would choose or send a form by itself; what is chosen already is no change that React hears.
    const isHeld = isChoice(pressed) || sendsForm(pressed)
    if (isHeld) event.preventDefault()
    setTimeout(() => {
      // A part whose code is there was woken by React, and has answered the press of a button itself.
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
  // React may have come while the browser had chosen already: it is told what is chosen, before that changes.
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
