import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { topics } from '../../contract.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'
import { SearchedLine } from '../SearchedLine.tsx'
import { TopicOverlay } from '../TopicOverlay.tsx'

/** What the feed offers where it is known which articles a topic holds. */
export function TopicTools() {
  const { params } = usePage()
  const search = params.get('q')
  return (
    <>
      {search && <SearchedLine search={search} />}
      <OpenTopic />
    </>
  )
}

/** The overlay stays while it closes, with the topic that it showed. */
function OpenTopic() {
  const { page, params, goTo } = usePage()
  const known = useRead(topics.listTopics, {})
  const openTopic = known.find(({ id }) => id === params.get('topic')) ?? null
  const [shown, setShown] = useState(openTopic)
  if (openTopic !== null && openTopic !== shown) setShown(openTopic)
  if (shown === null) return null
  return (
    <TopicOverlay
      topic={shown}
      open={openTopic !== null}
      onClose={() => goTo(pageWith(page, params, { topic: null }), { replace: true })}
    />
  )
}
