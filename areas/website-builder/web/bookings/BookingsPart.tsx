import './Bookings.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { count } from '#web/ui/count.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { bookings, type Booking } from '../../contracts/bookings.ts'
import { clockAt } from '../../visitors/wall-clock.ts'
import { shortDay } from '../message-words.ts'
import { HoursForm } from './HoursForm.tsx'

/** Shows the bookings of a site by day, and the hours at which visitors can book. */
export function BookingsPart({ site }: { site: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const {
    day,
    zone,
    bookings: list,
    days,
  } = useRead(bookings.listBookings, {
    site,
    ...(chosen !== null && { day: chosen }),
  })
  return (
    <div className="site-part site-part-beside">
      <Panel title="Bookings" count={`times in ${zone}`}>
        <Field label="Day">
          <TextInput
            type="date"
            value={day}
            onChange={({ target }) => setChosen(target.value === '' ? null : target.value)}
          />
        </Field>
        {days.length > 0 && (
          <ul className="booking-days" aria-label="Days with bookings">
            {days.slice(0, SHOWN_DAYS).map((one) => (
              <li key={one.day}>
                <Button
                  size="s"
                  pressed={one.day === day}
                  onClick={() => setChosen(one.day)}
                >{`${shortDay(one.day)} (${one.booked})`}</Button>
              </li>
            ))}
          </ul>
        )}
        {list.length === 0 && <Empty quiet>No bookings on this day.</Empty>}
        <ul aria-label="Bookings of the day">
          {list.map((booking) => (
            <BookingRow key={booking.id} {...{ site, zone, booking }} />
          ))}
        </ul>
      </Panel>
      <Panel title="Hours">
        <Hours site={site} />
      </Panel>
    </div>
  )
}

const SHOWN_DAYS = 14

function Hours({ site }: { site: string }) {
  const { hours, sendsMail, hasBlock } = useRead(bookings.getHours, { site })
  return (
    <>
      {!hasBlock && (
        <p className="workspace-note">
          No published page has the block “Booking”. Add it to a page, then publish the site.
        </p>
      )}
      {!sendsMail && (
        <p className="workspace-note">
          Visitors see a link that cancels their booking. To send it by mail, too, add a mail server
          under Settings, Notifications.
        </p>
      )}
      <HoursForm site={site} hours={hours} />
    </>
  )
}

interface RowProps {
  site: string
  zone: string
  booking: Booking
}

function BookingRow({ site, zone, booking }: RowProps) {
  const { id, slot, endsAt, people, name, mail, phone, note, cancelledBy } = booking
  const cancel = useWrite(bookings.cancelBooking)
  const attempt = useAttempt()
  const time = `${clockAt(zone, new Date(slot))} to ${clockAt(zone, new Date(endsAt))}`

  function handleCancel() {
    if (window.confirm(`Cancel the booking of ${name}, ${time}? The visitor is told by mail.`))
      void attempt(cancel.mutateAsync({ site, booking: id }))
  }

  return (
    <li className="booking-row">
      <div>
        <h3 dir="auto">
          {time}, {name}{' '}
          {cancelledBy && (
            <Badge tone="warn">
              {cancelledBy === 'visitor' ? 'cancelled by visitor' : 'cancelled'}
            </Badge>
          )}
        </h3>
        <p className="meta">
          {count(people, 'person', 'people')}, <a href={`mailto:${mail}`}>{mail}</a>
          {phone !== '' && `, ${phone}`}
        </p>
        {note !== '' && <p dir="auto">{note}</p>}
      </div>
      {!cancelledBy && (
        <Button size="s" disabled={cancel.isPending} onClick={handleCancel}>
          Cancel<span className="visually-hidden"> the booking of {name}</span>
        </Button>
      )}
    </li>
  )
}
