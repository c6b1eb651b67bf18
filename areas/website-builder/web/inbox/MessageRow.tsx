import { useId, useState } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { inbox, type SiteMessage } from '../../contracts/inbox.ts'
import { ReplyToMessage } from './ReplyToMessage.tsx'

interface RowProps {
  site: string
  message: SiteMessage
  canReply: boolean
}

/** One message. Opening it shows the text, and marks it as read. */
export function MessageRow({ site, message, canReply }: RowProps) {
  const { id, name, words, isRead, receivedAt, repliedAt, folder } = message
  const [isOpen, setIsOpen] = useState(false)
  const mark = useWrite(inbox.markMessages)
  const attempt = useAttempt()
  const bodyId = useId()

  function handleToggle() {
    setIsOpen(!isOpen)
    if (!isOpen && !isRead && folder === 'inbox')
      void attempt(mark.mutateAsync({ site, messages: [id], isRead: true }))
  }

  return (
    <li className="inbox-message" data-unread={!isRead || undefined}>
      <button
        type="button"
        className="inbox-line"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={handleToggle}
      >
        <span className="inbox-name" dir="auto">
          {!isRead && <span className="visually-hidden">Unread: </span>}
          {name}
        </span>
        <span className="inbox-words" dir="auto">
          {words.slice(0, 200)}
        </span>
        <span className="meta">
          {repliedAt && <Badge>replied</Badge>} <Ago time={receivedAt} />
        </span>
      </button>
      <div id={bodyId} hidden={!isOpen}>
        {isOpen && <OpenMessage {...{ site, message, canReply }} />}
      </div>
    </li>
  )
}

function OpenMessage({ site, message, canReply }: RowProps) {
  const { id, mail, phone, page, words, signs, folder, repliedAt } = message
  const messages = [id]
  const mark = useWrite(inbox.markMessages)
  const move = useWrite(inbox.moveMessages)
  const remove = useWrite(inbox.deleteMessages)
  const restore = useWrite(inbox.restoreMessages)
  const attempt = useAttempt()
  const toast = useToast()
  const isSpam = folder === 'spam'
  const other = isSpam ? 'inbox' : 'spam'

  async function handle(
    work: Promise<unknown>,
    title: string,
    undo: () => Promise<unknown>,
  ): Promise<void> {
    if (!(await attempt(work.then(() => true)))) return
    toast({ title, action: { label: 'Undo', onSelect: () => void attempt(undo()) } })
  }

  return (
    <div className="inbox-open">
      <p className="meta">
        <a href={`mailto:${mail}`}>{mail}</a>
        {phone !== '' && `, ${phone}`}, from the page /{page}
        {repliedAt && (
          <>
            , replied <Ago time={repliedAt} />
          </>
        )}
      </p>
      {signs.length > 0 && (
        <ul className="inbox-signs meta" aria-label="Signs of spam">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      )}
      <p className="inbox-text" dir="auto">
        {words}
      </p>
      <div className="site-choices">
        <Button
          size="s"
          onClick={() =>
            void handle(
              move.mutateAsync({ site, messages, folder: other }),
              isSpam ? 'Moved to messages' : 'Moved to spam',
              () => move.mutateAsync({ site, messages, folder }),
            )
          }
        >
          {isSpam ? 'Not spam' : 'Spam'}
        </Button>
        {!isSpam && (
          <Button
            size="s"
            onClick={() => void attempt(mark.mutateAsync({ site, messages, isRead: false }))}
          >
            Mark as unread
          </Button>
        )}
        <Button
          size="s"
          onClick={() =>
            void handle(remove.mutateAsync({ site, messages }), 'Message deleted', () =>
              restore.mutateAsync({ site, messages }),
            )
          }
        >
          Delete
        </Button>
      </div>
      <ReplyToMessage {...{ site, message, canReply }} />
    </div>
  )
}
