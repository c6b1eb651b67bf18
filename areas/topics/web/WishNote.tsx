import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { topicArticles } from '../contracts/topic-articles.ts'

/** What tone, style and instructions do, with the endpoints that the reader has. */
export function WishNote() {
  return (
    <Trouble silent>
      <Suspense fallback={null}>
        <Words />
      </Suspense>
    </Trouble>
  )
}

function Words() {
  const { judge, writer } = useRead(topicArticles.getWishKeepers, {})
  return (
    <p className="meta">
      {judge === null
        ? 'Instructions need an AI endpoint of yours; without one, everything that matches belongs.'
        : `“${judge}” leaves out what does not fit the instructions, and you can look at it here.`}{' '}
      {writer === null
        ? 'Articles stand in the words of their sources, in whatever tone those have.'
        : `“${writer}” writes its articles by the tone, the style and the instructions.`}
    </p>
  )
}
