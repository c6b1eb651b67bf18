import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { FeedModule } from '../../contracts/feed-settings.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

const ModuleSettings = lazyPart(async () => (await import('./ModuleSettings.tsx')).ModuleSettings)

/** A button that opens the settings of a module; only shown while the feed is being customized. */
export function ConfigureButton({ module }: { module: FeedModule }) {
  const { isCustomizing } = useFeedPage()
  return (
    isCustomizing && (
      <Suspense fallback={null}>
        <ModuleSettings module={module} />
      </Suspense>
    )
  )
}
