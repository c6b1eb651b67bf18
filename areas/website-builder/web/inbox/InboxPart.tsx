import './Inbox.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { count } from '#web/ui/count.ts'
import { inbox, type MessageFolder } from '../../contracts/inbox.ts'
import { ErasePerson } from './ErasePerson.tsx'
import { MessageRow } from './MessageRow.tsx'

/** Messages that visitors sent by the contact form of a site. */
export function InboxPart({ site }: { site: string }) {
  const { unread, spam, dropped, hasForm, canReply } = useRead(inbox.getInbox, { site })
  const [folder, setFolder] = useState<MessageFolder>('inbox')
  const [search, setSearch] = useState('')
  return (
    <div className="site-part">
      <Panel title="Inbox" count={unread > 0 ? `${unread} unread` : null}>
        <div className="inbox-tools">
          <Segmented
            label="Folder"
            options={[
              { value: 'inbox', label: 'Messages' },
              { value: 'spam', label: spam > 0 ? `Spam (${spam})` : 'Spam' },
            ]}
            value={folder}
            onChange={setFolder}
          />
          <SearchBox label="Search messages" value={search} onChange={setSearch} />
        </div>
        {!hasForm && (
          <p className="workspace-note">
            No published page has a contact form. Add the block “Contact form” to a page, then
            publish the site.
          </p>
        )}
        {!canReply && (
          <p className="workspace-note">
            Replies are written in your own mail program. To send them from here, add a mail server
            under Settings, Notifications.
          </p>
        )}
        {folder === 'spam' && dropped > 0 && (
          <p className="workspace-note">
            {count(dropped, 'older spam message')} made room for newer ones and{' '}
            {dropped === 1 ? 'is' : 'are'} no longer here.
          </p>
        )}
        <ul className="inbox-list" aria-label={folder === 'spam' ? 'Spam' : 'Messages'}>
          <Pages
            list={`${folder} ${search}`}
            waiting={
              <li>
                <SkeletonLines count={6} />
              </li>
            }
          >
            {(cursor, onMore) => (
              <PageOfMessages {...{ site, folder, search, cursor, onMore, canReply }} />
            )}
          </Pages>
        </ul>
      </Panel>
      <ErasePerson site={site} />
    </div>
  )
}

interface PageProps {
  site: string
  folder: MessageFolder
  search: string
  canReply: boolean
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfMessages({ site, folder, search, canReply, cursor, onMore }: PageProps) {
  const { messages, next } = useRead(inbox.listMessages, {
    ...{ site, folder },
    ...(search.trim() !== '' && { search }),
    ...(cursor !== undefined && { cursor }),
  })
  if (messages.length === 0 && cursor === undefined)
    return (
      <li>
        <Empty quiet>
          {search.trim() !== ''
            ? 'No message contains these words.'
            : folder === 'spam'
              ? 'No spam.'
              : 'No messages yet.'}
        </Empty>
      </li>
    )
  return (
    <>
      {messages.map((message) => (
        <MessageRow key={message.id} {...{ site, message, canReply }} />
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
