import type { Hub } from '../contract.ts'
import { feedHubSubPages } from '../hubs.ts'
import { firstHub, leaderboardHub } from '../made-hubs.ts'

export const demoDoor = '/demo'

/** The hub of news, and the one that ranks models. */
export const sampleHubs: readonly Hub[] = [
  firstHub(demoDoor, feedHubSubPages(demoDoor)),
  leaderboardHub(demoDoor),
]
