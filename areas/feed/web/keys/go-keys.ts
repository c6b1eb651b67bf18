import { portal } from '#areas/portal/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { pageTitle } from '#areas/portal/web/lends/page-title.ts'
import type { KeyCommand } from '../../keys.ts'

const pages = {
  'go-feed': '/news-hub/feed',
  'go-add-feed': '/news-hub/add-feed',
  'go-sources': '/news-hub/sources',
  'go-profiles': '/news-hub/personalize',
  'go-rules': '/news-hub/rules',
  'go-settings': '/news-hub/settings',
  'go-leaderboard': '/news-hub/lmarena',
  'go-app-studio': 'build-software',
  'go-marketplace': '/marketplace',
  'go-automation': '/automation',
} as const satisfies Partial<Record<KeyCommand, string>>

export interface GoKey {
  command: keyof typeof pages
  page: string
  title: string
}

/** Keys that lead to existing pages. */
export function useGoKeys(): GoKey[] {
  const frame = useRead(portal.getPortal, {})
  return (Object.keys(pages) as (keyof typeof pages)[]).flatMap((command) => {
    const title = pageTitle(pages[command], frame)
    return title === null ? [] : [{ command, page: pages[command], title }]
  })
}
