import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { firstPageOf } from '#web/ui/newer/growing-list.ts'
import { Newer } from '#web/ui/newer/Newer.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import {
  studioEnvironments,
  type Deployment,
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

/** A dialog with the deployments to an environment. Builds not served now can be served again. */
export function Deployments({ project, place, open, onClose }: DeploymentsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`Deployments to ${place.env}`}>
      <Newer
        operation={studioEnvironments.listDeployments}
        input={{ project, env: place.env }}
        list={growing}
      />
      <PagedList
        operation={studioEnvironments.listDeployments}
        input={{ project, env: place.env }}
        rowsOf={(page) => page.deployments}
        label="Deployments"
        className="environment-deployments"
        waiting={3}
        empty="Nothing was deployed here yet."
      >
        {(deployment) => <DeploymentRow key={deployment.id} {...{ project, place, deployment }} />}
      </PagedList>
    </Dialog>
  )
}

const kinds: Record<(typeof deploymentKinds)[number], string> = {
  deployed: 'Deployed',
  promoted: 'Promoted',
  'rolled-back': 'Rolled back to',
  stopped: 'Stopped',
}

interface RowProps extends Pick<DeploymentsProps, 'project' | 'place'> {
  deployment: Deployment
}

function DeploymentRow({ project, place, deployment: { at, how, build } }: RowProps) {
  const { env, build: now } = place
  const rollBack = useWrite(studioEnvironments.rollBack)
  const attempt = useAttempt()
  return (
    <li>
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
  )
}
