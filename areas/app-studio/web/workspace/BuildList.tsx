import './BuildList.css'
import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { CircleCheck } from '#web/ui/icons.ts'
import { CircleX, GitBranch, Hammer, LoaderCircle } from '#web/ui/more-icons.ts'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { appStudio } from '../../contract.ts'
import type { Build, Environment } from '../../contracts/workspace.ts'

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
  const build = useWrite(appStudio.triggerBuild)
  const refresh = useRefresh()

  function handleBuild(env: Environment) {
    build.mutate({ projectId, env })
    // It answers when the build has ended; that it has begun is known at once.
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

function BuildRow({ build, onBuild }: { build: Build; onBuild: () => void }) {
  const { env, status, lastBuild, duration, commit, branch, url } = build
  return (
    <li className="vibe-build" data-status={status}>
      <div className="vibe-build-head">
        <p aria-live="polite" aria-atomic="true">
          {icons[status]}
          <strong>{env}</strong>
          <span className="vibe-build-status">{status}</span>
        </p>
        <IconButton
          size="s"
          label={`Build ${env}`}
          icon={<Hammer />}
          disabled={status === 'building'}
          onClick={onBuild}
        />
      </div>
      <p className="meta">
        <TimeAgo time={lastBuild} inSentence />, {duration} s
      </p>
      <p className="meta vibe-build-commit">
        <code>{commit}</code>
        <span>
          <GitBranch />
          {branch}
        </span>
      </p>
      <p className="meta vibe-build-url">{url.replace(/^https?:\/\//, '')}</p>
    </li>
  )
}
