import { Suspense } from 'react'
import { saved } from '#areas/saved/contract.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Bookmark } from '#web/ui/icons.ts'
import { BookmarkCheck } from '#web/ui/more-icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'

/** A button that saves an article, or removes it from the saved ones. */
export function BookmarkButton({ article }: { article: number }) {
  return (
    <Suspense fallback={<IconButton label="Bookmark" icon={<Bookmark />} disabled />}>
      <Toggle article={article} />
    </Suspense>
  )
}

function Toggle({ article }: { article: number }) {
  const toast = useToast()
  const isSaved = useRead(saved.isArticleSaved, { article })
  const save = useWrite(saved.saveArticle)
  const remove = useWrite(saved.removeSaved)

  function handleClick() {
    const change = isSaved
      ? remove.mutateAsync({ kind: 'articles', id: String(article) })
      : save.mutateAsync({ article })
    change.catch((error: Error) =>
      toast({ title: 'The bookmark was not saved', text: explain(error), tone: 'error' }),
    )
  }

  return (
    <IconButton
      label="Bookmark"
      pressed={isSaved}
      icon={isSaved ? <BookmarkCheck /> : <Bookmark />}
      onClick={handleClick}
    />
  )
}
