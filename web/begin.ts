import { fetchCode } from './loading/fetch-code.ts'
import { keepPresses } from './presses.ts'

/**
 * Starts the program once the drawn page is visible: drawing the page comes first, and the code
 * that makes it interactive follows at once.
 */
const LONGEST_WAIT_MS = 1_000

keepPresses()
void begin()

async function begin(): Promise<void> {
  await Promise.race([pageSeen(), timeGone(LONGEST_WAIT_MS)])
  const modules = document.querySelectorAll<HTMLLinkElement>('link[data-program]')
  for (const each of modules) each.rel = 'modulepreload'
  await fetchCode(() => import(/* @vite-ignore */ modules[0]!.href))
}

/** Browsers report a paint once it is on the screen; a hidden page has none. */
async function pageSeen(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
}

function timeGone(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
