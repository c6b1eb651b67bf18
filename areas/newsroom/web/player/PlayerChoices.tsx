import { useStored } from '#web/place/store.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Moon } from '#web/ui/icons.ts'
import { sleepWords, useSleepTimer } from './playback/sleep-timer.ts'
import { SKIPS, useSkips } from './playback/skips.ts'

const lengths = SKIPS.map((seconds) => ({ value: String(seconds), label: `${seconds} s` }))

const sleeps = [
  { value: '', label: 'Off' },
  { value: 'end', label: 'At its end' },
  ...[5, 15, 30, 45, 60].map((minutes) => ({
    value: String(minutes),
    label: `In ${minutes} min`,
  })),
]

/** Settings of playing, which apply to this piece and all later ones. */
export function PlayerChoices() {
  const skips = useSkips()
  const { back, forward } = useStored(skips)
  const timer = useSleepTimer()
  const sleep = useStored(timer.now)

  function chooseSleep(value: string) {
    if (value === '') timer.turnOff()
    else if (value === 'end') timer.chooseEnd()
    else timer.choose(Number(value))
  }

  return (
    <div className="player-choices" role="group" aria-label="Playing">
      <Field label="Stop playing" hint={sleep?.at === 'time' && `${sleepWords(sleep)}.`}>
        <Select
          options={sleeps}
          value={sleep === null ? '' : sleep.at === 'end' ? 'end' : String(sleep.minutes)}
          onChange={chooseSleep}
        />
      </Field>
      <Field label="Skip back">
        <Select
          options={lengths}
          value={String(back)}
          onChange={(value) => skips.set({ back: Number(value), forward })}
        />
      </Field>
      <Field label="Skip forward">
        <Select
          options={lengths}
          value={String(forward)}
          onChange={(value) => skips.set({ back, forward: Number(value) })}
        />
      </Field>
    </div>
  )
}

/** Shows the time left of the sleep timer in the bar. */
export function SleepLeft({ onPress }: { onPress: () => void }) {
  const sleep = useStored(useSleepTimer().now)
  if (!sleep) return null
  return (
    <Button
      className="player-sleep"
      size="s"
      variant="quiet"
      icon={<Moon />}
      aria-label={sleepWords(sleep)}
      title={sleepWords(sleep)}
      onClick={onPress}
    >
      <span>{sleep.at === 'end' ? 'End' : `${sleep.left} min`}</span>
    </Button>
  )
}
