import { Suspense } from 'react'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useKept } from '#web/asking/use-kept.ts'

const EpisodesOfArticle = lazyPart(
  async () => (await import('../EpisodesOfArticle.tsx')).EpisodesOfArticle,
)

/** The recordings that sources published with an article, which is shown without waiting for them. */
export function ArticleEpisodes({ id }: { id: number }) {
  const isKept = useKept('episodes')
  if (!isKept) return null
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <EpisodesOfArticle article={id} />
      </Suspense>
    </Trouble>
  )
}
