import type { World } from '#server/tools.ts'
import { repeat } from '#server/work-lane/repeat.ts'
import { actOnAged } from './apply-rules.ts'
import { applyWaiting } from './apply-to-past.ts'

/** The time between two searches for articles that have reached the age in a rule. */
const EVERY_MS = 5 * 60_000

/**
 * Applies rules that wait for it, including those that a dead worker left. Any number of workers
 * may do so.
 */
export function applyForever(tools: World, signal: AbortSignal): Promise<void> {
  return repeat(tools.log, signal, {
    name: 'rules',
    everyMs: EVERY_MS,
    async work() {
      await applyWaiting(tools)
      await tools.enqueue(actOnAged, {}, { dedupeKey: 'rules-aged' })
    },
  })
}
