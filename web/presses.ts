/** Said on the document when a part of the page has come to life. */
const partAlive = 'part-alive'

/** Tells that another part of the page answers from now on. */
export function tellAlive(): void {
  document.dispatchEvent(new Event(partAlive))
}

/**
 * Remembers the last button that was pressed where the server has drawn the page and its program has not come,
 * and presses it again whenever a part has come to life, until it is heard.
 */
export function keepPresses(): void {
  let missed: HTMLElement | null = null
  // Capturing, because React stops a press that it cannot answer.
  document.addEventListener('click', handleClick, { capture: true })
  document.addEventListener(partAlive, () => {
    // React hears nothing while it commits. Where it is another part that came to life, it is missed again.
    if (missed) setTimeout(() => missed?.click())
  })

  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    missed = button && !isAlive(button) ? button : null
    // A part whose code is there was woken by React, and has answered the press itself.
    if (missed) setTimeout(() => missed && isAlive(missed) && (missed = null))
  }
}

/** React marks the elements that it knows with a property of this name and a number. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactFiber$'))
}
