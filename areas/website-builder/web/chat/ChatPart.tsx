import '../inbox/Inbox.css'
import './Chat.css'
import { useRead } from '#web/asking/api.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { chats } from '../../contracts/chats.ts'
import { ChatRow } from './ChatRow.tsx'

/** Conversations with visitors of a site. */
export function ChatPart({ site }: { site: string }) {
  const { unread, isOn, canMail } = useRead(chats.getChats, { site })
  return (
    <div className="site-part">
      <Panel title="Chat" count={unread > 0 ? `${unread} unread` : null}>
        {!isOn && (
          <p className="workspace-note">
            The chat is switched off. Switch it on under Plugins, then publish the site.
          </p>
        )}
        {!canMail && (
          <p className="workspace-note">
            Visitors who have left cannot be answered from here. To send your answers by mail, add a
            mail server under Settings, Notifications.
          </p>
        )}
        <PagedList
          operation={chats.listChats}
          input={{ site }}
          rowsOf={(page) => page.chats}
          label="Conversations"
          className="inbox-list"
          waiting={6}
          empty="No conversations yet."
        >
          {(chat) => <ChatRow key={chat.id} {...{ site, chat }} />}
        </PagedList>
      </Panel>
    </div>
  )
}
