import { newId } from '#core/id.ts'
import { markup } from '#core/pages/markup.ts'
import type { World } from '#server/tools.ts'
import { frameWords } from '../../../drawing/frame-words.ts'
import { contactFields } from '../../../visitors/form-fields.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import type { VisitorPage, VisitorPost, VisitorQuestion } from '../../serving/visitor-posts.ts'
import { form, input, textarea, tooMany, visitorPage } from '../forms/form-markup.ts'
import { readForm } from '../forms/read-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { pathOfPage } from '../forms/path-of-page.ts'
import { siteFacts, type SiteFacts } from '../site-of-visitor.ts'
import { keepMessage, type NewMessage } from './keep-message.ts'

/** Receives the contact form, which works without scripts. */
export const contactPost: VisitorPost = {
  path: 'contact',
  methods: ['POST'],
  async answer(world, question) {
    const { site, request } = question
    const sent = readForm(request)
    const facts = await siteFacts(world, site)
    if (!sent || !facts?.plugins.includes('contact-form')) return null
    const words = visitorWords(facts.language)
    const message = {
      page: pathOfPage(request),
      name: sent.line(contactFields.name, VISITORS.nameCharacters),
      mail: sent.mail(contactFields.mail),
      phone: sent.line(contactFields.phone, VISITORS.phoneCharacters),
      words: sent.words(contactFields.words, VISITORS.wordsCharacters),
    }
    if (message.name === '' || message.mail === '' || message.words === '')
      return again(world, question, facts, message, words.contact.missing)
    const verdict = await takeForm(world, question, sent, message.words)
    if (verdict.is === 'too-many') return tooMany(words)
    if (verdict.is === 'too-old')
      return again(world, question, facts, message, words.contact.openForLong)
    await keepMessage(world, site, { id: newId('message'), ...message, ...verdict })
    // Spam gets the same answer, so that senders do not learn how to avoid the filter.
    return visitorPage(200, words.thanks, words.contact.sent)
  },
}

/** Shows the form again with the values that were typed. */
function again(
  world: World,
  { site, request }: VisitorQuestion,
  { language }: SiteFacts,
  { name, mail, phone, words }: Omit<NewMessage, 'id' | 'isSpam' | 'signs'>,
  why: string,
): VisitorPage {
  const labels = frameWords(language)
  const typed = new URLSearchParams(new TextDecoder().decode(request.body))
  const inside = [
    input({
      name: contactFields.name,
      label: labels.name,
      value: name,
      most: VISITORS.nameCharacters,
    }),
    input({
      ...{
        name: contactFields.mail,
        label: labels.mail,
        type: 'email',
        most: VISITORS.mailCharacters,
      },
      value: mail || (typed.get(contactFields.mail) ?? '').slice(0, VISITORS.mailCharacters),
    }),
    phone === '' && !typed.has(contactFields.phone)
      ? markup``
      : input({
          ...{ name: contactFields.phone, label: labels.phone, type: 'tel', value: phone },
          ...{ isOptional: true, most: VISITORS.phoneCharacters },
        }),
    textarea(contactFields.words, labels.message, words, VISITORS.wordsCharacters),
  ]
  const shown = form(world, site, { action: 'contact', button: labels.send, inside })
  return visitorPage(422, visitorWords(language).contact.notSent, why, shown)
}
