import { useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { publications } from '../../contracts/publications.ts'

interface ScheduleProps {
  site: string
  scheduledAt: string | null
}

/** Sets a time at which the site is published automatically. */
export function Schedule({ site, scheduledAt }: ScheduleProps) {
  const zone = useZone()
  const write = useWrite(publications.schedulePublication)
  const [at, setAt] = useState('')
  const time = at === '' ? null : new Date(at)
  if (scheduledAt !== null)
    return (
      <div className="publish-schedule" role="group" aria-label="Schedule">
        <p>It is published on {exactTime(new Date(scheduledAt), zone)}.</p>
        <Button
          size="s"
          disabled={write.isPending}
          onClick={() => write.mutate({ site, at: null })}
        >
          Cancel schedule
        </Button>
        {write.error && <p role="alert">{explain(write.error)}</p>}
      </div>
    )
  return (
    <form
      className="publish-schedule"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (time) write.mutate({ site, at: time.toISOString() })
      }}
    >
      <Field label="Publish later" error={write.error && explain(write.error)}>
        <TextInput
          type="datetime-local"
          max="9999-12-31T23:59"
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      </Field>
      <Button type="submit" disabled={!time || write.isPending}>
        Schedule
      </Button>
    </form>
  )
}
