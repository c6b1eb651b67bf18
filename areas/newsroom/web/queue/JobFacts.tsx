import { useZone } from '#web/place/clock.tsx'
import { CircleAlert } from '#web/ui/icons.ts'
import { Clock } from '#web/ui/more-icons.ts'
import { exactTime } from '#web/ui/relative-time.ts'
import type { QueueJob } from '../../contract.ts'
import { clockTime, waitWords } from '../../playing-times.ts'

/** Facts about a job: the current step, the time, or the reason of a failure. */
export function JobFacts({ job }: { job: QueueJob }) {
  const { status, error, note, seconds } = job
  return (
    <>
      {status === 'processing' && <Step job={job} />}
      {status === 'queued' && job.scheduledFor && <Scheduled time={job.scheduledFor} />}
      {job.waitsForStart && <p className="meta">Not started yet</p>}
      {status === 'error' && error && (
        <p className="field-error">
          <CircleAlert />
          <span>{error}</span>
        </p>
      )}
      {status === 'completed' && seconds !== undefined && job.type !== 'text' && (
        <p className="meta">{clockTime(seconds)}</p>
      )}
      {note && <p className="meta">{note}</p>}
    </>
  )
}

function Step({ job: { step, remainingSeconds } }: { job: QueueJob }) {
  const left = remainingSeconds === undefined ? null : `${waitWords(remainingSeconds)} left`
  const words = [step, left].filter(Boolean).join(', ')
  return words === '' ? null : <p className="meta">{words}</p>
}

export function Scheduled({ time }: { time: string }) {
  const zone = useZone()
  return (
    <p className="meta dialog-job-time">
      <Clock />
      <time dateTime={time}>{exactTime(new Date(time), zone)}</time>
    </p>
  )
}
