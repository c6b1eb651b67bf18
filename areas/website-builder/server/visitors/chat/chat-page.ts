import { markup } from '#core/pages/markup.ts'
import type { World } from '#server/tools.ts'
import { CHAT_PATH } from '../../../drawing/drawing.ts'
import { CHAT_SCRIPT } from '../../../drawing/chat-script.ts'
import { frameWords } from '../../../drawing/frame-words.ts'
import { contactFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import type { VisitedSite, VisitorPage } from '../../serving/visitor-posts.ts'
import { form, input, textarea, visitorPage } from '../forms/form-markup.ts'
import { linkToken } from '../link-token.ts'
import type { OpenMessage } from './open-chat.ts'

export interface TypedChat {
  /** The page on which the visitor opened the chat. */
  page: string
  name: string
  mail: string
  words: string
}

interface Beginning {
  siteName: string
  language: string
  canMail: boolean
  typed: TypedChat
  /** The reason why the conversation could not begin; null if it was not tried yet. */
  fault?: string | null
}

/** The page on which a visitor begins a conversation. */
export function beginningPage(
  world: World,
  site: VisitedSite,
  { siteName, language, canMail, typed, fault = null }: Beginning,
): VisitorPage {
  const labels = frameWords(language)
  const { chat, optional: may } = visitorWords(language)
  const optional = { isOptional: true }
  const inside = [
    markup`<input type="hidden" name="page" value="${typed.page}">`,
    input({
      ...{ name: contactFields.name, label: may(labels.name), value: typed.name, ...optional },
      most: VISITORS.nameCharacters,
    }),
    input({
      ...{ name: contactFields.mail, label: may(labels.mail), type: 'email', value: typed.mail },
      ...{ ...optional, most: VISITORS.mailCharacters },
    }),
    textarea(contactFields.words, labels.message, typed.words, VISITORS.chatCharacters),
  ]
  const byMail = canMail ? ` ${chat.byMail}` : ''
  return visitorPage(
    fault === null ? 200 : 422,
    chat.title(siteName),
    fault ?? `${chat.nextPage}${byMail}`,
    form(world, site, {
      ...{ action: CHAT_PATH, button: chat.start, inside },
      ...(fault === null && { trap: labels.leaveEmpty }),
    }),
  )
}

interface Conversation {
  id: string
  siteName: string
  language: string
  messages: readonly OpenMessage[]
  /** A message that could not be sent, and the reason. */
  unsent?: { words: string; why: string }
}

/** The page of a conversation. A script loads answers; without scripts, a link does. */
export function conversationPage(
  world: World,
  { id, siteName, language, messages, unsent }: Conversation,
): VisitorPage {
  const labels = frameWords(language)
  const { chat } = visitorWords(language)
  const token = linkToken(world, 'chat', id)
  const address = `/${CHAT_PATH}?who=${token}`
  const after = messages.at(-1)?.number ?? 0
  const list = markup`<ol id="talk" class="talk" role="log" aria-label="${chat.messages}" data-who="${token}" data-after="${after}" data-you="${chat.you}" data-them="${siteName}" data-over="${chat.ended}">${messages.map(
    ({ isFromVisitor, words }) =>
      markup`<li class="${isFromVisitor ? 'you' : 'them'}"><b>${isFromVisitor ? chat.you : siteName}</b> ${words}</li>`,
  )}</ol>`
  const field = textarea(
    contactFields.words,
    labels.message,
    unsent?.words ?? '',
    VISITORS.chatCharacters,
    3,
  )
  const say = markup`<form class="say" method="post" action="/${CHAT_PATH}"><input type="hidden" name="who" value="${token}">${field}<p class="buttons"><button>${labels.send}</button> <a class="button quiet" href="${address}">${chat.look}</a></p></form>`
  return visitorPage(
    unsent ? 422 : 200,
    chat.title(siteName),
    unsent?.why ?? chat.keepOpen,
    markup`${list}${say}<script src="/${CHAT_SCRIPT}" defer></script>`,
  )
}

export function endedPage(language: string): VisitorPage {
  const { ended, another } = visitorWords(language).chat
  const again = markup`<p><a href="/${CHAT_PATH}">${another}</a></p>`
  return visitorPage(404, frameWords(language).chat, ended, again)
}
