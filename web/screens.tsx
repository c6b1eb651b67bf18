import { Suspense, type ComponentType } from 'react'
import { resolvePage, type PageTarget } from '#areas/portal/pages.ts'
import { ComingSoon } from '#areas/portal/web/ComingSoon.tsx'
import { Frame } from '#areas/portal/web/Frame.tsx'
import { SelectPage } from '#areas/portal/web/SelectPage.tsx'
import { usePage } from './page.tsx'
import { lazyPart } from './ui/lazy-part.ts'
import { Trouble } from './ui/Trouble.tsx'

/** A part of the page whose code is loaded when it is first shown. */
interface Part {
  /** The file it is in, by which the build names what comes with it. */
  source: string
  load: () => Promise<ComponentType>
}

const feed: Part = {
  source: 'areas/news-hub/web/FeedScreen.tsx',
  load: async () => (await import('#areas/news-hub/web/FeedScreen.tsx')).FeedScreen,
}
const addFeed: Part = {
  source: 'areas/news-hub/web/AddFeedScreen.tsx',
  load: async () => (await import('#areas/news-hub/web/AddFeedScreen.tsx')).AddFeedScreen,
}
const hubToolbar: Part = {
  source: 'areas/news-hub/web/HubToolbar.tsx',
  load: async () => (await import('#areas/news-hub/web/HubToolbar.tsx')).HubToolbar,
}

const Feed = lazyPart(feed.load)
const AddFeed = lazyPart(addFeed.load)
const HubToolbar = lazyPart(hubToolbar.load)

/** The frame, and in it the screen of the current page. */
export function Screens() {
  const { page } = usePage()
  const target = resolvePage(page)
  return (
    <Frame target={target} toolbar={isHubPage(target) ? <HubToolbar /> : undefined}>
      <Trouble key={page}>
        <Suspense fallback={null}>{screenOf(target)}</Suspense>
      </Trouble>
    </Frame>
  )
}

function screenOf({ screen, title }: PageTarget) {
  switch (screen) {
    case 'feed':
      return <Feed />
    case 'add-feed':
      return <AddFeed />
    case 'coming-soon':
      return <ComingSoon title={title} />
    case 'unknown':
      return <SelectPage />
  }
}

/** Fetches the code that an address needs, so that it is there before it is wanted. */
export async function loadScreen(address: string): Promise<void> {
  await Promise.all(partsAt(address).map(({ load }) => load()))
}

/** The files that an address needs on top of the app. */
export function sourcesAt(address: string): string[] {
  return partsAt(address).map(({ source }) => source)
}

function partsAt(address: string): Part[] {
  const target = resolvePage(address.split('?')[0]!)
  const parts = isHubPage(target) ? [hubToolbar] : []
  if (target.screen === 'feed') parts.push(feed)
  if (target.screen === 'add-feed') parts.push(addFeed)
  return parts
}

function isHubPage({ section }: PageTarget): boolean {
  return section === 'news-hub'
}
