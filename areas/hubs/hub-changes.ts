import type { Hub } from './contract.ts'
import { feedHubSubPages, subTabTarget } from './hubs.ts'

/** The next hub that the reader makes. Its number counts the custom hubs, so it may come again. */
export function newHub(hubs: readonly Hub[], door: string, nowMs: number): Hub {
  const number = hubs.filter(({ isCustom }) => isCustom).length + 1
  const id = freeId(hubs, nowMs)
  return {
    id,
    name: `Custom Hub ${number}`,
    path: subTabTarget(door, `/feed/${id}`),
    isSpecial: false,
    isCustom: true,
    subPages: feedHubSubPages(door),
  }
}

/** Two hubs of the same millisecond still differ. */
function freeId(hubs: readonly Hub[], nowMs: number): string {
  const id = `hub-${nowMs}`
  return hubs.some((hub) => hub.id === id) ? freeId(hubs, nowMs + 1) : id
}

/** Any hub may be renamed; a name that is empty after trimming is discarded. */
export function renameHub(hubs: readonly Hub[], id: string, typed: string): Hub[] {
  const name = typed.trim()
  return hubs.map((hub) => (hub.id === id && name ? { ...hub, name } : hub))
}

/** Only custom hubs go. */
export function deleteHub(hubs: readonly Hub[], id: string): Hub[] {
  return hubs.filter((hub) => hub.id !== id || !hub.isCustom)
}
