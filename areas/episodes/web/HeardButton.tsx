import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { episodes, type Episode } from '../contract.ts'

/** Marks a recording as heard without playing it, or takes that back. */
export function HeardButton({ episode: { id, title, isHeard } }: { episode: Episode }) {
  const { mutateAsync, isPending } = useWrite(episodes.markHeard)
  const attempt = useAttempt()
  return (
    <Button
      size="s"
      disabled={isPending}
      onClick={() => void attempt(mutateAsync({ id, isHeard: !isHeard }))}
    >
      {isHeard ? 'Mark as unheard' : 'Mark as heard'}
      <span className="visually-hidden">: {title}</span>
    </Button>
  )
}
