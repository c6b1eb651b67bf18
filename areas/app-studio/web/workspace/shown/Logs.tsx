import { count } from '#web/ui/count.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { BuildNote, ShownProject } from '../../../contracts/preview.ts'
import type { LogLine } from '../../../editing/log-lines.ts'
import { whyFailed, type Reason } from '../../../editing/why-failed.ts'
import type { Reveal } from '../editor/CodeEditor.tsx'

const names = {
  debug: 'Debug',
  log: 'Log',
  info: 'Info',
  warn: 'Warning',
  error: 'Error',
  refused: 'Blocked',
  request: 'Network',
} satisfies Record<LogLine['is'], string>

const tones: Partial<Record<LogLine['is'], 'error' | 'warn'>> = {
  error: 'error',
  refused: 'error',
  warn: 'warn',
}

interface LogsProps {
  shown: ShownProject | null
  lines: readonly LogLine[]
  onOpenAt: (place: Reveal) => void
}

/** Messages of the build, followed by the app's output since it was shown. */
export function Logs({ shown, lines, onOpenAt }: LogsProps) {
  const { errors = [], warnings = [], seconds } = shown ?? {}
  const reasons = whyFailed(errors, lines)
  const requests = lines.filter(({ is }) => is === 'request')
  return (
    // The tab index allows scrolling with the arrow keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="shown-logs" role="log" aria-label="Logs" tabIndex={0}>
      {shown && (
        <p className="meta">{errors.length > 0 ? 'The build failed' : `Built in ${seconds} s`}</p>
      )}
      <BuildNotes notes={errors} is="error" onOpenAt={onOpenAt} />
      <BuildNotes notes={warnings} is="warn" onOpenAt={onOpenAt} />
      {reasons.length > 0 && <WhyFailed reasons={reasons} />}
      <LogLines lines={lines.filter(({ is }) => is !== 'request')} />
      {requests.length > 0 && (
        <details>
          <summary>{count(requests.length, 'request')}</summary>
          <LogLines lines={requests} />
        </details>
      )}
    </div>
  )
}

function WhyFailed({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <details className="shown-why">
      <summary>Why did it fail?</summary>
      <ul>
        {reasons.map(({ what, todo }) => (
          <li key={what} dir="auto">
            <strong>{what}</strong> {todo}
          </li>
        ))}
      </ul>
    </details>
  )
}

function LogLines({ lines }: Pick<LogsProps, 'lines'>) {
  return lines.map(({ id, is, text }) => (
    <p key={id} className="shown-line">
      <Badge tone={tones[is] ?? 'neutral'}>{names[is]}</Badge>
      <code dir="auto">{text}</code>
    </p>
  ))
}

interface BuildNotesProps {
  notes: readonly BuildNote[]
  is: 'error' | 'warn'
  onOpenAt: (place: Reveal) => void
}

/** Messages of a build, each with a button that shows its place if that is known. */
export function BuildNotes({ notes, is, onOpenAt }: BuildNotesProps) {
  return notes.map(({ text, file, line, column }, index) => (
    <p key={index} className="shown-line">
      <Badge tone={tones[is]!}>{names[is]}</Badge>
      {file !== null && line !== null && (
        <button
          type="button"
          className="shown-link"
          onClick={() => onOpenAt({ path: file, line, column: column ?? 1 })}
        >
          {file}:{line}
        </button>
      )}
      {file !== null && line === null && <strong>{file}</strong>}
      <code dir="auto">{text}</code>
    </p>
  ))
}
