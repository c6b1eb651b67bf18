import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PieceDialogProvider } from '#areas/newsroom/web/lends/PieceDialogProvider.tsx'
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

/** The front page in a layout without modules. */
export function FeedView({ shown }: { shown: keyof typeof views }) {
  const View = views[shown]
  return (
    <PieceDialogProvider>
      <Suspense fallback={null}>
        <TopicTools />
      </Suspense>
      <View />
    </PieceDialogProvider>
  )
}
