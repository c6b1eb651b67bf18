import type { Hub } from './contract.ts'
import { feedHubSubPages } from './hubs.ts'
import { customHub } from './made-hubs.ts'

/**
 * Makes the next hub of the reader. Its name counts the custom hubs including itself, so the name
 * may exist already.
 */
export function newHub(hubs: readonly Hub[], door: string, nowMs: number): Hub {
  const count = hubs.filter(({ isCustom }) => isCustom).length
  const hub = { id: freeHubId(hubs, nowMs), name: nameOfNewHub(count) }
  return customHub(door, hub, feedHubSubPages(door))
}

export function nameOfNewHub(customCount: number): string {
  return `Custom Hub ${customCount + 1}`
}

/** Makes an unused id from the time, so that two hubs of the same millisecond get different ids. */
export function freeHubId(hubs: readonly { id: string }[], nowMs: number): string {
  const id = `hub-${nowMs}`
  return hubs.some((hub) => hub.id === id) ? freeHubId(hubs, nowMs + 1) : id
}

/** Renames any hub; a name that is empty after trimming is ignored. */
export function renameHub(hubs: readonly Hub[], id: string, typed: string): Hub[] {
  const name = typed.trim()
  return hubs.map((hub) => (hub.id === id && name ? { ...hub, name } : hub))
}

/** Deletes a hub, if it is a custom one. */
export function deleteHub(hubs: readonly Hub[], id: string): Hub[] {
  return hubs.filter((hub) => hub.id !== id || !hub.isCustom)
}
