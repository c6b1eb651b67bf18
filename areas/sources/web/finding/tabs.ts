import type { ComponentType } from 'react'
import type { ContractName } from '#core/contract.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { AddressTab } from './AddressTab.tsx'

export interface FindingTabProps {
  /** Called when the reader has followed something here. */
  onFollowed: () => void
}

interface FindingTab {
  value: string
  label: string
  /** The contract without which it is not offered. */
  contract: ContractName
  Content: ComponentType<FindingTabProps>
}

/** The places to look for sources. */
export const findingTabs: readonly FindingTab[] = [
  {
    value: 'websites',
    label: 'Websites',
    contract: 'finding',
    Content: lazyPart<FindingTabProps>(async () => (await import('./WebsitesTab.tsx')).WebsitesTab),
  },
  // The tab is loaded with the others: on its page it is the first.
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
