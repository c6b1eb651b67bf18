/** What a page string leads to. */
export interface PageTarget {
  screen: 'feed' | 'add-feed' | 'coming-soon' | 'unknown'
  /** The section it belongs to; null for a page that nobody knows. */
  section: string | null
  title: string
}

const feed: PageTarget = { screen: 'feed', section: 'news-hub', title: 'Feed' }
const addFeed: PageTarget = { screen: 'add-feed', section: 'news-hub', title: 'Add Feed' }
const unknown: PageTarget = { screen: 'unknown', section: null, title: 'Select a Page' }

const pages = new Map<string, PageTarget>(
  Object.entries({
    'news-hub': feed,
    'news-hub/feed': feed,
    'news-hub/dashboard': feed,
    'news-hub/add-feed': addFeed,
    ...soon('news-hub', { rules: 'Automation Rules', settings: 'Settings' }),
    ...soon('news-hub', { personalize: 'Personalization Profiles', 'ai-studio': 'AI Studio' }),
    ...soon('news-hub', { lmarena: 'LMArena' }),
    ...soon('build-software', {
      '': 'App Studio',
      requirements: 'Requirements',
      documentations: 'Documentations',
      projects: 'Projects',
      playground: 'Playground',
      evaluator: 'Evaluator',
      payments: 'Payments',
    }),
    ...soon('ai-studio', { '': 'AI Lab' }),
    ...soon('marketplace', { '': 'Marketplace' }),
    ...soon('website-builder', {
      '': 'Website Builder',
      creation: 'Create a site',
      manage: 'Manage your site',
      'manage/pages': 'Pages',
      'manage/media': 'Media',
      'manage/plugins': 'Plugins',
      'manage/domains': 'Domains',
      'manage/analytics': 'Analytics',
    }),
    ...soon('ai-content', { '': 'AI Content' }),
    ...soon('automation', { '': 'Automation' }),
  }),
)

/** Below these, any further path shows the same as the page itself. */
const deepPages = ['news-hub/feed', 'news-hub/dashboard', 'news-hub/lmarena', 'ai-studio']

/**
 * Which screen a page string shows. The string may be an address of either door
 * ("/demo/news-hub/feed", "/news-hub/feed") or the bare name of a section ("news-hub").
 */
export function resolvePage(page: string): PageTarget {
  const name = page.replace(/^\/?demo(?=\/|$)/, '').replace(/^\/|\/$/g, '')
  if (name === '') return feed
  const deep = deepPages.find((path) => name.startsWith(`${path}/`))
  return pages.get(deep ?? name) ?? unknown
}

/** A page without the door before it: what `goTo` and links take. */
export function pageOf(path: string): string {
  return path.replace(/^\/demo(?=\/|$)/, '') || '/'
}

function soon(section: string, titles: Record<string, string>): Record<string, PageTarget> {
  const entries = Object.entries(titles).map(([path, title]) => [
    path ? `${section}/${path}` : section,
    { screen: 'coming-soon', section, title },
  ])
  return Object.fromEntries(entries) as Record<string, PageTarget>
}
