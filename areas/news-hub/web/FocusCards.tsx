import './FocusCards.css'
import { useState } from 'react'
import { useRead } from '#web/api.tsx'
import { count } from '#web/ui/count.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { ChevronDown, ChevronUp } from '#web/ui/icons.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { TimeAgo } from '#web/ui/TimeAgo.tsx'
import { newsHub, type Topic } from '../contract.ts'
import { CardsSkeleton } from './FrontSkeleton.tsx'

const BULLETS_SHOWN = 3

/** The subjects that the reader follows across sources. */
export function FocusCards() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Panel
      id="trending-topics"
      title="Focus Cards"
      count={<TopicCount />}
      actions={
        <IconButton
          size="s"
          label={isOpen ? 'Collapse Focus Cards' : 'Expand Focus Cards'}
          icon={isOpen ? <ChevronUp /> : <ChevronDown />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      }
      skeleton={<CardsSkeleton />}
    >
      {isOpen && <Cards />}
    </Panel>
  )
}

function TopicCount() {
  const topics = useRead(newsHub.listTopics, {})
  return topics.length > 0 && topics.length
}

function Cards() {
  const topics = useRead(newsHub.listTopics, {})
  if (topics.length === 0) {
    return (
      <Empty quiet>A Focus Card follows one subject across your sources. There is none yet.</Empty>
    )
  }
  return (
    // It scrolls sideways, and must do so for those without a pointer, too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="focus-strip" role="region" aria-label="Focus Cards, in a row" tabIndex={0}>
      <ul>
        {topics.map((topic) => (
          <FocusCard key={topic.id} topic={topic} />
        ))}
      </ul>
    </div>
  )
}

function FocusCard({ topic }: { topic: Topic }) {
  return (
    <li className="focus-card">
      <div className="focus-picture" role="img" aria-label={`Drawing for ${topic.title}`}>
        <Picture title={topic.title} category={topic.category} ratio="fill" rows={16} />
      </div>
      <h3 dir="auto">{topic.title}</h3>
      <p className="meta">
        {count(topic.articleCount, 'article')}, {count(topic.sources.length, 'source')}
      </p>
      <ul>
        {topic.bullets.slice(0, BULLETS_SHOWN).map((bullet) => (
          <li key={bullet}>
            <span dir="auto">{bullet}</span>
          </li>
        ))}
      </ul>
      <p className="meta">
        <TimeAgo time={topic.latestUpdate} />
      </p>
    </li>
  )
}
