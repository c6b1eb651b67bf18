import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { episodes, type Episode } from '../contract.ts'

/** Adds a recording to the end of the queue, or removes it. */
export function QueueButton({ episode: { id, title, isQueued } }: { episode: Episode }) {
  const add = useWrite(episodes.addToQueue)
  const remove = useWrite(episodes.removeFromQueue)
  const attempt = useAttempt()
  const toggle = () =>
    isQueued ? remove.mutateAsync({ id }) : add.mutateAsync({ id, isNext: false })
  return (
    <Button
      size="s"
      disabled={add.isPending || remove.isPending}
      onClick={() => void attempt(toggle())}
    >
      {isQueued ? 'Remove from queue' : 'Add to queue'}
      <span className="visually-hidden">: {title}</span>
    </Button>
  )
}
