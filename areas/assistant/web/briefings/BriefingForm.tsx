import { Suspense, useEffect, useRef, useState } from 'react'
import { useKept } from '#web/asking/use-kept.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import {
  briefingLengths,
  briefingStyles,
  briefingTones,
  defaultBriefing,
} from '../../briefing-options.ts'

const BriefingMaker = lazyPart(async () => (await import('./BriefingMaker.tsx')).BriefingMaker)
const DebateCheck = lazyPart(async () => (await import('./DebateCheck.tsx')).DebateCheck)
const BriefingScheduleForm = lazyPart(
  async () => (await import('./BriefingScheduleForm.tsx')).BriefingScheduleForm,
)

interface BriefingFormProps {
  id: string
  /** The name of the form: "Listen" or "Watch". */
  name: string
  submit: string
  type: 'audio' | 'video'
}

const lengths = briefingLengths.map(({ value, label, minutes }) => ({
  value,
  label: `${label} ${minutes}m`,
}))

const withoutDebate = (whyNot: string) =>
  briefingStyles.map((option) =>
    option.value === 'debate-format' ? { ...option, hint: whyNot, isDisabled: true } : option,
  )

/**
 * Asks for the length, style and tone of a recap. In the demo, which makes no recaps, the choices
 * stay on this page only.
 */
export function BriefingForm({ id, name, submit, type }: BriefingFormProps) {
  const [briefing, setBriefing] = useState(defaultBriefing)
  const { length, style, tone, isScheduled } = briefing
  const isMade = useKept('assistant/briefings')
  const piece = { type, length, style, tone }
  const [whyNoDebate, setWhyNoDebate] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  // The form opens below the pressed button and may be outside of the visible part of the panel.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div id={id} className="briefing-now">
      <form
        ref={form}
        className="briefing-choices"
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
          options={whyNoDebate === null ? briefingStyles : withoutDebate(whyNoDebate)}
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
        {!isMade && (
          <Button variant="primary" type="submit">
            {submit}
          </Button>
        )}
      </form>
      <Suspense fallback={null}>
        {isMade && <DebateCheck onAnswer={setWhyNoDebate} />}
        {isMade && (
          <div className="briefing-maker" hidden={isScheduled}>
            <BriefingMaker piece={piece} submit={submit} />
          </div>
        )}
        {isMade && isScheduled && (
          <BriefingScheduleForm
            piece={piece}
            onDone={() => setBriefing({ ...briefing, isScheduled: false })}
          />
        )}
      </Suspense>
    </div>
  )
}
