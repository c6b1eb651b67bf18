import type { Hub, HubSubPage } from '../contract.ts'
import { feedHubSubPages, subTabTarget } from '../hubs.ts'

export const demoDoor = '/demo'

const leaderboardPath = subTabTarget(demoDoor, '/lmarena')

/** The hub of news, and the one that ranks models. */
export const sampleHubs: readonly Hub[] = [
  {
    id: 'news-hub',
    name: 'News Hub',
    path: subTabTarget(demoDoor),
    isSpecial: false,
    isCustom: false,
    subPages: feedHubSubPages(demoDoor),
  },
  {
    id: 'lmarena',
    name: 'LMArena',
    path: leaderboardPath,
    isSpecial: true,
    isCustom: false,
    subPages: [
      arenaPage('leaderboard', 'Leaderboard'),
      arenaPage('text-arena', 'Text Arena'),
      arenaPage('vision-arena', 'Vision Arena'),
      arenaPage('about', 'About'),
    ],
  },
]

function arenaPage(id: string, name: string): HubSubPage {
  return { id, name, path: `${leaderboardPath}/${id}`, accent: false }
}
