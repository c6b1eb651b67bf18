import { useContext } from 'react'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { threads, type Thread } from '../../../contracts/threads.ts'

/** Actions of a thread's menu. Saving and deleting show a toast; deleting can be undone. */
export function useThreadActions({ id, title, isSaved }: Thread, onGone: () => void) {
  const ask = useContext(AskContext)
  const write = {
    save: useWrite(threads.saveThread),
    remove: useWrite(threads.deleteThread),
    restore: useWrite(threads.restoreThread),
  }
  const toast = useToast()
  const orTell = useAttempt()

  async function save() {
    await write.save.mutateAsync({ id, isSaved: !isSaved })
    toast({ title: isSaved ? 'Removed from saved' : 'Saved under Saved > Threads', text: title })
  }

  async function remove() {
    await write.remove.mutateAsync({ id })
    onGone()
    const undo = () => void orTell(write.restore.mutateAsync({ id }))
    toast({ title: 'Thread deleted', text: title, action: { label: 'Undo', onSelect: undo } })
  }

  async function thread() {
    const { fileName, markdown } = await ask(threads.exportThread, { id })
    return { fileName, markdown }
  }

  async function exportFile() {
    const { fileName, markdown } = await thread()
    saveFile(fileName, markdown, 'text/markdown')
  }

  /** Opens the device's share sheet with the thread's text and its sources. */
  async function share() {
    const { markdown } = await thread()
    try {
      await navigator.share({ title, text: markdown })
    } catch (error) {
      // The reader closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }

  return {
    save: () => void orTell(save()),
    remove: () => void orTell(remove()),
    exportFile: () => void orTell(exportFile()),
    /** Opens the share sheet; null if the device has none. */
    share: 'share' in navigator ? () => void orTell(share()) : null,
  }
}
