import { useEffect, useRef } from 'react'
import { count } from '#web/ui/count.ts'
import { IconButton } from '#web/ui/IconButton.tsx'
import { PenLine, Trash2 } from '#web/ui/icons.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { TimeAgo } from '#web/ui/TimeAgo.tsx'
import type { Topic } from '../contracts/topics.ts'
import { GenerateButton } from './generation/GenerateButton.tsx'

const BULLETS_SHOWN = 3

interface FocusCardProps {
  topic: Topic
  isEditing: boolean
  /** Moves itself into view, as what the reader has just created. */
  isFresh: boolean
  onEdit: () => void
  onDelete: () => void
}

/** One subject: how much there is about it, and what came last. */
export function FocusCard({ topic, isEditing, isFresh, onEdit, onDelete }: FocusCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isFresh) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isFresh])

  function handleDelete() {
    if (!window.confirm('Are you sure you want to delete this topic?')) return
    const { current: self } = card
    // The button goes with its card; the focus moves to the next one, or to the panel's first button.
    const next = self?.nextElementSibling ?? self?.previousElementSibling
    const heir = (next ?? self?.closest('section'))?.querySelector<HTMLElement>(
      next ? '.focus-tools > :last-child' : 'button',
    )
    heir?.focus()
    onDelete()
  }

  return (
    <li ref={card} id={topic.id} className="focus-card">
      <div className="focus-picture" role="img" aria-label={`Drawing for ${topic.title}`}>
        <Picture
          src={topic.image}
          title={topic.title}
          category={topic.category}
          ratio="fill"
          rows={16}
        />
      </div>
      <h3 dir="auto" title={topic.title}>
        {topic.title}
      </h3>
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
      {topic.bullets.length === 0 && <p className="focus-none">Nothing has come in yet.</p>}
      <p className="meta focus-time">
        <TimeAgo time={topic.latestUpdate} />
      </p>
      <div className="focus-tools">
        {isEditing ? (
          <>
            <IconButton
              size="s"
              label={`Edit ${topic.title}`}
              icon={<PenLine />}
              onClick={onEdit}
            />
            <IconButton
              size="s"
              label={`Delete ${topic.title}`}
              icon={<Trash2 />}
              onClick={handleDelete}
            />
          </>
        ) : (
          <GenerateButton title={topic.title} sourceModule="Focus Cards" />
        )}
      </div>
    </li>
  )
}
