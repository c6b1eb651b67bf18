import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import { sql, type World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitorPage, VisitorPost, VisitorQuestion } from '../../serving/visitor-posts.ts'
import { input, form, tooMany, visitorPage } from '../forms/form-markup.ts'
import { readForm } from '../forms/read-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { readLinkToken } from '../link-token.ts'
import { siteFacts } from '../site-of-visitor.ts'
import { askToConfirm } from './ask-to-confirm.ts'

/** Takes an address, and answers the same whatever is known of it. */
const signUp: VisitorPost = {
  path: 'newsletter',
  methods: ['POST'],
  async answer(world, question) {
    const { site, request } = question
    const sent = readForm(request)
    const facts = await siteFacts(world, site)
    if (!sent || !facts?.plugins.includes('newsletter')) return null
    if (!(await hasMailServer(world.db, site.readerId))) return null
    const mail = sent.mail('mail')
    if (mail === '') return again(world, question, 'Please enter your email address.')
    const verdict = takeForm(world, question, sent, '')
    if (verdict.is === 'too-many') return tooMany
    // A browser fills in an address within a second, so whoever was that quick is asked once more, not dropped.
    if (verdict.is === 'too-old' || verdict.isSpam)
      return again(world, question, 'Please send it once more.', mail)
    const root = `${request.origin}${request.base}`
    const isAsked = await askToConfirm(world, site, { mail, siteName: facts.name, root })
    return isAsked
      ? visitorPage(
          200,
          'Almost done',
          'An email is on its way to you. Follow the link in it to confirm your subscription.',
        )
      : visitorPage(
          429,
          'Please wait',
          'Too many people subscribe right now. Try again in an hour.',
        )
  },
}

function again(world: World, { site }: VisitorQuestion, why: string, mail = ''): VisitorPage {
  const address = input({
    ...{ name: 'mail', label: 'Email', type: 'email', value: mail, most: VISITORS.mailCharacters },
  })
  const shown = form(world, site, { action: 'newsletter', button: 'Subscribe', inside: address })
  return visitorPage(422, 'You are not subscribed yet', why, shown)
}

/** Programs of mail servers follow links, too: only the button confirms. */
const confirm: VisitorPost = {
  path: 'newsletter/confirm',
  methods: ['GET', 'POST'],
  async answer(world, { site, request: { method, query } }) {
    const token = query.get('who') ?? ''
    const id = readLinkToken(world, 'newsletter confirm', token)
    if (id === null) return notValid
    if (method !== 'POST')
      return visitorPage(200, 'Confirm your subscription', '', button('confirm', token, 'Confirm'))
    const { changed } = await world.db.run(sql`
      update website_subscribers set state = 'confirmed', confirmed_at = ${world.now()}, asked_times = 0
      where id = ${id} and site_id = ${site.siteId} and state in ('asked', 'confirmed')`)
    if (changed === 0) return notValid
    await world.announce({ area: 'website-builder/newsletter', readerId: site.readerId })
    return visitorPage(200, 'Thank you', 'You are subscribed.')
  },
}

/** One click ends it, also that of a mail program (RFC 8058). */
const leave: VisitorPost = {
  path: 'newsletter/leave',
  methods: ['GET', 'POST'],
  async answer(world, { site, request: { method, query } }) {
    const token = query.get('who') ?? ''
    const id = readLinkToken(world, 'newsletter leave', token)
    if (id === null) return notValid
    if (method !== 'POST')
      return visitorPage(200, 'Unsubscribe', '', button('leave', token, 'Unsubscribe'))
    await world.db.run(sql`
      update website_subscribers set state = 'left', ended_at = ${world.now()}
      where id = ${id} and site_id = ${site.siteId} and state = 'confirmed'`)
    await world.announce({ area: 'website-builder/newsletter', readerId: site.readerId })
    return visitorPage(200, 'Unsubscribed', 'You get no more of these emails.')
  },
}

const notValid = visitorPage(
  404,
  'This link is not valid',
  'It may have expired. Subscribe again to get a new one.',
)

function button(does: 'confirm' | 'leave', token: string, label: string): Markup {
  return markup`<form method="post" action="/newsletter/${does}?who=${token}"><p><button>${label}</button></p></form>`
}

export const newsletterPosts: VisitorPost[] = [signUp, confirm, leave]
