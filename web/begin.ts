import { fetchCode } from './loading/fetch-code.ts'
import { keepPresses } from './presses.ts'

/**
 * The longest wait for the drawn page to be visible. Drawing the page comes first, and the code
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

/**
 * Waits until the browser reports that the page is on the screen; a hidden page is never reported.
 */
async function pageSeen(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  )
}

function timeGone(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
