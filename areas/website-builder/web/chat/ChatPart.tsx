import '../inbox/Inbox.css'
import './Chat.css'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
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
        <ul className="inbox-list" aria-label="Conversations">
          <Pages
            list=""
            waiting={
              <li>
                <SkeletonLines count={6} />
              </li>
            }
          >
            {(cursor, onMore) => <PageOfChats {...{ site, cursor, onMore }} />}
          </Pages>
        </ul>
      </Panel>
    </div>
  )
}

interface PageProps {
  site: string
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function PageOfChats({ site, cursor, onMore }: PageProps) {
  const { chats: shown, next } = useRead(chats.listChats, {
    site,
    ...(cursor !== undefined && { cursor }),
  })
  if (shown.length === 0 && cursor === undefined)
    return (
      <li>
        <Empty quiet>No conversations yet.</Empty>
      </li>
    )
  return (
    <>
      {shown.map((chat) => (
        <ChatRow key={chat.id} {...{ site, chat }} />
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
