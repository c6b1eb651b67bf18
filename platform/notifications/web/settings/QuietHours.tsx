import { useZone } from '#web/place/clock.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useSettings } from './use-settings.ts'

const NIGHT = { from: '22:00', to: '07:00' }
const caps = [1, 2, 3, 5, 10, 20, 60]

/** The hours in which nothing is sent, and the most that is sent at once. */
export function QuietHours() {
  const { settings, change, error } = useSettings()
  const here = useZone()
  const { quiet, zone, perHour } = settings
  const options = [...new Set([...caps, perHour])]
    .toSorted((a, b) => a - b)
    .map((count) => ({ value: String(count), label: `${count} an hour` }))
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
        hint="For one topic or rule. More than that arrives as a digest."
        error={error}
      >
        <Select
          options={options}
          value={String(perHour)}
          onChange={(count) => change({ perHour: Number(count) })}
        />
      </Field>
    </section>
  )
}
