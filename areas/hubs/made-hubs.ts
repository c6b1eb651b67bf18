import { FIRST_HUB, type Hub, type HubSubPage } from './contract.ts'
import { subTabTarget } from './hubs.ts'

// Functions that make hubs, for the server and the demo. They are not in `hubs.ts`, because the
// first page loads that file.

/** The hub of everything, which nobody can delete. */
export function firstHub(door: string, subPages: HubSubPage[]): Hub {
  const path = subTabTarget(door)
  const kind = { isSpecial: false, isCustom: false }
  return { id: FIRST_HUB, name: 'News Hub', path, ...kind, subPages }
}

/** The hub that ranks models. */
export function leaderboardHub(door: string): Hub {
  const path = subTabTarget(door, '/lmarena')
  const page = (id: string, name: string) => ({ id, name, path: `${path}/${id}`, accent: false })
  return {
    id: 'lmarena',
    name: 'LMArena',
    path,
    isSpecial: true,
    isCustom: false,
    subPages: [
      page('leaderboard', 'Leaderboard'),
      page('text-arena', 'Text Arena'),
      page('vision-arena', 'Vision Arena'),
      page('about', 'About'),
    ],
  }
}

/** A hub that the reader made. */
export function customHub(
  door: string,
  { id, name }: Pick<Hub, 'id' | 'name'>,
  subPages: HubSubPage[],
): Hub {
  const path = subTabTarget(door, `/feed/${id}`)
  return { id, name, path, isSpecial: false, isCustom: true, subPages }
}
