import type { ReactNode } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { fullCount } from '#web/ui/count.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { studioEnvironments, type ServedEnvironment } from '../../../contracts/environments.ts'
import type { Source } from '../use-source.ts'
import { BuildLog } from './BuildLog.tsx'
import { Deployments } from './Deployments.tsx'
import {
  healthWords,
  plainAddress,
  shortCommit,
  stateWords,
  testWords,
} from './environment-words.ts'
import { Variables } from './Variables.tsx'

interface FactsProps {
  id: string
  place: ServedEnvironment
  source: Source
}

/** The details of an environment, and the actions on it. */
export function EnvironmentFacts({ id, place, source }: FactsProps) {
  const { env, build, address } = place
  const isServed = build !== null && env !== 'local'
  const facts: (readonly [string, ReactNode])[] = []
  if (address) facts.push(['Address', <Address key="address" url={address.url} />])
  if (build) {
    facts.push(['Build', `${build.nth}, ${stateWords(build)}`])
    facts.push(['Commit', <code key="commit">{shortCommit(build.commit)}</code>])
    facts.push(['Tests', testWords(build)])
    if (build.seconds !== null) facts.push(['Built in', `${build.seconds} s`])
  }
  if (isServed) {
    facts.push(['Health', healthWords(place)])
    facts.push(['Visits', `${fullCount(place.visitsToday ?? 0)} today`])
  }
  return (
    <div id={id} className="environment-facts">
      {facts.length > 0 && (
        <dl className="vibe-build-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length === 0 && <p className="meta">{emptyWords(env)}</p>}
      {isServed && !address && (
        <p className="meta">
          Nobody can reach it: the port for apps and sites is turned off (APPS_PORT).
        </p>
      )}
      {address?.reach === 'shared' && (
        <p className="meta">Storage and sign-in do not work at this address.</p>
      )}
      {address?.reach === 'this-machine' && (
        <p className="meta">Only browsers on this machine reach this address.</p>
      )}
      <Ways place={place} source={source} />
    </div>
  )
}

function emptyWords(env: string): string {
  if (env === 'local') return 'The preview shows each save. Build it here to promote it.'
  return 'Nothing is served here yet.'
}

function Address({ url }: { url: string }) {
  return (
    <span className="environment-address">
      <a href={url} target="_blank" rel="noreferrer">
        {plainAddress(url)}
      </a>
      <CopyButton label="Copy the address" text={url} />
    </span>
  )
}

function Ways({ place, source }: Omit<FactsProps, 'id'>) {
  const { project } = source
  const { env, build, before, variables } = place
  const log = useOpening()
  const history = useOpening()
  const settings = useOpening()
  const toast = useToast()
  const attempt = useAttempt()
  const rollBack = useWrite(studioEnvironments.rollBack)
  const stop = useWrite(studioEnvironments.stopEnvironment)
  const isServed = build !== null && env !== 'local'
  const isDone = async (work: Promise<unknown>) => (await attempt(work.then(() => true))) ?? false
  const serve = (id: string) => isDone(rollBack.mutateAsync({ project, env, build: id }))

  async function handleRollBack() {
    if (!before || !(await serve(before.id))) return
    const undo = build && { label: 'Undo', onSelect: () => void serve(build.id) }
    toast({
      tone: 'success',
      title: `${env} serves build ${before.nth}`,
      ...(undo && { action: undo }),
    })
  }

  async function handleStop() {
    if (!build || !(await isDone(stop.mutateAsync({ project, env })))) return
    const undo = { label: 'Undo', onSelect: () => void serve(build.id) }
    toast({ title: `${env} is not served any more`, action: undo })
  }

  return (
    <div className="environment-ways">
      {build && (
        <Button size="s" onClick={log.open}>
          Log
        </Button>
      )}
      {env !== 'local' && (
        <Button size="s" onClick={settings.open}>
          {variables > 0 ? `Variables (${variables})` : 'Variables'}
        </Button>
      )}
      {env !== 'local' && (build || before) && (
        <Button size="s" onClick={history.open}>
          Deployments
        </Button>
      )}
      {before && (
        <Button size="s" disabled={rollBack.isPending} onClick={() => void handleRollBack()}>
          {isServed ? `Roll back to build ${before.nth}` : `Serve build ${before.nth}`}
        </Button>
      )}
      {isServed && (
        <Button size="s" variant="quiet" onClick={() => void handleStop()}>
          Stop serving
        </Button>
      )}
      {build && (
        <BuildLog
          key={`log-${log.nth}`}
          {...{ source, build }}
          open={log.isOpen}
          onClose={log.close}
        />
      )}
      {env !== 'local' && (
        <>
          <Deployments
            key={`history-${history.nth}`}
            {...{ project, place }}
            open={history.isOpen}
            onClose={history.close}
          />
          <Variables
            key={`variables-${settings.nth}`}
            {...{ project, env }}
            open={settings.isOpen}
            onClose={settings.close}
          />
        </>
      )}
    </div>
  )
}
