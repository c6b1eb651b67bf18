import type { Hub } from '../contract.ts'
import { feedHubSubPages } from '../hubs.ts'
import { firstHub, leaderboardHub } from '../made-hubs.ts'

export const demoDoor = '/demo'

/** The hub of the demo with news, and the hub with the leaderboard. */
export const sampleHubs: readonly Hub[] = [
  firstHub(demoDoor, feedHubSubPages(demoDoor)),
  leaderboardHub(demoDoor),
]
