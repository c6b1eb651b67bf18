import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { topicArticles } from '../contract.ts'

/** Says which endpoints apply the topic's instructions, tone and style. */
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
        ? 'Instructions need an AI endpoint. Without one, everything that matches is included.'
        : `“${judge}” leaves out what does not fit the instructions; you can review it here.`}{' '}
      {writer === null
        ? 'Without an AI endpoint, tone and style have no effect.'
        : `“${writer}” writes its articles in this tone and style, following the instructions.`}
    </p>
  )
}
