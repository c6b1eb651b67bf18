import './BuildList.css'
import { useId, useState } from 'react'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { CircleX, Hammer, LoaderCircle } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { studioBuilds, type Build, type Environment } from '../../contracts/workspace.ts'

const icons = {
  success: <CircleCheck />,
  building: <LoaderCircle />,
  failed: <CircleX />,
} satisfies Record<Build['status'], React.ReactNode>

interface BuildListProps {
  projectId: string
  builds: readonly Build[]
}

export function BuildList({ projectId, builds }: BuildListProps) {
  const build = useWrite(studioBuilds.triggerBuild)
  const refresh = useRefresh()

  function handleBuild(env: Environment) {
    build.mutate({ projectId, env })
    // The list is refreshed now, because the request only returns when the build has ended.
    refresh({ area: 'app-studio', operations: ['getWorkspace'] })
  }

  return (
    <ul className="vibe-rows" aria-label="Builds">
      {builds.map((each) => (
        <BuildRow key={each.env} build={each} onBuild={() => handleBuild(each.env)} />
      ))}
    </ul>
  )
}

/** A row of one line, which opens to show details. */
function BuildRow({ build, onBuild }: { build: Build; onBuild: () => void }) {
  const { env, status, lastBuild, duration } = build
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="vibe-build" data-status={status}>
      <div className="vibe-build-head">
        <p aria-live="polite" aria-atomic="true">
          {icons[status]}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <strong>{env}</strong>
          </button>
          <span className="vibe-build-status">{status}</span>
          <span className="meta vibe-build-time">
            <TimeAgo time={lastBuild} inSentence />
            <span>, {duration} s</span>
          </span>
        </p>
        <IconButton
          size="s"
          label={`Build ${env}`}
          icon={<Hammer />}
          disabled={status === 'building'}
          onClick={onBuild}
        />
      </div>
      {isOpen && <BuildFacts id={id} build={build} />}
    </li>
  )
}

function BuildFacts({ id, build }: { id: string; build: Build }) {
  const { status, duration, commit, branch, url } = build
  const facts = [
    ['Status', status],
    ['Duration', `${duration} s`],
    ['Branch', branch],
    ['Commit', commit],
    ['Address', url.replace(/^https?:\/\//, '')],
  ]
  return (
    <dl id={id} className="vibe-build-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
