import './Newsletter.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { newsletter, type Subscriber } from '../../contracts/newsletter.ts'
import { Letters } from './Letters.tsx'

/** Letters of a site, and who gets them. */
export function NewsletterPart({ site }: { site: string }) {
  const { confirmed, asked, missing } = useRead(newsletter.getNewsletter, { site })
  return (
    <div className="site-part site-part-beside">
      <Panel title="Letters">
        {missing !== null && <p className="workspace-note">{missing}</p>}
        <Letters site={site} canSend={missing === null && confirmed > 0} subscribers={confirmed} />
      </Panel>
      <Panel
        title="Subscribers"
        count={asked > 0 ? `${confirmed}, ${asked} not confirmed` : confirmed}
        actions={confirmed > 0 ? <Export site={site} /> : null}
      >
        <Subscribers site={site} />
      </Panel>
    </div>
  )
}

function Export({ site }: { site: string }) {
  const attempt = useAttempt()
  const tell = useWrite(newsletter.exportSubscribers)
  async function handleExport() {
    const told = await attempt(tell.mutateAsync({ site }))
    if (told) saveFile('subscribers.csv', told.csv, 'text/csv')
  }
  return (
    <Button size="s" disabled={tell.isPending} onClick={() => void handleExport()}>
      Export CSV
    </Button>
  )
}

const states = { asked: 'not confirmed', left: 'unsubscribed', refused: 'bounced' } as const

function Subscribers({ site }: { site: string }) {
  const [search, setSearch] = useState('')
  return (
    <>
      <SearchBox label="Search subscribers" value={search} onChange={setSearch} />
      <ul className="subscriber-list" aria-label="Subscribers">
        <Pages
          list={search}
          waiting={
            <li>
              <SkeletonLines count={4} />
            </li>
          }
        >
          {(cursor, onMore) => <PageOfSubscribers {...{ site, search, cursor, onMore }} />}
        </Pages>
      </ul>
    </>
  )
}

interface PageProps {
  site: string
  search: string
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfSubscribers({ site, search, cursor, onMore }: PageProps) {
  const { subscribers, next } = useRead(newsletter.listSubscribers, {
    site,
    ...(search.trim() !== '' && { search }),
    ...(cursor !== undefined && { cursor }),
  })
  if (subscribers.length === 0 && cursor === undefined)
    return (
      <li>
        <Empty quiet>{search.trim() === '' ? 'No subscribers yet.' : 'No such address.'}</Empty>
      </li>
    )
  return (
    <>
      {subscribers.map((subscriber) => (
        <SubscriberRow key={subscriber.id} {...{ site, subscriber }} />
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

function SubscriberRow({ site, subscriber }: { site: string; subscriber: Subscriber }) {
  const { id, mail, state, askedAt } = subscriber
  const remove = useWrite(newsletter.removeSubscriber)
  const attempt = useAttempt()
  function handleRemove() {
    if (window.confirm(`Remove ${mail}?`))
      void attempt(remove.mutateAsync({ site, subscriber: id }))
  }
  return (
    <li className="subscriber">
      <div>
        <p className="subscriber-mail">{mail}</p>
        <p className="meta">
          <Ago time={askedAt} />{' '}
          {state !== 'confirmed' && <Badge tone="warn">{states[state]}</Badge>}
        </p>
      </div>
      <Button size="s" disabled={remove.isPending} onClick={handleRemove}>
        Remove<span className="visually-hidden"> {mail}</span>
      </Button>
    </li>
  )
}
