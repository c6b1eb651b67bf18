import type { Ref } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Pause, Play } from '#web/ui/icons.ts'
import { useNowPlaying, usePlayer } from '../player/playback/now-playing.ts'

interface PlayButtonProps {
  /** A piece of this server, or a publisher's recording. */
  piece: { id: string; title: string }
  ref?: Ref<HTMLButtonElement>
}

/** A button that plays or pauses a piece in the player of the page. */
export function PlayButton({ piece: { id, title }, ref }: PlayButtonProps) {
  const player = usePlayer()
  const now = useNowPlaying()
  const isSounding = now?.id === id && now.isSounding
  return (
    <Button
      ref={ref}
      size="s"
      icon={isSounding ? <Pause /> : <Play />}
      onClick={() => (isSounding ? player.pause() : player.play(id))}
    >
      {isSounding ? 'Pause' : 'Play'}
      <span className="visually-hidden"> {title}</span>
    </Button>
  )
}
