import type { AddedPage, Section } from './contract.ts'
import { resolvePage, type PageTarget } from './pages.ts'

type SubPage = Section['subPages'][number]
type SubPageDraft = [name: string, path: string]

/** What an area adds to the frame around the screens. */
export interface FramePart {
  /** Its pages beside those of pages.ts. */
  pages?: readonly AddedPage[]
  /** Its own entry in the sidebar, below those that are there. */
  section?: SectionDraft
}

interface SectionDraft extends Partial<Section> {
  id: string
  name: string
  icon: string
  description: string
  /** Name of the contract that its screens ask. */
  needs: string
  /** Where its entry leads instead of its landing page: below the door, or a bare page value. */
  entry?: string
}

/** The sections that the portal knows itself, in the order of the sidebar. */
const drafts: readonly SectionDraft[] = [
  {
    id: 'news-hub',
    name: 'News Hub',
    shortLabel: 'News',
    icon: 'newspaper',
    description: 'Many sources, one article, and every sentence shows where it came from.',
    needs: 'feed',
    entry: '/news-hub/feed',
    subPages: subPages(
      'news-hub',
      ['Feed', 'feed'],
      ['Add Feed', 'add-feed'],
      ['Sources', 'sources'],
      ['Personalization Profiles', 'personalize'],
      ['Automation Rules', 'rules'],
      ['Settings', 'settings'],
      ['AI Studio', 'ai-studio'],
    ),
  },
  {
    id: 'build-software',
    name: 'App Studio',
    shortLabel: 'Apps',
    icon: 'blocks',
    description: 'Build and deploy apps with the help of AI.',
    needs: 'app-studio',
    // Its bare name is the one page without a top bar.
    entry: 'build-software',
    subPages: subPages(
      'build-software',
      ['Requirements', 'requirements'],
      ['Documentations', 'documentations'],
      ['Projects', 'projects'],
      ['Playground', 'playground'],
      ['Evaluator', 'evaluator'],
      ['Payments', 'payments'],
    ),
  },
  {
    id: 'ai-studio',
    name: 'AI Lab',
    shortLabel: 'Lab',
    icon: 'flask',
    description: 'Train, fine-tune and deploy models.',
    needs: 'ai-lab',
    subPages: subPages(
      'ai-studio',
      ['Playground', 'playground'],
      ['Catalog', 'catalog'],
      ['Spaces', 'spaces'],
      ['Models', 'models'],
      ['Fine-tuning', 'fine-tuning'],
      ['Inference', 'inference'],
    ),
  },
  {
    id: 'marketplace',
    name: 'Marketplace',
    shortLabel: 'Market',
    icon: 'store',
    description: 'Productivity tools from the community.',
    needs: 'marketplace',
    showDivider: true,
  },
  {
    id: 'website-builder',
    name: 'Website Builder',
    shortLabel: 'Sites',
    icon: 'globe',
    description: 'From a few answers to a site of your own.',
    needs: 'website-builder',
    hidden: true,
    subPages: subPages('website-builder', ['Create a site', 'creation'], ['Manage', 'manage']),
  },
  {
    id: 'ai-content',
    name: 'AI Content',
    shortLabel: 'Content',
    icon: 'pen',
    description: 'Texts in your own voice, from templates.',
    needs: 'ai-content',
    comingSoon: true,
    subPages: subPages(
      'ai-content',
      ['Templates', 'templates'],
      ['Generate', 'generate'],
      ['History', 'history'],
      ['Brand Voice', 'brand-voice'],
      ['Settings', 'settings'],
    ),
  },
  {
    id: 'automation',
    name: 'Automation',
    shortLabel: 'Flows',
    icon: 'workflow',
    description: 'Workflows and agents for routine tasks.',
    needs: 'automation',
    comingSoon: true,
    subPages: subPages(
      'automation',
      ['Workflows', 'workflows'],
      ['AI Agents', 'agents'],
      ['Triggers', 'triggers'],
      ['Integrations', 'integrations'],
      ['Monitoring', 'monitoring'],
      ['Settings', 'settings'],
    ),
  },
]

/**
 * The sections with their addresses below `base`, such as "/demo". What nobody keeps yet is coming
 * soon, and its pages are not listed.
 */
export function sectionsBelow(
  base: string,
  kept: readonly string[],
  parts: readonly FramePart[] = [],
): Section[] {
  const pages = pagesIn(parts)
  return [...drafts, ...parts.flatMap(({ section }) => section ?? [])].map(
    ({ needs, entry, ...draft }) => ({
      shortLabel: draft.name,
      landingPath: `${base}/${draft.id}`,
      entryPage: entry?.startsWith('/') ? base + entry : (entry ?? `${base}/${draft.id}`),
      showDivider: false,
      ...draft,
      comingSoon: draft.comingSoon === true || !kept.includes(needs),
      // What is announced stands in the sidebar, also where the kept page would not.
      hidden: draft.hidden === true && kept.includes(needs),
      subPages: (draft.subPages ?? [])
        .filter(({ path }) => isKept(resolvePage(path, pages), kept))
        .map(({ name, path }) => ({ name, path: base + path })),
    }),
  )
}

/** The pages that areas add, as the frame is told of them. */
export function pagesIn(parts: readonly FramePart[]): AddedPage[] {
  return parts.flatMap(({ pages }) => pages ?? [])
}

function isKept({ needs }: PageTarget, kept: readonly string[]): boolean {
  return needs === null || kept.includes(needs)
}

function subPages(section: string, ...pages: SubPageDraft[]): SubPage[] {
  return pages.map(([name, path]) => ({ name, path: `/${section}/${path}` }))
}
