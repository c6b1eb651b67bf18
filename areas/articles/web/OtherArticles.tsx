import type { ArticlePage } from '../contract.ts'
import { Parting } from './corrections/Parting.tsx'
import { PerhapsSame } from './corrections/PerhapsSame.tsx'
import { Timeline } from './Timeline.tsx'

interface OtherArticlesProps {
  article: ArticlePage
  canCorrect: boolean
}

/**
 * Lists of articles of the same affair, of articles that were part of the same article, and of
 * those that may be about the same event.
 */
export function OtherArticles({ article, canCorrect }: OtherArticlesProps) {
  const { id, timeline, parting, perhapsSame = [] } = article
  return (
    <>
      {parting && <Parting article={id} parting={parting} canCorrect={canCorrect} />}
      {timeline && <Timeline timeline={timeline} />}
      {canCorrect && perhapsSame.length > 0 && <PerhapsSame article={id} others={perhapsSame} />}
    </>
  )
}
