import { useZone } from '#web/place/clock.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useSettings } from './use-settings.ts'

const NIGHT = { from: '22:00', to: '07:00' }
const caps = [1, 2, 3, 5, 10, 20, 60]
const capsOfDay = [1, 3, 5, 10, 20, 50]

/** The form for the quiet hours, and for the most messages per hour and day. */
export function QuietHours() {
  const { settings, change, error } = useSettings()
  const here = useZone()
  const { quiet, zone, perHour, perDay } = settings
  return (
    <section className="settings-rows" aria-label="Quiet hours and limits">
      <Switch
        label="Quiet hours"
        hint={`Notifications wait until they end and arrive as one message. Time zone: ${zone}.`}
        checked={quiet !== null}
        onChange={(isOn) => change({ quiet: isOn ? NIGHT : null, zone: here })}
      />
      {quiet !== null && (
        <div className="notification-quiet">
          <Field label="From">
            <TextInput
              type="time"
              value={quiet.from}
              onChange={({ target }) =>
                target.value && change({ quiet: { ...quiet, from: target.value } })
              }
            />
          </Field>
          <Field label="Until">
            <TextInput
              type="time"
              value={quiet.to}
              onChange={({ target }) =>
                target.value && change({ quiet: { ...quiet, to: target.value } })
              }
            />
          </Field>
          {zone !== here && (
            <Button size="s" onClick={() => change({ zone: here })}>
              Use {here}
            </Button>
          )}
        </div>
      )}
      <Field
        label="At most"
        hint="For one topic, rule or workflow. More than that arrives as a digest."
        error={error}
      >
        <Select
          options={optionsOf(caps, perHour, 'an hour')}
          value={String(perHour)}
          onChange={(count) => change({ perHour: Number(count) })}
        />
      </Field>
      <Field label="Daily limit" hint="Beyond it, one digest comes a day after the first message.">
        <Select
          options={[{ value: '', label: 'No limit' }, ...optionsOf(capsOfDay, perDay, 'a day')]}
          value={perDay === null ? '' : String(perDay)}
          onChange={(count) => change({ perDay: count === '' ? null : Number(count) })}
        />
      </Field>
    </section>
  )
}

/** The options for a count; the current value is always among them. */
function optionsOf(counts: readonly number[], chosen: number | null, span: string) {
  return [...new Set([...counts, ...(chosen === null ? [] : [chosen])])]
    .toSorted((a, b) => a - b)
    .map((count) => ({ value: String(count), label: `${count} ${span}` }))
}
