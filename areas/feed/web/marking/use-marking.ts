import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { marking, type Marked } from '../../contracts/marking.ts'

/** Marks articles as read and updates the lists. A toast offers to undo it. */
export function useMarking() {
  const markingAll = useWrite(marking.markAllRead)
  const takingBack = useWrite(marking.takeBackMarking)
  const refresh = useRefresh()
  const toast = useToast()
  const orTell = useAttempt()

  async function takeBack(batch: string) {
    await takingBack.mutateAsync({ batch })
    refresh({ area: 'articles' })
  }

  async function mark(marked: Marked, where: string) {
    const { batch, count: done } = await markingAll.mutateAsync(marked)
    if (done === 0) {
      toast({ title: 'Nothing to mark', text: `${where}: every article is read already.` })
      return
    }
    refresh({ area: 'articles' })
    // The time that decides which articles are unread is read again, so that the marked ones
    // disappear.
    refresh({ area: 'portal' })
    toast({
      title: `${count(done, 'article')} marked as read`,
      text: where,
      action: { label: 'Undo', onSelect: () => void orTell(takeBack(batch)) },
    })
  }

  return (marked: Marked, where: string) => void orTell(mark(marked, where))
}
