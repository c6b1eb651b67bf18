import { useState, type ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { useWholePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { topics, type Topic } from '../../contract.ts'
import { pageWith } from '#areas/portal/web/lends/pages.ts'
import { SearchedLine } from '../SearchedLine.tsx'
import { TopicOverlay } from '../TopicOverlay.tsx'

interface TopicToolsProps {
  /** Renders more actions of an open topic. */
  actions?: (topic: Topic, onClose: () => void) => ReactNode
}

/**
 * Parts of the feed for topics: a line that saves a search as a topic, and the window of an open
 * topic.
 */
export function TopicTools({ actions }: TopicToolsProps) {
  const { params } = useWholePage()
  const search = params.get('q')
  return (
    <>
      {search && <SearchedLine search={search} />}
      <OpenTopic actions={actions} />
    </>
  )
}

/** A message for a link to a topic that was deleted, or belongs to another reader. */
function GoneTopic() {
  const { page, params, goTo } = useWholePage()
  return (
    <Empty
      title="This topic is not here"
      action={
        <Button onClick={() => goTo(pageWith(page, params, { topic: null }), { replace: true })}>
          Go to the feed
        </Button>
      }
    >
      It was deleted, or the link is of another reader.
    </Empty>
  )
}

/** The window of the open topic. It keeps showing the topic while it closes. */
function OpenTopic({ actions }: TopicToolsProps) {
  const { page, params, goTo } = useWholePage()
  const known = useRead(topics.listTopics, {})
  const openTopic = known.find(({ id }) => id === params.get('topic')) ?? null
  const [shown, setShown] = useState(openTopic)
  if (openTopic !== null && openTopic !== shown) setShown(openTopic)
  if (shown === null) return params.has('topic') ? <GoneTopic /> : null
  const close = () => goTo(pageWith(page, params, { topic: null }), { replace: true })
  return (
    <TopicOverlay
      topic={shown}
      open={openTopic !== null}
      onClose={close}
      actions={actions?.(shown, close)}
    />
  )
}
