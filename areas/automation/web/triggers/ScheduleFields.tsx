import { Suspense } from 'react'
import { useAnswer } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { triggers } from '../../contracts/triggers.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'

type Schedule = Extract<TriggerDraft, { kind: 'schedule' }>

interface ScheduleFieldsProps {
  draft: Schedule
  onChange: (draft: Schedule) => void
  error: string | undefined
}

const OTHER = 'other'
const usual = [
  { value: '0 * * * *', label: 'Every hour' },
  { value: '0 7 * * *', label: 'Every day at 07:00' },
  { value: '0 7 * * 1-5', label: 'Every weekday at 07:00' },
  { value: '0 18 * * *', label: 'Every day at 18:00' },
  { value: '0 8 * * 1', label: 'Every Monday at 08:00' },
  { value: '0 16 * * 5', label: 'Every Friday at 16:00' },
  { value: '0 6 1 * *', label: 'On the 1st of the month at 06:00' },
]

/**
 * A field for a cron expression, with common schedules to choose from and the typed one in words.
 */
export function ScheduleFields({ draft, onChange, error }: ScheduleFieldsProps) {
  const isUsual = usual.some(({ value }) => value === draft.cron)
  return (
    <>
      <Field label="Times">
        <Select
          options={[...usual, { value: OTHER, label: 'Other times' }]}
          value={isUsual ? draft.cron : OTHER}
          onChange={(cron) => cron !== OTHER && onChange({ ...draft, cron })}
        />
      </Field>
      <div className="workspace-pair">
        <Field label="Cron" hint="Minute, hour, day, month, weekday." error={error}>
          <TextInput
            value={draft.cron}
            spellCheck={false}
            onChange={({ target }) => onChange({ ...draft, cron: target.value })}
          />
        </Field>
        <Field label="Time zone">
          <TextInput
            value={draft.zone}
            spellCheck={false}
            onChange={({ target }) => onChange({ ...draft, zone: target.value })}
          />
        </Field>
      </div>
      <div className="schedule-words" aria-live="polite">
        <Suspense fallback={<p className="meta">Reading the times...</p>}>
          <Described cron={draft.cron} zone={draft.zone} />
        </Suspense>
      </div>
    </>
  )
}

function Described({ cron, zone }: { cron: string; zone: string }) {
  const own = useZone()
  const answer = useAnswer(triggers.describeSchedule, { cron, zone })
  if (answer.state === 'failed') return <p className="field-error">{explain(answer.error)}</p>
  const { words, next, problem } = answer.value
  if (problem !== null) return <p className="field-error">{problem}</p>
  return (
    <>
      <p>{words}</p>
      <ul aria-label="Next times">
        {next.slice(0, 3).map((time) => (
          <li key={time} className="meta">
            {exactTime(new Date(time), own)}
          </li>
        ))}
      </ul>
    </>
  )
}
