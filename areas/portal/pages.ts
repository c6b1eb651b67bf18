import type { ContractName } from '#core/contract.ts'
import { matchRoute } from '#core/route.ts'
import type { Portal } from './contract.ts'
import type { AddedPage } from '#platform/places.ts'

type Screen =
  | 'feed'
  | 'add-feed'
  | 'sources'
  | 'profiles'
  | 'rules'
  | 'hub-settings'
  | 'ai-settings'
  | 'leaderboard'
  | 'arena'
  | 'about-arena'
  | 'coming-soon'
  | 'unknown'

/** The target of a page string. */
export interface PageTarget {
  /** The name of a screen: one of those above, or of an area for a page that an area adds. */
  screen: string
  /**
   * The id of the section that the page belongs to; null if the page is unknown or in no section.
   */
  section: string | null
  title: string
  /**
   * The contract that the screen uses. If nothing keeps it, the page is coming soon or unknown.
   * Null if the screen needs none.
   */
  needs: ContractName | null
  isWork?: boolean | undefined
  isAnnounced?: boolean | undefined
  showsSites?: boolean | undefined
}

type PageDraft = readonly [path: string, title: string, screen: Screen]

const unknown: PageTarget = {
  screen: 'unknown',
  section: null,
  title: 'Select a Page',
  needs: null,
}

const pages = new Map<string, PageTarget>([
  ...pagesOf('news-hub', 'feed', [
    ['', 'Feed', 'feed'],
    ['feed', 'Feed', 'feed'],
    ['dashboard', 'Feed', 'feed'],
  ]),
  ...pagesOf('news-hub', 'sources', [['add-feed', 'Add Feed', 'add-feed']]),
  ...pagesOf('news-hub', 'sources/health', [['sources', 'Sources', 'sources']]),
  ...pagesOf('news-hub', 'profiles', [['personalize', 'Personalization Profiles', 'profiles']]),
  ...pagesOf('news-hub', 'rules', [['rules', 'Automation Rules', 'rules']]),
  ...pagesOf('news-hub', 'hub-settings', [['settings', 'Settings', 'hub-settings']]),
  ...pagesOf('news-hub', 'ai-settings', [['ai-studio', 'AI Studio', 'ai-settings']]),
  ...pagesOf('news-hub', 'leaderboard', [
    ['lmarena', 'LMArena Leaderboard', 'leaderboard'],
    ['lmarena/leaderboard', 'LMArena Leaderboard', 'leaderboard'],
    ['lmarena/text-arena', 'Text Arena', 'arena'],
    ['lmarena/vision-arena', 'Vision Arena', 'arena'],
    ['lmarena/about', 'About LMArena', 'about-arena'],
  ]),
])

/** The portal's own pages, without `/demo` in front. */
export function everyPage(): string[] {
  return [...pages.keys()]
}

/** Pages that also open at every longer path that begins with theirs. */
const deepPages = ['news-hub/feed', 'news-hub/dashboard']

export interface PageAndPlace {
  page: string
  /** The rest of the path, which says what is open on the page (see `useRoute`); may be empty. */
  place: string
  /** The screen of the area for this page and place. */
  screen?: string | undefined
}

/**
 * Splits a page string: "/build-software/projects/tide" is the page "/build-software" with a
 * project open on it.
 */
export function splitPage(path: string, added: readonly AddedPage[]): PageAndPlace {
  const name = pageOf(path).replace(/^\//, '')
  const { path: pattern = '', opens, screen } = placeAt(name, added) ?? {}
  if (!opens) return { page: path, place: '', screen }
  const place = name.split('/').slice(pattern.split('/').length).join('/')
  return { page: path.slice(0, -place.length - 1), place, screen }
}

/** The first added page whose path matches the name, in the order of areas. */
function placeAt(name: string, added: readonly AddedPage[]): AddedPage | undefined {
  return added.find(({ path, opens }) => matchRoute(opens ? `${path}/${opens}` : path, name))
}

/**
 * Finds the screen for a page string, which may also say what is open on the page. The string may
 * be an address of the demo or the server ("/demo/news-hub/feed", "/news-hub/feed"), or the bare
 * name of a section ("news-hub").
 */
export function resolvePage(page: string, added: readonly AddedPage[] = []): PageTarget {
  const name = pageOf(page).replace(/^\/|\/$/g, '')
  const deep = deepPages.find((path) => name.startsWith(`${path}/`))
  return pages.get(deep ?? (name || 'news-hub/feed')) ?? placeAt(name, added) ?? unknown
}

/**
 * Finds the screen of a page. A page whose contract is not kept is coming soon if its section is
 * not kept either, or if it is announced; otherwise it is unknown.
 */
export function resolveKeptPage(
  page: string,
  { kept, pages: added, missingPage }: Pick<Portal, 'kept' | 'pages' | 'missingPage'>,
): PageTarget {
  const target = resolvePage(page, added)
  const missing = { ...unknown, title: missingPage ?? unknown.title }
  const isKept = ({ needs }: PageTarget) => needs === null || kept.includes(needs)
  if (target === unknown) return missing
  if (isKept(target)) return target
  const landing = target.section ? resolvePage(target.section, added) : unknown
  const isMissing = landing !== unknown && isKept(landing) && !target.isAnnounced
  return isMissing ? missing : { ...target, screen: 'coming-soon' }
}

/** A page without `/demo` in front, as `goTo` and links take it. */
export function pageOf(path: string): string {
  return path.replace(/^\/?demo(?=\/|$)/, '') || '/'
}

function pagesOf(
  section: string,
  needs: ContractName,
  drafts: readonly PageDraft[],
): [string, PageTarget][] {
  return drafts.map(([path, title, screen]) => [
    path ? `${section}/${path}` : section,
    { screen, section, title, needs },
  ])
}
