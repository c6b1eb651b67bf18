import { useInPlayer } from '#areas/newsroom/web/lends/use-in-player.ts'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { episodes, type Episode } from '../contract.ts'

/** Moves a queued recording to the front, or to the place after the one in the player. */
export function PlayNextButton({ episode: { id, title } }: { episode: Episode }) {
  const add = useWrite(episodes.addToQueue)
  const after = useInPlayer()
  const attempt = useAttempt()
  const move = () =>
    add.mutateAsync({ id, isNext: true, ...(after !== null && after !== id && { after }) })
  return (
    <Button size="s" disabled={add.isPending} onClick={() => void attempt(move())}>
      Play next<span className="visually-hidden">: {title}</span>
    </Button>
  )
}
