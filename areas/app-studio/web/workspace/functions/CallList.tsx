import { useRead } from '#web/asking/api.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { firstPageOf } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { CircleX } from '#web/ui/more-icons.ts'
import type { Source } from '../use-source.ts'
import { studioFunctions, type NotedCall } from '../../../contracts/functions.ts'
import type { Environment } from '../../../contracts/workspace.ts'

interface CallListProps extends Pick<Source, 'onOpenAt'> {
  project: string
  environment: Environment
}

const growing = firstPageOf('call', 'calls')

export function CallList({ project, environment, onOpenAt }: CallListProps) {
  const asked = { project, environment }
  const { calls } = useRead(studioFunctions.listCalls, asked)
  if (calls.length === 0)
    return (
      <p className="vibe-nothing">
        A file such as functions/items.ts answers requests to functions/items. Calls that fail, or
        write to the console, are listed here.
      </p>
    )
  return (
    <>
      <Newer operation={studioFunctions.listCalls} input={asked} list={growing} />
      <ul className="vibe-rows" aria-label="Calls of functions">
        {calls.map((call) => (
          <CallRow key={call.id} call={call} onOpenAt={onOpenAt} />
        ))}
      </ul>
    </>
  )
}

interface RowProps extends Pick<Source, 'onOpenAt'> {
  call: NotedCall
}

function CallRow({ call, onOpenAt }: RowProps) {
  const { method, status, milliseconds, fault, file, line, lines, at } = call
  return (
    <li className="vibe-activity" data-type={fault === null ? 'passed' : 'alert'}>
      {fault === null ? <CircleCheck /> : <CircleX />}
      <div>
        <p className="vibe-row-head">
          <strong>
            {method} {call.function}
          </strong>
          <span className="meta">
            {status}, {milliseconds} ms
          </span>
        </p>
        {file !== null && line !== null && (
          <button
            type="button"
            className="shown-link"
            onClick={() => onOpenAt({ path: file, line, column: 1 })}
          >
            {file}:{line}
          </button>
        )}
        {fault !== null && (
          <code className="function-value" dir="auto">
            {fault}
          </code>
        )}
        {lines.map((line, index) => (
          <code key={index} className="function-value" dir="auto">
            {line}
          </code>
        ))}
        <p className="meta">
          <TimeAgo time={at} />
        </p>
      </div>
    </li>
  )
}
