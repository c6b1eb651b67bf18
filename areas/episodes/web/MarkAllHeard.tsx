import { useWrite } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { episodes, type MarkedHeard } from '../contract.ts'

interface MarkAllHeardProps {
  /** The episodes that the button marks. */
  list: MarkedHeard
  /** The subject of the list, such as the name of a source. */
  name: string
}

/** A button that marks a list as heard; a toast offers to undo it. */
export function MarkAllHeard({ list, name }: MarkAllHeardProps) {
  const marking = useWrite(episodes.markAllHeard)
  const takingBack = useWrite(episodes.takeBackHeard)
  const toast = useToast()
  const attempt = useAttempt()

  async function mark() {
    const { batch, count: done } = await marking.mutateAsync(list)
    if (done === 0) {
      toast({ title: 'Nothing to mark', text: `${name}: every episode is heard already.` })
      return
    }
    toast({
      title: `${count(done, 'episode')} marked as heard`,
      text: name,
      action: {
        label: 'Undo',
        onSelect: () => void attempt(takingBack.mutateAsync({ batch })),
      },
    })
  }

  return (
    <Button
      size="s"
      icon={<CircleCheck />}
      disabled={marking.isPending}
      onClick={() => void attempt(mark())}
    >
      Mark all as heard<span className="visually-hidden">: {name}</span>
    </Button>
  )
}
