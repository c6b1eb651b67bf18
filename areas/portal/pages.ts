import type { AddedPage, Portal } from './contract.ts'

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
  | 'app-studio'
  | 'ai-lab'
  | 'marketplace'
  | 'site-overview'
  | 'site-creation'
  | 'site-management'
  | 'ai-content'
  | 'automation'
  | 'coming-soon'
  | 'unknown'

/** What a page string leads to. */
export interface PageTarget {
  /** One of the above; the page of an area names one of the area's. */
  screen: string
  /** The section it belongs to; null for a page that nobody knows. */
  section: string | null
  title: string
  /** Name of the contract that its screen asks; where nobody keeps it, the page is coming soon. */
  needs: string | null
  /** It wants the width for itself, always or while something is open on it: see `foldsPanel`. */
  work?: Work | undefined
}

type Work = 'always' | 'while-open'

type PageDraft = readonly [path: string, title: string, screen: Screen, work?: Work]

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
  ...pagesOf('build-software', 'app-studio', [
    ['', 'App Studio', 'app-studio', 'while-open'],
    ['requirements', 'Requirements', 'coming-soon'],
    ['documentations', 'Documentations', 'coming-soon'],
    ['projects', 'Projects', 'coming-soon'],
    ['playground', 'Playground', 'coming-soon'],
    ['evaluator', 'Evaluator', 'coming-soon'],
    ['payments', 'Payments', 'coming-soon'],
  ]),
  ...pagesOf('ai-studio', 'ai-lab', [['', 'AI Lab', 'ai-lab']]),
  ...pagesOf('marketplace', 'marketplace', [['', 'Marketplace', 'marketplace']]),
  ...pagesOf('website-builder', 'website-builder', [
    ['', 'Website Builder', 'site-overview', 'always'],
    ['creation', 'Create a site', 'site-creation', 'always'],
    ['manage', 'Manage your site', 'site-management', 'always'],
    ['manage/pages', 'Pages', 'coming-soon'],
    ['manage/media', 'Media', 'coming-soon'],
    ['manage/plugins', 'Plugins', 'coming-soon'],
    ['manage/domains', 'Domains', 'coming-soon'],
    ['manage/analytics', 'Analytics', 'coming-soon'],
  ]),
  ...pagesOf('ai-content', 'ai-content', [
    ['', 'AI Content', 'ai-content'],
    ['templates', 'Templates', 'ai-content'],
    ['generate', 'Generate', 'ai-content'],
    ['history', 'History', 'ai-content'],
    ['brand-voice', 'Brand Voice', 'ai-content'],
    ['settings', 'Content Settings', 'ai-content'],
  ]),
  ...pagesOf('automation', 'automation', [
    ['', 'Automation', 'automation'],
    ['workflows', 'Workflows', 'automation'],
    ['agents', 'AI Agents', 'automation'],
    ['triggers', 'Triggers', 'automation'],
    ['integrations', 'Integrations', 'automation'],
    ['monitoring', 'Monitoring', 'automation'],
    ['settings', 'Automation Settings', 'automation'],
  ]),
])

/** Every page that the portal knows itself, below the door. */
export function everyPage(): string[] {
  return [...pages.keys()]
}

/** Below these, any further path shows the same as the page itself. */
const deepPages = ['news-hub/feed', 'news-hub/dashboard', 'ai-studio']

/** Pages on which something can be open, each with the folder below it in which that stands. */
const placedPages = [
  'build-software(?=/projects/)',
  'ai-studio(?:/[^/]+)?(?=/tabs/)',
  'marketplace(?=/categories/)',
  'website-builder(?=/sites/)',
  'website-builder/creation(?=/steps/)',
]
const opened = new RegExp(`^(.*?(?:${placedPages.join('|')}))/(.+/.+)`, 's')

export interface PageAndPlace {
  page: string
  /** What is open on the page, for `useRoute`; empty where nothing is. */
  place: string
}

/** A page string taken apart: "/build-software/projects/tide" is a project open on "/build-software". */
export function splitPage(path: string): PageAndPlace {
  const [, page = path, place = ''] = opened.exec(path) ?? []
  return { page, place }
}

/**
 * Which screen a page string shows. The string may be an address of either door
 * ("/demo/news-hub/feed", "/news-hub/feed") or the bare name of a section ("news-hub").
 */
export function resolvePage(page: string, added: readonly AddedPage[] = []): PageTarget {
  const name = pageOf(splitPage(page).page).replace(/^\/|\/$/g, '')
  const deep = deepPages.find((path) => name.startsWith(`${path}/`))
  return (
    pages.get(deep ?? (name || 'news-hub/feed')) ??
    added.find(({ path }) => path === name) ??
    unknown
  )
}

/** Whether the right panel is folded to its rail until the reader opens it. */
export function foldsPanel({ work }: PageTarget, place: string): boolean {
  return work === 'always' || (work === 'while-open' && place !== '')
}

/**
 * The same where only the named contracts are kept. A section without its contract is announced, with all
 * its pages; a page that a kept section does without is one that nobody knows.
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
  const landing = target.section && pages.get(target.section)
  return landing && isKept(landing) ? missing : { ...target, screen: 'coming-soon' }
}

/** A page without the door before it: what `goTo` and links take. */
export function pageOf(path: string): string {
  return path.replace(/^\/?demo(?=\/|$)/, '') || '/'
}

function pagesOf(
  section: string,
  needs: string,
  drafts: readonly PageDraft[],
): [string, PageTarget][] {
  return drafts.map(([path, title, screen, work]) => [
    path ? `${section}/${path}` : section,
    { screen, section, title, needs, work },
  ])
}
