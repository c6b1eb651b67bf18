import './Inbox.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { count } from '#web/ui/count.ts'
import { inbox, type MessageFolder } from '../../contracts/inbox.ts'
import { ErasePerson } from './ErasePerson.tsx'
import { MessageRow } from './MessageRow.tsx'

/** Messages that visitors sent with the contact form of a site. */
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
        <PagedList
          operation={inbox.listMessages}
          input={{ site, folder, ...(search.trim() !== '' && { search }) }}
          rowsOf={(page) => page.messages}
          label={folder === 'spam' ? 'Spam' : 'Messages'}
          className="inbox-list"
          waiting={6}
          empty={emptyWords(folder, search)}
        >
          {(message) => <MessageRow key={message.id} {...{ site, message, canReply }} />}
        </PagedList>
      </Panel>
      <ErasePerson site={site} />
    </div>
  )
}

function emptyWords(folder: MessageFolder, search: string): string {
  if (search.trim() !== '') return 'No message contains these words.'
  return folder === 'spam' ? 'No spam.' : 'No messages yet.'
}
