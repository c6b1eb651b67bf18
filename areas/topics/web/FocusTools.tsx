import { useRef } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { PenLine, Trash2 } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { topics, type Topic } from '../contract.ts'

interface FocusToolsProps {
  topic: Topic
  onEdit: () => void
}

/** Actions on a card, shown while the cards are edited. */
export function FocusTools({ topic, onEdit }: FocusToolsProps) {
  const remove = useWrite(topics.deleteTopic)
  const showToast = useToast()
  const trash = useRef<HTMLButtonElement>(null)

  function handleDelete() {
    if (!window.confirm('Are you sure you want to delete this topic?')) return
    const self = trash.current?.closest('.focus-card')
    // The button disappears with its card, so the focus moves to a card beside it or, without one,
    // to the first button of the panel.
    const next = self?.nextElementSibling ?? self?.previousElementSibling
    const heir = (next ?? self?.closest('section'))?.querySelector<HTMLElement>(
      next ? '.focus-tools > :last-child' : 'button',
    )
    heir?.focus()
    remove
      .mutateAsync({ id: topic.id })
      .catch((error) => showToast({ tone: 'error', title: explain(error) }))
  }

  return (
    <>
      <IconButton size="s" label={`Edit ${topic.title}`} icon={<PenLine />} onClick={onEdit} />
      <IconButton
        ref={trash}
        size="s"
        label={`Delete ${topic.title}`}
        icon={<Trash2 />}
        onClick={handleDelete}
      />
    </>
  )
}
