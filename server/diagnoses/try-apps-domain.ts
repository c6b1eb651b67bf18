import { setTimeout as delay } from 'node:timers/promises'
import { Problem } from '#core/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { checkAppsDomain } from './check-apps.ts'

const KNOWN_MS = 60_000
/**
 * The longest time that a page waits for the trial. If the trial takes longer, the page shows the
 * outcome when it is loaded again.
 */
const WAITED_MS = 2000

/**
 * Returns a function that says, in the words of `doctor`, why names below APPS_DOMAIN do not lead
 * to this server; null if no fault is known, or not yet. It tests at most once a minute.
 */
export function appsDomainTrial(
  { apps, publicAddress, port }: Pick<Settings, 'apps' | 'publicAddress' | 'port'>,
  check = checkAppsDomain,
  clock = () => performance.now(),
): () => Promise<string | null> {
  let tried: { at: number; fault: Promise<string | null> } | null = null

  async function look(): Promise<string | null> {
    if (apps === null) return null
    try {
      await check(apps, { publicAddress, port }, true)
      return null
    } catch (error) {
      if (error instanceof Problem) return error.message
      throw error
    }
  }

  return () => {
    if (tried === null || clock() - tried.at >= KNOWN_MS) tried = { at: clock(), fault: look() }
    return Promise.race([tried.fault, delay(WAITED_MS, null, { ref: false })])
  }
}
