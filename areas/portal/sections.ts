import type { ContractName } from '#core/contract.ts'
import type { AddedPage, Announcement, FramePart, Section, SectionDraft } from '#platform/places.ts'
import { resolvePage, type PageTarget } from './pages.ts'

const demoBase = '/demo'

/** The portal's own section, which comes before those of areas. */
const newsHub: SectionDraft = {
  id: 'news-hub',
  name: 'News Hub',
  shortLabel: 'News',
  icon: 'newspaper',
  description: 'Many sources, one article, and every sentence shows where it came from.',
  needs: 'feed',
  entry: '/news-hub/feed',
  subPages: [
    ['Feed', 'feed'],
    ['Add Feed', 'add-feed'],
    ['Sources', 'sources'],
    ['Personalization Profiles', 'personalize'],
    ['Automation Rules', 'rules'],
    ['Settings', 'settings'],
    ['AI Studio', 'ai-studio'],
  ],
}

/**
 * The sections with their addresses below `base`, such as "/demo". Sections whose contract is not
 * kept are coming soon, and their pages are not listed.
 */
export function sectionsBelow(
  base: string,
  kept: readonly ContractName[],
  parts: readonly FramePart[] = [],
): Section[] {
  const pages = pagesIn(parts)
  return [newsHub, ...parts.flatMap(({ section }) => section ?? [])].map(
    ({ needs, entry, subPages = [], isUpcomingInDemo = false, hiddenWithout, ...draft }) => ({
      shortLabel: draft.name,
      landingPath: `${base}/${draft.id}`,
      entryPage: entry?.startsWith('/') ? base + entry : (entry ?? `${base}/${draft.id}`),
      showDivider: false,
      ...draft,
      comingSoon: (isUpcomingInDemo && base === demoBase) || !kept.includes(needs),
      // Only an available section can be hidden; one that is coming soon is always in the sidebar.
      hidden: hiddenWithout !== undefined && kept.includes(needs) && !kept.includes(hiddenWithout),
      subPages: subPages
        .map(([name, path]) => ({ name, path: `/${draft.id}/${path}` }))
        .filter(({ path }) => {
          const page = resolvePage(path, pages)
          return isKept(page, kept) || (page.isAnnounced === true && kept.includes(needs))
        })
        .map(({ name, path }) => ({ name, path: base + path })),
    }),
  )
}

/** The pages that areas add to the frame. */
export function pagesIn(parts: readonly FramePart[]): AddedPage[] {
  return parts.flatMap(({ pages = [], section }) => {
    const common = {
      screen: 'coming-soon',
      section: section?.id ?? null,
      needs: section?.needs ?? null,
    }
    return pages.map((page) => {
      // The announcement is left out here, because only one page shows it.
      const { announced, ...place } = page
      const isAnnounced = announced !== undefined && place.screen !== undefined
      return { ...common, ...place, ...(isAnnounced && { isAnnounced }) }
    })
  })
}

/** The announcement of a page, which may begin with a slash; null if there is none. */
export function announcementIn(parts: readonly FramePart[], page: string): Announcement | null {
  const value = page.replace(/^\//, '')
  const all = parts.flatMap(({ pages = [] }) => pages)
  return all.find(({ path }) => path === value)?.announced ?? null
}

function isKept({ needs }: PageTarget, kept: readonly ContractName[]): boolean {
  return needs === null || kept.includes(needs)
}
