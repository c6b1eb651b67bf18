import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { bookmarks, type Bookmark } from '../../contracts/bookmarks.ts'

/** Deletes a bookmark, and offers to undo the deletion. */
export function useDeleting({ id, title }: Pick<Bookmark, 'id' | 'title'>): () => void {
  const remove = useWrite(bookmarks.deleteBookmark)
  const restore = useWrite(bookmarks.restoreBookmark)
  const toast = useToast()
  const orTell = useAttempt()

  async function removeNow() {
    await remove.mutateAsync({ id })
    toast({
      title: 'Bookmark deleted',
      text: title,
      action: { label: 'Undo', onSelect: () => void orTell(restore.mutateAsync({ id })) },
    })
  }
  return () => void orTell(removeNow())
}
