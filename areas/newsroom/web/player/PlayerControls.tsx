import { useStored } from '#web/place/store.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Pause, Play } from '#web/ui/icons.ts'
import { RotateCcw, RotateCw } from '#web/ui/more-icons.ts'
import { clockTime } from '../../playing-times.ts'
import { useSkips } from './playback/skips.ts'
import type { Playing } from './playback/use-playing-here.ts'

const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2].map((speed) => ({
  value: String(speed),
  label: `${speed}×`,
}))

interface PlayerControlsProps {
  playback: Playing
}

export function PlayerControls({ playback }: PlayerControlsProps) {
  const { time, seconds, isSounding, speed, seek, skip, toggle, chooseSpeed } = playback
  const { back, forward } = useStored(useSkips())
  return (
    <>
      <div className="player-controls" role="group" aria-label="Playback">
        <IconButton
          className="player-skip"
          label={`Back ${back} seconds`}
          icon={<RotateCcw />}
          onClick={() => skip(-back)}
        />
        <IconButton
          className="player-toggle"
          label={isSounding ? 'Pause' : 'Play'}
          icon={isSounding ? <Pause /> : <Play />}
          onClick={toggle}
        />
        <IconButton
          className="player-skip"
          label={`Forward ${forward} seconds`}
          icon={<RotateCw />}
          onClick={() => skip(forward)}
        />
      </div>
      <div className="player-seek">
        <span>{clockTime(time)}</span>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${clockTime(time)} of ${clockTime(seconds)}`}
          min={0}
          max={Math.ceil(seconds)}
          step={1}
          value={Math.min(Math.round(time), Math.ceil(seconds))}
          onChange={(event) => seek(Number(event.target.value))}
        />
        <span>{clockTime(seconds)}</span>
      </div>
      <div className="player-speed">
        <Select
          aria-label="Speed"
          options={speeds}
          value={String(speed)}
          onChange={(value) => chooseSpeed(Number(value))}
        />
      </div>
    </>
  )
}
