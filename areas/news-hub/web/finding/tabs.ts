import { lazyPart } from '#web/ui/lazy-part.ts'

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
]
