import { useEffect } from 'react'
import { useRead, useRefresh, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { chats, type SiteChat } from '../../contracts/chats.ts'
import { AnswerVisitor } from './AnswerVisitor.tsx'
import { nameOfVisitor } from './name-of-visitor.ts'

/**
 * The interval at which the screen checks if a visitor is still present, because nobody announces
 * that a visitor has left without a report.
 */
const LOOK_EVERY_MS = 15_000

/** The messages of a conversation, and a form for an answer. */
export function OpenChat({ site, id }: { site: string; id: string }) {
  const { chat, messages } = useRead(chats.getChat, { site, chat: id })
  const { canMail } = useRead(chats.getChats, { site })
  const refresh = useRefresh()
  const mark = useWrite(chats.markChat)
  const remove = useWrite(chats.deleteChat)
  const restore = useWrite(chats.restoreChat)
  const attempt = useAttempt()
  const toast = useToast()
  const { isHere, unread } = chat

  useEffect(() => {
    if (!isHere) return
    const timer = setInterval(() => {
      refresh({ area: 'website-builder/chats', operations: ['getChat', 'listChats'] })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isHere, refresh])

  async function handleDelete() {
    if (!(await attempt(remove.mutateAsync({ site, chat: id }).then(() => true)))) return
    const undo = () => void attempt(restore.mutateAsync({ site, chat: id }))
    toast({ title: 'Conversation deleted', action: { label: 'Undo', onSelect: undo } })
  }

  return (
    <div className="inbox-open">
      <p className="meta">
        {chat.mail !== '' && (
          <>
            <a href={`mailto:${chat.mail}`}>{chat.mail}</a>,{' '}
          </>
        )}
        begun on the page /{chat.page} <Ago time={chat.startedAt} inSentence />
      </p>
      <ol className="chat-messages" aria-label={`Messages with ${nameOfVisitor(chat)}`}>
        {messages.map(({ number, from, words, at, isMailed }) => (
          <li key={number} data-from={from}>
            <p className="meta">
              {from === 'reader' ? 'You' : nameOfVisitor(chat)}, <Ago time={at} inSentence />
              {isMailed && ', by mail'}
            </p>
            <p className="inbox-text" dir="auto">
              {words}
            </p>
          </li>
        ))}
      </ol>
      <p className="meta" role="status">
        {presenceWords(chat, canMail)}
      </p>
      <AnswerVisitor site={site} chat={chat} />
      <div className="site-choices">
        <Button
          size="s"
          onClick={() => void attempt(mark.mutateAsync({ site, chat: id, isRead: unread > 0 }))}
        >
          {unread > 0 ? 'Mark as read' : 'Mark as unread'}
        </Button>
        <Button size="s" onClick={() => void handleDelete()}>
          Delete
        </Button>
      </div>
    </div>
  )
}

/** Says how an answer would reach the visitor now. */
function presenceWords({ isHere, mail }: SiteChat, canMail: boolean): string {
  if (isHere) return 'The visitor is here and sees your answer within seconds.'
  if (mail !== '' && canMail) return `The visitor has left. Your answer goes to ${mail}.`
  const seen = 'The visitor has left, and sees your answer only if they come back to their page.'
  return mail === '' ? `${seen} They left no email address.` : seen
}
