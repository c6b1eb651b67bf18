import type { Section } from './contract.ts'

type SubPage = Section['subPages'][number]
type SubPageDraft = [name: string, path: string]

interface SectionDraft extends Partial<Section> {
  id: string
  name: string
  icon: string
  description: string
}

/** Every section of the portal, in the order of the sidebar. */
const drafts: readonly SectionDraft[] = [
  {
    id: 'news-hub',
    name: 'News Hub',
    shortLabel: 'News',
    icon: 'newspaper',
    description: 'Many sources, one article, and every sentence shows where it came from.',
    subPages: subPages('news-hub', ['Feed', 'feed'], ['Add Feed', 'add-feed']),
  },
  {
    id: 'build-software',
    name: 'App Studio',
    shortLabel: 'Apps',
    icon: 'blocks',
    description: 'Build and deploy apps with the help of AI.',
    comingSoon: true,
  },
  {
    id: 'ai-studio',
    name: 'AI Lab',
    shortLabel: 'Lab',
    icon: 'flask',
    description: 'Train, fine-tune and deploy models.',
    comingSoon: true,
  },
  {
    id: 'marketplace',
    name: 'Marketplace',
    shortLabel: 'Market',
    icon: 'store',
    description: 'Productivity tools from the community.',
    showDivider: true,
    comingSoon: true,
  },
  {
    id: 'website-builder',
    name: 'Website Builder',
    shortLabel: 'Sites',
    icon: 'globe',
    description: 'From a few answers to a site of your own.',
    hidden: true,
  },
  {
    id: 'ai-content',
    name: 'AI Content',
    shortLabel: 'Content',
    icon: 'pen',
    description: 'Texts in your own voice, from templates.',
    comingSoon: true,
  },
  {
    id: 'automation',
    name: 'Automation',
    shortLabel: 'Flows',
    icon: 'workflow',
    description: 'Workflows and agents that do the routine.',
    comingSoon: true,
  },
]

/** The sections with their addresses below `base`, such as "/demo". */
export function sectionsBelow(base: string): Section[] {
  return drafts.map((draft) => ({
    shortLabel: draft.name,
    landingPath: `${base}/${draft.id}`,
    showDivider: false,
    comingSoon: false,
    hidden: false,
    ...draft,
    subPages: (draft.subPages ?? []).map(({ name, path }) => ({ name, path: base + path })),
  }))
}

/** The sections that a reader can go to from the sidebar. */
export function available(sections: readonly Section[]): Section[] {
  return sections.filter((section) => !section.comingSoon && !section.hidden)
}

/** The sections that are announced. */
export function upcoming(sections: readonly Section[]): Section[] {
  return sections.filter((section) => section.comingSoon)
}

function subPages(section: string, ...pages: SubPageDraft[]): SubPage[] {
  return pages.map(([name, path]) => ({ name, path: `/${section}/${path}` }))
}
