import { hasMailServer } from '#platform/notifications/server/lends.ts'
import type { SiteReply } from '#server/second-listener/sites.ts'
import type { World } from '#server/tools.ts'
import { CHAT_PATH } from '../../../drawing/drawing.ts'
import { contactFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import { plainly } from '../../serving/plain-reply.ts'
import type { VisitorPage, VisitorPost, VisitorQuestion } from '../../serving/visitor-posts.ts'
import { tooMany, visitorPage } from '../forms/form-markup.ts'
import { pathOfPage } from '../forms/path-of-page.ts'
import { formOf, readForm, type SentForm } from '../forms/read-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { linkToken, readLinkToken } from '../link-token.ts'
import { siteFacts, type SiteFacts } from '../site-of-visitor.ts'
import { mayAsk } from './asks-of-networks.ts'
import { beginningPage, conversationPage, endedPage } from './chat-page.ts'
import { beginChat, sayInChat } from './keep-chat.ts'
import { leaveChat, openChat } from './open-chat.ts'

const TOKEN_CHARACTERS = 200

/**
 * Serves the chat: the form to begin a conversation or, with a token in the address, a
 * conversation.
 */
const chat: VisitorPost = {
  path: CHAT_PATH,
  methods: ['GET', 'POST'],
  async answer(world, question) {
    const { site, request } = question
    const facts = await siteFacts(world, site)
    const isSent = request.method === 'POST'
    const given = isSent ? readForm(request) : formOf(request.query)
    if (!given || !facts?.plugins.includes('chat')) return null
    const { language, name: siteName } = facts
    if (!mayAsk(world, site.siteId, request.client)) return tooMany(visitorWords(language))
    const token = given.line('who', TOKEN_CHARACTERS)
    if (token === '') {
      if (isSent) return begin(world, question, facts, given)
      const canMail = await hasMailServer(world.db, site.readerId)
      const typed = { page: pathOfPage(request), name: '', mail: '', words: '' }
      return beginningPage(world, site, { siteName, language, canMail, typed })
    }
    const id = readLinkToken(world, 'chat', token)
    if (id === null) return endedPage(language)
    if (isSent) return say(world, question, facts, id, given)
    const messages = await openChat(world, site, id, 0)
    return messages
      ? conversationPage(world, { id, siteName, language, messages })
      : endedPage(language)
  },
}

async function begin(
  world: World,
  question: VisitorQuestion,
  { name: siteName, language }: SiteFacts,
  sent: SentForm,
): Promise<VisitorPage | SiteReply> {
  const { site } = question
  const words = visitorWords(language)
  const { chat: said } = words
  const typed = {
    page: sent.line('page', VISITORS.pathCharacters),
    name: sent.line(contactFields.name, VISITORS.nameCharacters),
    mail: sent.mail(contactFields.mail),
    words: sent.words(contactFields.words, VISITORS.chatCharacters),
  }
  const isMailWrong =
    typed.mail === '' && sent.line(contactFields.mail, VISITORS.mailCharacters) !== ''
  const canMail = await hasMailServer(world.db, site.readerId)
  const again = (fault: string) =>
    beginningPage(world, site, { siteName, language, canMail, typed, fault })
  if (typed.words === '') return again(said.writeFirst)
  if (isMailWrong) return again(said.checkMail)
  const verdict = await takeForm(world, question, sent, typed.words)
  if (verdict.is === 'too-many') return tooMany(words)
  // Chats have no folder for spam. If the form looks like spam, it is shown once more: a person
  // sends it again, a machine does not.
  if (verdict.is === 'too-old' || verdict.isSpam) return again(words.sendAgain)
  const id = await beginChat(world, site, { ...typed, siteName })
  return id === null
    ? visitorPage(429, words.wait, said.tooMany)
    : toConversation(world, question, id)
}

async function say(
  world: World,
  question: VisitorQuestion,
  { name: siteName, language }: SiteFacts,
  id: string,
  sent: SentForm,
): Promise<VisitorPage | SiteReply> {
  const words = sent.words(contactFields.words, VISITORS.chatCharacters)
  const outcome = words === '' ? 'said' : await sayInChat(world, question.site, id, words)
  if (outcome === 'gone') return endedPage(language)
  if (outcome === 'said') return toConversation(world, question, id)
  const messages = (await openChat(world, question.site, id, 0)) ?? []
  const why = visitorWords(language).chat.tooFast
  return conversationPage(world, { id, siteName, language, messages, unsent: { words, why } })
}

/**
 * Redirects to the conversation. Without a redirect, reloading the page would send the form again.
 */
function toConversation(world: World, { request }: VisitorQuestion, id: string): SiteReply {
  const location = `${request.base}/${CHAT_PATH}?who=${linkToken(world, 'chat', id)}`
  return { status: 303, headers: { location, 'cache-control': 'no-store' } }
}

/** Serves new messages of a conversation to the script of its page. */
const messages: VisitorPost = {
  path: `${CHAT_PATH}/messages`,
  methods: ['GET'],
  async answer(world, { site, request: { query, client } }) {
    const id = readLinkToken(world, 'chat', (query.get('who') ?? '').slice(0, TOKEN_CHARACTERS))
    if (id === null) return plainly(404, 'This conversation has ended.')
    if (!mayAsk(world, site.siteId, client)) return plainly(429, 'Ask again in a minute.')
    const after = /^\d{1,15}$/.exec(query.get('after') ?? '')?.[0] ?? '0'
    const found = await openChat(world, site, id, Number(after))
    if (!found) return plainly(404, 'This conversation has ended.')
    return {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      body: JSON.stringify(found),
    }
  },
}

/** Receives the report that the page of a conversation was left. */
const left: VisitorPost = {
  path: `${CHAT_PATH}/left`,
  methods: ['POST'],
  async answer(world, { site, request }) {
    const token = new TextDecoder().decode(request.body.subarray(0, TOKEN_CHARACTERS))
    const id = readLinkToken(world, 'chat', token)
    if (id !== null && mayAsk(world, site.siteId, request.client)) await leaveChat(world, site, id)
    return { status: 204 }
  },
}

export const chatPosts: VisitorPost[] = [chat, messages, left]
