import './FocusCards.css'
import { Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { ChevronDown, ChevronUp, Plus } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { topics, type Topic } from '../../contract.ts'
import { FocusCard } from '../FocusCard.tsx'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { CardsSkeleton } from '#web/ui/skeletons/ListSkeletons.tsx'

const TopicDialog = lazyPart(async () => (await import('../TopicDialog.tsx')).TopicDialog)

/** The reader's topics as cards. */
export function FocusCards() {
  const [isUnfolded, setUnfolded] = useState(true)
  const [isEditing, setEditing] = useState(false)
  const [editedTopic, setEditedTopic] = useState<Topic | null>(null)
  const [freshId, setFreshId] = useState<string | null>(null)
  const dialog = useOpening()

  function openDialog(topic: Topic | null) {
    setEditedTopic(topic)
    dialog.open()
  }

  /** Shows all topics, and scrolls to the saved one. */
  function handleSaved({ id }: Topic) {
    setUnfolded(true)
    setFreshId(id)
  }

  return (
    <Panel
      id="trending-topics"
      title="Focus Cards"
      count={<TopicCount />}
      actions={
        <>
          <IconButton size="s" label="Add topic" icon={<Plus />} onClick={() => openDialog(null)} />
          <Button size="s" variant="quiet" onClick={() => setEditing(!isEditing)}>
            {isEditing ? 'Done' : 'Edit'}
          </Button>
          <IconButton
            size="s"
            label={isUnfolded ? 'Collapse Focus Cards' : 'Expand Focus Cards'}
            icon={isUnfolded ? <ChevronUp /> : <ChevronDown />}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </>
      }
      skeleton={<CardsSkeleton />}
    >
      {isUnfolded && <Cards isEditing={isEditing} freshId={freshId} onEdit={openDialog} />}
      {dialog.nth > 0 && (
        <Suspense fallback={null}>
          <TopicDialog
            key={dialog.nth}
            topic={editedTopic}
            open={dialog.isOpen}
            onClose={dialog.close}
            onSaved={handleSaved}
          />
        </Suspense>
      )}
    </Panel>
  )
}

function TopicCount() {
  const { length } = useRead(topics.listTopics, useHub())
  return <span aria-live="polite">{length > 0 && length}</span>
}

interface CardsProps {
  isEditing: boolean
  /** The id of the topic that was saved last; null if none was. */
  freshId: string | null
  onEdit: (topic: Topic) => void
}

function Cards({ isEditing, freshId, onEdit }: CardsProps) {
  const known = useRead(topics.listTopics, useHub())

  if (known.length === 0) {
    return (
      <Empty quiet>No Focus Cards yet. A Focus Card follows one topic across your sources.</Empty>
    )
  }
  return (
    // The list scrolls sideways. It is focusable, so that the keyboard can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="focus-strip" role="region" aria-label="Focus Cards, in a row" tabIndex={0}>
      <ul>
        {known.map((topic) => (
          <FocusCard
            key={topic.id}
            topic={topic}
            isEditing={isEditing}
            isFresh={topic.id === freshId}
            onEdit={() => onEdit(topic)}
          />
        ))}
      </ul>
    </div>
  )
}
