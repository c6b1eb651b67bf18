import type { Hub, HubSubPage } from './contract.ts'

/** The pages of a hub with a feed, in the order of its tabs. */
export const feedHubTabs = [
  { id: 'feed', name: 'Feed', accent: false },
  { id: 'add-feed', name: 'Add Feed', accent: false },
  { id: 'personalize', name: 'Personalization Profiles', accent: false },
  { id: 'rules', name: 'Automation Rules', accent: false },
  { id: 'settings', name: 'Settings', accent: false },
  { id: 'ai-studio', name: 'AI Studio', accent: true },
] as const

/** The tab for the health of sources, after Add Feed; shown only if the server has the contract. */
const sourcesTab = { id: 'sources', name: 'Sources', accent: false }

/**
 * The address of a tab. It is the same for all hubs, since the chosen hub is remembered separately.
 */
export function subTabTarget(door: string, tabPath = '/feed'): string {
  return `${door}/news-hub${tabPath}`
}

export function feedHubSubPages(door: string): HubSubPage[] {
  return feedHubTabs.map((tab) => pageOfTab(door, tab))
}

/** All possible tabs; a door shows those that its sidebar lists. */
export function everySubPage(door: string): HubSubPage[] {
  return feedHubSubPages(door).toSpliced(2, 0, pageOfTab(door, sourcesTab))
}

function pageOfTab(door: string, tab: Omit<HubSubPage, 'path'>): HubSubPage {
  return { ...tab, path: subTabTarget(door, `/${tab.id}`) }
}

/**
 * The hub that is open: a special hub if the page is one of its own, otherwise the last chosen one,
 * or else the first.
 */
export function activeHub(
  hubs: readonly Hub[],
  path: string,
  chosenId: string | null,
): Hub | undefined {
  const atOwnPage = hubs.find((hub) => hub.isSpecial && isAtOrBelow(path, hub.path))
  const chosen = hubs.find((hub) => hub.id === chosenId && !hub.isSpecial)
  return atOwnPage ?? chosen ?? hubs[0]
}

/**
 * The id of a hub in the address of a page, such as ".../news-hub/feed/{hubId}"; null if there is
 * none.
 */
export function hubIdIn(path: string): string | null {
  return /(?:^|\/)news-hub\/feed\/([^/]+)/.exec(path)?.[1] ?? null
}

/**
 * The tab of a page. The hub's own address belongs to the first tab, and paths below the feed
 * belong to the feed's tab.
 */
export function shownTab(tabs: readonly HubSubPage[], path: string): HubSubPage | undefined {
  if (isFeedPage(path)) return tabs.find(({ id }) => id === 'feed')
  const [first] = tabs
  return (
    tabs.find((tab) => tab.path === path) ??
    (first && isParent(path, first.path) ? first : undefined)
  )
}

/**
 * Says if a page belongs to the feed: the hub's own address, its dashboard, and paths below its
 * feed.
 */
export function isFeedPage(path: string): boolean {
  return /(?:^|\/)news-hub(?:\/(?:feed|dashboard)(?:\/[^]*)?)?$/.test(path)
}

function isParent(path: string, childPath: string): boolean {
  return childPath.slice(0, childPath.lastIndexOf('/')) === path
}

function isAtOrBelow(path: string, hubPath: string): boolean {
  return path === hubPath || path.startsWith(`${hubPath}/`)
}
