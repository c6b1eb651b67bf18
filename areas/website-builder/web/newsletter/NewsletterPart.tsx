import './Newsletter.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { newsletter, type Subscriber } from '../../contracts/newsletter.ts'
import { Letters } from './Letters.tsx'

/** The letters of a site, and its subscribers. */
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
      <PagedList
        operation={newsletter.listSubscribers}
        input={{ site, ...(search.trim() !== '' && { search }) }}
        rowsOf={(page) => page.subscribers}
        label="Subscribers"
        className="subscriber-list"
        waiting={4}
        empty={search.trim() === '' ? 'No subscribers yet.' : 'No such address.'}
      >
        {(subscriber) => <SubscriberRow key={subscriber.id} {...{ site, subscriber }} />}
      </PagedList>
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
