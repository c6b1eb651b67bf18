import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { GenerationProvider } from '#areas/newsroom/web/lends/GenerationProvider.tsx'
import { SearchResults } from './SearchResults.tsx'
import { SourceArticles } from './SourceArticles.tsx'
import { Synth } from './Synth.tsx'
import { Themes } from './Themes.tsx'

const TopicTools = lazyPart(async () => (await import('../LiveParts.tsx')).TopicTools)

const views = {
  search: SearchResults,
  source: SourceArticles,
  synth: Synth,
  theme: Themes,
}

/** The front page in another way than by its modules. */
export function FeedView({ shown }: { shown: keyof typeof views }) {
  const View = views[shown]
  return (
    <GenerationProvider>
      <Suspense fallback={null}>
        <TopicTools />
      </Suspense>
      <View />
    </GenerationProvider>
  )
}
