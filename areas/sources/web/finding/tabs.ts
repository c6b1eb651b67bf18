import type { ComponentType } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { FindingPlace } from '../../contracts/finder.ts'
import { AddressTab } from './tabs/AddressTab.tsx'

export interface FindingTabProps {
  /** Called when the reader has followed a source in the tab. */
  onFollowed: () => void
}

interface FindingTab {
  value: FindingPlace
  label: string
  Content: ComponentType<FindingTabProps>
}

/** The tabs in which sources are found. */
export const findingTabs: readonly FindingTab[] = [
  {
    value: 'websites',
    label: 'Websites',
    Content: lazyPart<FindingTabProps>(
      async () => (await import('./tabs/WebsitesTab.tsx')).WebsitesTab,
    ),
  },
  // The code of this tab is not loaded separately, because it is the first tab on its page.
  { value: 'address', label: 'By address', Content: AddressTab },
  {
    value: 'pages',
    label: 'Pages',
    Content: lazyPart<FindingTabProps>(async () => (await import('./tabs/PagesTab.tsx')).PagesTab),
  },
  {
    value: 'packs',
    label: 'Starter packs',
    Content: lazyPart<object>(async () => (await import('../lends/StarterPacks.tsx')).StarterPacks),
  },
  {
    value: 'reddit',
    label: 'Reddit',
    Content: lazyPart<FindingTabProps>(
      async () => (await import('./tabs/RedditTab.tsx')).RedditTab,
    ),
  },
  {
    value: 'newsletters',
    label: 'Newsletters',
    Content: lazyPart<FindingTabProps>(
      async () => (await import('./tabs/NewslettersTab.tsx')).NewslettersTab,
    ),
  },
  {
    value: 'google-news',
    label: 'Google News',
    Content: lazyPart<FindingTabProps>(
      async () => (await import('./tabs/GoogleNewsTab.tsx')).GoogleNewsTab,
    ),
  },
]
