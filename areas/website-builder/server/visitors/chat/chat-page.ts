import { Markup, markup } from '#core/pages/markup.ts'
import type { World } from '#server/tools.ts'
import { CHAT_PATH } from '../../../drawing/drawing.ts'
import { CHAT_SCRIPT } from '../../../drawing/chat-script.ts'
import { contactFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitedSite, VisitorPage } from '../../serving/visitor-posts.ts'
import { form, input, textarea, visitorPage } from '../forms/form-markup.ts'
import { linkToken } from '../link-token.ts'
import type { OpenMessage } from './open-chat.ts'

export interface TypedChat {
  /** The page from which the visitor came. */
  page: string
  name: string
  mail: string
  words: string
}

interface Beginning {
  siteName: string
  canMail: boolean
  typed: TypedChat
  /** The reason why it did not begin yet; null at first. */
  fault?: string | null
}

/** The page on which a visitor begins a conversation. */
export function beginningPage(
  world: World,
  site: VisitedSite,
  { siteName, canMail, typed, fault = null }: Beginning,
): VisitorPage {
  const optional = { isOptional: true }
  const inside = [
    markup`<input type="hidden" name="page" value="${typed.page}">`,
    input({
      ...{ name: contactFields.name, label: 'Name (optional)', value: typed.name, ...optional },
      most: VISITORS.nameCharacters,
    }),
    input({
      ...{ name: contactFields.mail, label: 'Email (optional)', type: 'email', value: typed.mail },
      ...{ ...optional, most: VISITORS.mailCharacters },
    }),
    textarea(contactFields.words, 'Message', typed.words, VISITORS.chatCharacters),
  ]
  const byMail = canMail ? ' With your email address, it also reaches you after you have left.' : ''
  return visitorPage(
    fault === null ? 200 : 422,
    `Chat with ${siteName}`,
    fault ?? `The answer appears on the next page.${byMail}`,
    form(world, site, {
      ...{ action: CHAT_PATH, button: 'Start the chat', inside },
      isFirst: fault === null,
    }),
  )
}

interface Conversation {
  id: string
  siteName: string
  messages: readonly OpenMessage[]
  /** Words that were not sent, and the reason. */
  unsent?: { words: string; why: string }
}

/** The page of a conversation. Its script asks for answers; without one, a link does. */
export function conversationPage(
  world: World,
  { id, siteName, messages, unsent }: Conversation,
): VisitorPage {
  const token = linkToken(world, 'chat', id)
  const address = `/${CHAT_PATH}?who=${token}`
  const after = messages.at(-1)?.number ?? 0
  const list = markup`<ol id="talk" class="talk" role="log" aria-label="Messages" data-who="${token}" data-after="${after}" data-you="You" data-them="${siteName}" data-over="This conversation has ended.">${messages.map(
    ({ isFromVisitor, words }) =>
      markup`<li class="${isFromVisitor ? 'you' : 'them'}"><b>${isFromVisitor ? 'You' : siteName}</b> ${words}</li>`,
  )}</ol>`
  const field = textarea(
    contactFields.words,
    'Message',
    unsent?.words ?? '',
    VISITORS.chatCharacters,
    3,
  )
  const say = markup`<form class="say" method="post" action="/${CHAT_PATH}"><input type="hidden" name="who" value="${token}">${field}<p class="buttons"><button>Send</button> <a class="button quiet" href="${address}">Look for an answer</a></p></form>`
  return visitorPage(
    unsent ? 422 : 200,
    `Chat with ${siteName}`,
    unsent?.why ?? 'Keep this page open. Its address leads back to the conversation.',
    markup`${list}${say}<script src="/${CHAT_SCRIPT}" defer></script>`,
  )
}

export const endedPage = visitorPage(
  404,
  'Chat',
  'This conversation has ended.',
  new Markup(`<p><a href="/${CHAT_PATH}">Start another one</a></p>`),
)
