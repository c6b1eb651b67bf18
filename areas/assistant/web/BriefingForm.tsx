import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import {
  briefingLengths,
  briefingStyles,
  briefingTones,
  defaultBriefing,
} from '../briefing-options.ts'

interface BriefingFormProps {
  id: string
  /** "Listen" or "Watch". */
  name: string
  submit: string
}

const lengths = briefingLengths.map(({ value, label, minutes }) => ({
  value,
  label: `${label} ${minutes}m`,
}))

/** How the recap shall be read aloud or shown. What one chooses stays here: nothing is generated. */
export function BriefingForm({ id, name, submit }: BriefingFormProps) {
  const [briefing, setBriefing] = useState(defaultBriefing)
  const { length, style, tone, isScheduled } = briefing
  const form = useRef<HTMLFormElement>(null)

  // It opens below the button that was pressed, which may be all that is in view.
  useEffect(() => form.current?.scrollIntoView({ block: 'nearest' }), [])

  return (
    <form
      id={id}
      ref={form}
      className="briefing"
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <p aria-hidden="true">Length</p>
        <Segmented
          label="Length"
          options={lengths}
          value={length}
          onChange={(value) => setBriefing({ ...briefing, length: value })}
        />
      </div>
      <ChoiceCards
        label="Style"
        options={briefingStyles}
        value={style}
        onChange={(value) => setBriefing({ ...briefing, style: value })}
      />
      <div>
        <p aria-hidden="true">Tone</p>
        <Segmented
          label="Tone"
          options={briefingTones}
          value={tone}
          onChange={(value) => setBriefing({ ...briefing, tone: value })}
        />
      </div>
      <Switch
        label="Schedule delivery"
        checked={isScheduled}
        onChange={(value) => setBriefing({ ...briefing, isScheduled: value })}
      />
      <Button variant="primary" type="submit">
        {submit}
      </Button>
    </form>
  )
}
