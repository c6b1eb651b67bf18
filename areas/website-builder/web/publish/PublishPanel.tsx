import './PublishPanel.css'
import { Suspense } from 'react'
import { address } from '#core/route.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { publications, type Publishing } from '../../contracts/publications.ts'
import { sites } from '../../contracts/sites.ts'
import { editPlace, manageSite, sitePlace } from '../../places.ts'
import { SiteAddress } from '../sites/SiteAddress.tsx'
import { useSiteActions } from '../sites/use-site-actions.ts'
import { PreviewLink } from './PreviewLink.tsx'
import { Schedule } from './Schedule.tsx'

/** Shows how the drafts differ from what visitors see, with ways to publish them. */
export function PublishPanel({ site }: { site: string }) {
  return (
    <Panel title="Publish">
      <Publish site={site} />
    </Panel>
  )
}

function Publish({ site }: { site: string }) {
  const publishing = useRead(publications.getPublishing, { site })
  const { name } = useRead(sites.getSite, { site })
  const { publish, isPublishing } = useSiteActions()
  const { changes, live } = publishing
  return (
    <div className="publish">
      <Whereabouts site={site} publishing={publishing} />
      {changes.length > 0 ? (
        <Changes site={site} changes={changes} />
      ) : (
        <p>
          {live ? 'Visitors see the newest state of all pages.' : 'There is nothing to publish.'}
        </p>
      )}
      <div className="publish-ways">
        <Button
          variant="primary"
          disabled={isPublishing}
          onClick={() => void publish({ id: site, name })}
        >
          {isPublishing ? 'Publishing…' : 'Publish now'}
        </Button>
        {live && <TakeDown site={site} name={name} />}
      </div>
      <Schedule key={publishing.scheduledAt} site={site} scheduledAt={publishing.scheduledAt} />
      <Suspense fallback={null}>
        <PreviewLink site={site} />
      </Suspense>
    </div>
  )
}

function Whereabouts({ site, publishing }: { site: string; publishing: Publishing }) {
  const { live, address: url, whyNoAddress } = publishing
  const history = (
    <PageLink page={manageSite(address(sitePlace, { site, part: 'publications' }))}>
      Publications
    </PageLink>
  )
  if (!live) return <p>{whyNoAddress ?? 'Visitors cannot see this site yet.'}</p>
  return (
    <p>
      {url ? (
        <>
          Visitors see publication {live.nth} at <SiteAddress url={url} />.
        </>
      ) : (
        `Publication ${live.nth} is live. ${whyNoAddress ?? ''}`
      )}{' '}
      <span className="meta">
        Published <Ago inSentence time={live.at} />. {history}
      </span>
    </p>
  )
}

type Change = Publishing['changes'][number]

const changeWords = {
  new: { words: 'new', tone: 'success' },
  changed: { words: 'changed', tone: 'warn' },
  gone: { words: 'deleted', tone: 'error' },
} as const satisfies Record<Change['change'], unknown>

function Changes({ site, changes }: { site: string; changes: readonly Change[] }) {
  return (
    <ul className="publish-changes" aria-label="Changes">
      {changes.map(({ page, title, path, change }) => (
        <li key={page}>
          <span>
            {change === 'gone' ? (
              <span dir="auto">{title}</span>
            ) : (
              <PageLink page={manageSite(address(editPlace, { site, page }))} dir="auto">
                {title}
              </PageLink>
            )}{' '}
            <code>/{path}</code>
          </span>
          <Badge tone={changeWords[change].tone}>{changeWords[change].words}</Badge>
        </li>
      ))}
    </ul>
  )
}

function TakeDown({ site, name }: { site: string; name: string }) {
  const take = useWrite(publications.takeDown)
  const { publish } = useSiteActions()
  const attempt = useAttempt()
  const toast = useToast()

  async function handleTakeDown() {
    const done = await attempt(take.mutateAsync({ site }).then(() => true))
    if (!done) return
    toast({
      title: 'Site taken down',
      text: `Visitors no longer see ${name}. Its publications are kept.`,
      action: { label: 'Publish again', onSelect: () => void publish({ id: site, name }) },
    })
  }

  return (
    <Button disabled={take.isPending} onClick={() => void handleTakeDown()}>
      Take down
    </Button>
  )
}
