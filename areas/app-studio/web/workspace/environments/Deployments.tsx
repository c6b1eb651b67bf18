import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { firstPageOf } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import {
  studioEnvironments,
  type deploymentKinds,
  type ServedEnvironment,
} from '../../../contracts/environments.ts'
import { shortCommit } from './environment-words.ts'

interface DeploymentsProps {
  project: string
  place: ServedEnvironment
  open: boolean
  onClose: () => void
}

const growing = firstPageOf('deployment', 'deployments')

/** Everything that an environment served, from where it can be served again. */
export function Deployments({ project, place, open, onClose }: DeploymentsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Deployments to ${place.env}`}>
      <Newer
        operation={studioEnvironments.listDeployments}
        input={{ project, env: place.env }}
        list={growing}
      />
      <ul className="environment-deployments" aria-label="Deployments">
        <Pages
          list={place.env}
          waiting={
            <li>
              <SkeletonLines count={3} />
            </li>
          }
        >
          {(cursor, onMore) => <PageOfDeployments {...{ project, place, cursor, onMore }} />}
        </Pages>
      </ul>
    </Dialog>
  )
}

const kinds: Record<(typeof deploymentKinds)[number], string> = {
  deployed: 'Deployed',
  promoted: 'Promoted',
  'rolled-back': 'Rolled back to',
  stopped: 'Stopped',
}

interface PageProps extends Pick<DeploymentsProps, 'project' | 'place'> {
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfDeployments({ project, place, cursor, onMore }: PageProps) {
  const { env, build: now } = place
  const { deployments, next } = useRead(studioEnvironments.listDeployments, {
    ...{ project, env },
    ...(cursor !== undefined && { cursor }),
  })
  const rollBack = useWrite(studioEnvironments.rollBack)
  const attempt = useAttempt()
  if (deployments.length === 0 && cursor === undefined)
    return (
      <li>
        <Empty quiet>Nothing was deployed here yet.</Empty>
      </li>
    )
  return (
    <>
      {deployments.map(({ id, at, how, build }) => (
        <li key={id}>
          <p>
            {kinds[how]} <strong>build {build.nth}</strong> <code>{shortCommit(build.commit)}</code>{' '}
            <span className="meta">
              <TimeAgo time={at} inSentence />
            </span>
          </p>
          {build.id === now?.id ? (
            <span className="meta">served now</span>
          ) : (
            <Button
              size="s"
              disabled={rollBack.isPending}
              aria-label={`Serve build ${build.nth}`}
              onClick={() => void attempt(rollBack.mutateAsync({ project, env, build: build.id }))}
            >
              Serve
            </Button>
          )}
        </li>
      ))}
      {next && onMore && (
        <li>
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}
