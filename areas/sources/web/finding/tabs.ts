import { lazyPart } from '#web/ui/lazy-part.tsx'

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
