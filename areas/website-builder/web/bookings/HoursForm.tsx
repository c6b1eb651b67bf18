import { Problem } from '#core/problem.ts'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { bookings } from '../../contracts/bookings.ts'
import type { BookingHours } from '../../visitors/booking-hours.ts'
import { daysIn, spansIn, spansText } from '../../visitors/hours-text.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const names = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'] as const

/** Edits the hours at which visitors can book, as text such as "09:00-12:00". */
export function HoursForm({ site, hours }: { site: string; hours: BookingHours }) {
  const toast = useToast()
  const [day0 = '', day1 = '', day2 = '', day3 = '', day4 = '', day5 = '', day6 = ''] =
    hours.week.map(spansText)
  const { values, set, submit, errors, error, isPending } = useForm(bookings.saveHours, {
    initial: {
      ...{ zone: hours.zone, closed: hours.closed.join('\n') },
      ...{ day0, day1, day2, day3, day4, day5, day6 },
      slotMinutes: String(hours.slotMinutes),
      seats: String(hours.seats),
      daysAhead: String(hours.daysAhead),
    },
    toInput: (typed) => ({ site, hours: hoursIn(typed) }),
    within: 'hours',
    onDone: () => toast({ tone: 'success', title: 'Hours saved' }),
  })
  return (
    <form className="site-form" onSubmit={submit}>
      <Field label="Time zone" hint="Such as Europe/Berlin." error={errors.zone}>
        <TextInput value={values.zone} onChange={set('zone')} />
      </Field>
      {names.map((name, at) => (
        <Field
          key={name}
          label={weekdays[at]!}
          error={errors[name]}
          hint={at === 0 ? 'Such as 09:00-12:00, 13:00-17:00. Empty when closed.' : undefined}
        >
          <TextInput value={values[name]} onChange={set(name)} />
        </Field>
      ))}
      <div className="site-form-pair">
        <Field label="Minutes of a booking" error={errors.slotMinutes}>
          <TextInput type="number" value={values.slotMinutes} onChange={set('slotMinutes')} />
        </Field>
        <Field label="Bookings at a time" error={errors.seats}>
          <TextInput type="number" value={values.seats} onChange={set('seats')} />
        </Field>
      </div>
      <Field label="Days ahead" error={errors.daysAhead}>
        <TextInput type="number" value={values.daysAhead} onChange={set('daysAhead')} />
      </Field>
      <Field label="Closed days" hint="One a line, such as 2026-12-25." error={errors.closed}>
        <TextArea rows={3} value={values.closed} onChange={set('closed')} />
      </Field>
      <FormError of={error} />
      <Button type="submit" variant="primary" disabled={isPending}>
        Save
      </Button>
    </form>
  )
}

type Typed = Record<
  (typeof names)[number] | 'zone' | 'closed' | 'slotMinutes' | 'seats' | 'daysAhead',
  string
>

function hoursIn(typed: Typed): BookingHours {
  const fields: Record<string, string> = {}
  const week = names.map((name) => {
    const spans = spansIn(typed[name])
    if (!spans) fields[name] = 'Write times such as 09:00-12:00, 13:00-17:00'
    return spans ?? []
  })
  const closed = daysIn(typed.closed)
  if (!closed) fields['closed'] = 'Write one day a line, such as 2026-12-25'
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid', 'Some of the hours cannot be read.', { fields })
  const number = (text: string) => Number(text)
  return {
    ...{ zone: typed.zone.trim(), week, closed: closed ?? [] },
    slotMinutes: number(typed.slotMinutes),
    seats: number(typed.seats),
    daysAhead: number(typed.daysAhead),
  }
}
