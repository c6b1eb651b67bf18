import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Captions, CaptionsOff } from '#web/ui/more-icons.ts'
import type { Playback } from '../playback/use-playback.ts'

/** A switch for the captions of a video. */
export function CaptionsSwitch({ playback }: { playback: Playback }) {
  const { hasCaptions, chooseCaptions } = playback
  return (
    <IconButton
      className="player-captions"
      label="Captions"
      icon={hasCaptions ? <Captions /> : <CaptionsOff />}
      pressed={hasCaptions}
      onClick={() => chooseCaptions(!hasCaptions)}
    />
  )
}
