import { useRef } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { durations, formats, styles } from '../job-options.ts'
import type { Choices, DialogState } from '../dialog-steps.ts'

/** The last time that the field accepts. */
const LAST_SCHEDULE = '9999-12-31T23:59'

const words = {
  audio: { format: 'Audio format', duration: 'Duration' },
  video: { format: 'Video format', duration: 'Duration' },
  text: { format: 'Text format', duration: 'Length' },
}

interface ConfigureStepProps {
  state: DialogState
  onChoose: (choices: Partial<Choices>) => void
}

export function ConfigureStep({ state, onChoose }: ConfigureStepProps) {
  const { type, format, style, duration, schedule } = state
  const field = useRef<HTMLInputElement>(null)
  if (type === null) return null

  function handleClear() {
    // A half-typed date has no value yet, so the field has to be cleared separately.
    if (field.current) field.current.value = ''
    onChoose({ schedule: '' })
  }

  return (
    <>
      <ChoiceCards
        label={words[type].format}
        options={formats[type]}
        value={format}
        onChange={(chosen) => onChoose({ format: chosen })}
      />
      <div className="piece-dialog-style">
        <span aria-hidden="true">Style</span>
        <Segmented
          label="Style"
          options={styles}
          value={style}
          onChange={(chosen) => onChoose({ style: chosen })}
        />
      </div>
      <ChoiceCards
        label={words[type].duration}
        options={durations[type]}
        value={duration}
        onChange={(chosen) => onChoose({ duration: chosen })}
      />
      <div className="piece-dialog-schedule">
        <Field label="Schedule (optional)" hint="Leave empty to generate immediately.">
          <TextInput
            type="datetime-local"
            max={LAST_SCHEDULE}
            ref={field}
            value={schedule}
            onChange={(event) => onChoose({ schedule: event.target.value })}
          />
        </Field>
        <Button variant="quiet" onClick={handleClear}>
          Clear
        </Button>
      </div>
    </>
  )
}
