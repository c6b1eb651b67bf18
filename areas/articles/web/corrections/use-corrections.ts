import { useAction, useRefresh, useWrite } from '#web/asking/api.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { joining, type Corrected } from '../../contracts/corrections.ts'

/**
 * The reader's corrections of an article's sources. Each shows a toast, and can be undone there.
 */
export function useCorrections() {
  const refresh = useRefresh()
  const toast = useToast()
  const split = useWrite(joining.splitEntry)
  const move = useWrite(joining.moveEntry)
  const merge = useWrite(joining.mergeArticles)
  const undoing = useWrite(joining.undoCorrection)
  const parting = useWrite(joining.partArticles)

  async function undo(correction: number): Promise<void> {
    try {
      await undoing.mutateAsync({ correction })
      toast({ tone: 'success', title: 'Undone', text: 'Everything is as it was before.' })
    } catch (error) {
      toast({ tone: 'error', title: 'That could not be undone', text: explain(error) })
    }
    refresh({ area: 'articles' })
  }

  async function correct(making: Promise<Corrected>, title: string): Promise<Corrected> {
    const corrected = await making
    refresh({ area: 'articles' })
    toast({
      tone: 'success',
      title,
      text: 'It stays this way when new articles arrive.',
      action: { label: 'Undo', onSelect: () => void undo(corrected.correction) },
    })
    return corrected
  }

  async function part(pair: { article: number; other: number }, areApart: boolean): Promise<void> {
    try {
      await parting.mutateAsync({ ...pair, areApart })
      refresh({ area: 'articles' })
      if (!areApart) return
      toast({
        tone: 'success',
        title: 'They stay two articles',
        text: 'They will not be proposed or merged again.',
        action: { label: 'Undo', onSelect: () => void part(pair, false) },
      })
    } catch (error) {
      toast({ tone: 'error', title: 'That could not be changed', text: explain(error) })
    }
  }

  return {
    undo,
    /** Records that the two articles are about different events. */
    part: (pair: { article: number; other: number }) => part(pair, true),
    /** Reports a failure by a toast, because there is no form for it. */
    async split(asked: { entry: number; article: number }, outlet: string): Promise<void> {
      try {
        await correct(split.mutateAsync(asked), `${outlet} is now in an article of its own`)
      } catch (error) {
        toast({ tone: 'error', title: 'That could not be split off', text: explain(error) })
      }
    },
    move: useAction((asked: { entry: number; article: number; into: number; outlet: string }) =>
      correct(move.mutateAsync(asked), `${asked.outlet} was moved`),
    ),
    merge: useAction((asked: { article: number; other: number }) =>
      correct(merge.mutateAsync(asked), 'The two are one article now'),
    ),
  }
}
