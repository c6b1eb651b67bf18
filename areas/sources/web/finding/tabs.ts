import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AddressTab } from './AddressTab.tsx'

export interface FindingTabProps {
  /** Called when the reader has followed something here. */
  onFollowed: () => void
}

/** Where sources may be looked for, each with the contract without which it is not offered. */
export const findingTabs = [
  {
    value: 'websites',
    label: 'Websites',
    contract: 'finding',
    Content: lazyPart<FindingTabProps>(async () => (await import('./WebsitesTab.tsx')).WebsitesTab),
  },
  // With the tabs: on its page it is what stands there first.
  { value: 'address', label: 'By address', contract: 'sources', Content: AddressTab },
  {
    value: 'pages',
    label: 'Pages',
    contract: 'sources/listings',
    Content: lazyPart<FindingTabProps>(async () => (await import('./PagesTab.tsx')).PagesTab),
  },
  {
    value: 'packs',
    label: 'Starter packs',
    contract: 'sources/packs',
    Content: lazyPart<object>(async () => (await import('../lends/StarterPacks.tsx')).StarterPacks),
  },
  {
    value: 'reddit',
    label: 'Reddit',
    contract: 'reddit',
    Content: lazyPart<FindingTabProps>(async () => (await import('./RedditTab.tsx')).RedditTab),
  },
  {
    value: 'newsletters',
    label: 'Newsletters',
    contract: 'newsletters',
    Content: lazyPart<FindingTabProps>(
      async () => (await import('./NewslettersTab.tsx')).NewslettersTab,
    ),
  },
  {
    value: 'google-news',
    label: 'Google News',
    contract: 'google-news',
    Content: lazyPart<FindingTabProps>(
      async () => (await import('./GoogleNewsTab.tsx')).GoogleNewsTab,
    ),
  },
]
