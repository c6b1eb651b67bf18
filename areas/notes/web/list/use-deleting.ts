import { useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import type { NoteCard } from '../../contract.ts'
import { notesEditor } from '../../contracts/editor.ts'

/** Deletes a note, and offers to undo the deletion. */
export function useDeleting({ id, title }: Pick<NoteCard, 'id' | 'title'>): () => void {
  const remove = useWrite(notesEditor.deleteNote)
  const restore = useWrite(notesEditor.restoreNote)
  const toast = useToast()
  const orTell = useAttempt()

  async function removeNow() {
    await remove.mutateAsync({ id })
    toast({
      title: 'Note deleted',
      text: title || 'Untitled note',
      action: { label: 'Undo', onSelect: () => void orTell(restore.mutateAsync({ id })) },
    })
  }
  return () => void orTell(removeNow())
}
