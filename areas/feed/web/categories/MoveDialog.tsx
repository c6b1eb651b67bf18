import './Categories.css'
import { useId, useState } from 'react'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { categoryKey } from '#web/ui/category.ts'
import { ChoiceDialog } from '#web/ui/overlays/ChoiceDialog.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { Article } from '#areas/articles/contract.ts'
import { categories, categoryEditor, type ReaderCategory } from '../../contracts/categories.ts'

interface MoveDialogProps {
  article: Article
  open: boolean
  onClose: () => void
}

/** Asks for the category of an article. Categories learn from the choice. */
export function MoveDialog({ article, open, onClose }: MoveDialogProps) {
  const moving = useWrite(categoryEditor.moveArticle)
  const refresh = useRefresh()
  const toast = useToast()
  const orTell = useAttempt()
  const [chosen, setChosen] = useState<ReaderCategory | null>(null)

  async function move(category: string | null) {
    const done = await moving.mutateAsync({ article: article.id, category })
    refresh({ area: 'articles' })
    return done
  }

  async function handleSubmit() {
    if (!chosen) return
    const moved = await move(chosen.id).catch(() => null)
    if (!moved) return
    onClose()
    toast({
      title: `Moved to ${chosen.name}`,
      text: article.title,
      action: { label: 'Undo', onSelect: () => void orTell(move(moved.before)) },
    })
  }

  return (
    <ChoiceDialog
      open={open}
      onClose={onClose}
      title="Move to category"
      submit="Move"
      isChosen={chosen !== null}
      isPending={moving.isPending}
      error={moving.error}
      onSubmit={() => void handleSubmit()}
      skeleton={<SkeletonLines count={10} />}
    >
      <p dir="auto">{article.title}</p>
      <Choices chosen={chosen?.name ?? article.category} onChoose={setChosen} />
    </ChoiceDialog>
  )
}

function Choices({
  chosen,
  onChoose,
}: {
  chosen: string
  onChoose: (category: ReaderCategory) => void
}) {
  const known = useRead(categories.listCategories, {})
  const name = useId()
  return (
    <fieldset className="category-choices">
      <legend className="visually-hidden">Category</legend>
      {known.map((category) => (
        <label key={category.id}>
          <input
            type="radio"
            name={name}
            checked={chosen === category.name}
            onChange={() => onChoose(category)}
          />
          <span className="folder-swatch" data-cat={categoryKey(category.id, category.hue)} />
          <span dir="auto">{category.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
