import { address } from '#core/route.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ExternalLink, Rocket } from '#web/ui/more-icons.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { routes } from '../../routes.ts'
import { studioEnvironments } from '../../contracts/environments.ts'
import { plainAddress, stateWords } from '../workspace/environments/environment-words.ts'

/** A button that deploys a project, with a link to its address, or to the builds if one failed. */
export function DeployBar({ project }: { project: string }) {
  const { environments } = useRead(studioEnvironments.getEnvironments, { project })
  const deploy = useWrite(studioEnvironments.deployProject)
  const attempt = useAttempt()
  const local = environments.find(({ env }) => env === 'local')?.build ?? null
  const prd = environments.find(({ env }) => env === 'prd')
  const isAtWork = deploy.isPending || local?.state === 'waiting'
  const hasFailed = local?.state === 'red' || local?.state === 'broken'

  return (
    <p className="deploy-bar" role="group" aria-label="Deployment">
      <span className={hasFailed ? 'field-error' : 'meta'} role="status">
        {isAtWork && 'Building…'}
        {!isAtWork && hasFailed && (
          <PageLink page={address(routes.pane, { project, pane: 'builds' })}>
            Build {local.nth}: {stateWords(local)}
          </PageLink>
        )}
      </span>
      {prd?.address && (
        <a href={prd.address.url} target="_blank" rel="noreferrer" title={prd.address.url}>
          <ExternalLink />
          {plainAddress(prd.address.url)}
        </a>
      )}
      <Button
        size="s"
        variant="primary"
        icon={<Rocket />}
        disabled={isAtWork}
        onClick={() => void attempt(deploy.mutateAsync({ project }))}
      >
        Deploy
      </Button>
    </p>
  )
}
