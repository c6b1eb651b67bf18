import '../BuildList.css'
import './Environments.css'
import { useRead } from '#web/asking/api.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { Circle, CircleX, Hammer, LoaderCircle } from '#web/ui/more-icons.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useWrite } from '#web/asking/api.tsx'
import { useId, useState } from 'react'
import { studioEnvironments, type ServedEnvironment } from '../../../contracts/environments.ts'
import { studioBuilds } from '../../../contracts/workspace.ts'
import type { Source } from '../use-source.ts'
import { EnvironmentFacts } from './EnvironmentFacts.tsx'
import { environmentWords, lookOf, type Look } from './environment-words.ts'

const icons = {
  success: <CircleCheck />,
  building: <LoaderCircle />,
  failed: <CircleX />,
  none: <Circle />,
} satisfies Record<Look, React.ReactNode>

/** A list of the environments, each with its build and a link to its address. */
export function EnvironmentList({ source }: { source: Source }) {
  const { project } = source
  const { environments, dns } = useRead(studioEnvironments.getEnvironments, { project })
  return (
    <>
      <ul className="vibe-rows" aria-label="Builds">
        {environments.map((place, index) => (
          <EnvironmentRow
            key={place.env}
            place={place}
            before={environments[index - 1] ?? null}
            source={source}
          />
        ))}
      </ul>
      {dns && environments.some(({ address }) => address !== null) && <DnsNote {...dns} />}
    </>
  )
}

interface RowProps {
  place: ServedEnvironment
  /** The environment from which builds are promoted; null for the first one. */
  before: ServedEnvironment | null
  source: Source
}

/** A row of one line, which opens to show details. */
function EnvironmentRow({ place, before, source }: RowProps) {
  const { env, build, since } = place
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const attempt = useAttempt()
  const trigger = useWrite(studioBuilds.triggerBuild)
  const look = lookOf(place)
  const time = since ?? build?.begunAt ?? null
  const canCome = !before || before.env === 'local' || before.build !== null

  async function handleBuild() {
    await source.files.flush()
    await attempt(trigger.mutateAsync({ projectId: source.project, env }))
  }

  return (
    <li className="vibe-build" data-status={look}>
      <div className="vibe-build-head">
        <p aria-live="polite" aria-atomic="true">
          {icons[look]}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <strong>{env}</strong>
          </button>
          <span className="vibe-build-status">{environmentWords(place)}</span>
          {time && (
            <span className="meta vibe-build-time">
              <TimeAgo time={time} inSentence />
            </span>
          )}
        </p>
        <IconButton
          size="s"
          label={before ? `Promote ${before.env} to ${env}` : 'Build local'}
          icon={<Hammer />}
          disabled={look === 'building' || !canCome || trigger.isPending}
          onClick={() => void handleBuild()}
        />
      </div>
      {isOpen && <EnvironmentFacts id={id} place={place} source={source} />}
    </li>
  )
}

interface DnsProps {
  record: string
  setting: string
  fault: string | null
}

/** A note that explains how to get addresses that everybody can reach. */
function DnsNote({ record, setting, fault }: DnsProps) {
  return (
    <details className="environment-dns">
      <summary>Addresses that everybody reaches</summary>
      {fault && <p className="field-error">{fault}</p>}
      <p>
        Give apps names below a domain of yours, each with storage and sign-in of its own. Set this
        record where the domain is kept, start the server with this setting, and let{' '}
        <code>synthwire doctor</code> try it.
      </p>
      <code>{record}</code>
      <code>{setting}</code>
    </details>
  )
}
