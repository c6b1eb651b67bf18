import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { categoryEditor, type ReaderCategory } from '../../contracts/categories.ts'

/** Actions on a row of the list; a failure shows a toast. */
export function useCategories(known: readonly ReaderCategory[]) {
  const arranging = useWrite(categoryEditor.arrangeCategories)
  const hiding = useWrite(categoryEditor.hideCategory)
  const removing = useWrite(categoryEditor.removeCategory)
  const restoring = useWrite(categoryEditor.restoreCategory)
  const refresh = useRefresh()
  const toast = useToast()
  const orTell = useAttempt()

  async function andShow(work: Promise<unknown>) {
    await work
    refresh({ area: 'articles' })
  }

  async function remove({ id, name }: ReaderCategory) {
    await andShow(removing.mutateAsync({ id }))
    toast({
      title: 'The category is deleted',
      text: name,
      action: {
        label: 'Undo',
        onSelect: () => void orTell(andShow(restoring.mutateAsync({ id }))),
      },
    })
  }

  return {
    isBusy: arranging.isPending,
    move(id: string, by: 1 | -1) {
      const ids = known.map((one) => one.id)
      const from = ids.indexOf(id)
      ids.splice(from, 1)
      ids.splice(from + by, 0, id)
      void orTell(andShow(arranging.mutateAsync({ ids })))
    },
    hide: (id: string, isHidden: boolean) =>
      void orTell(andShow(hiding.mutateAsync({ id, isHidden }))),
    remove: (category: ReaderCategory) => void orTell(remove(category)),
  }
}
export type CategoryChanges = ReturnType<typeof useCategories>
