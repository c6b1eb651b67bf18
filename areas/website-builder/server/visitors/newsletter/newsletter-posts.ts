import { hasMailServer } from '#platform/notifications/server/lends.ts'
import { markup, type Markup } from '#core/pages/markup.ts'
import { sql, type World } from '#server/tools.ts'
import { frameWords } from '../../../drawing/frame-words.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import type { VisitorWords } from '../../../visitors/words/visitor-words.ts'
import { visitorWords } from '../../../visitors/words/words-by-language.ts'
import type { VisitorPage, VisitorPost, VisitorQuestion } from '../../serving/visitor-posts.ts'
import { input, form, tooMany, visitorPage } from '../forms/form-markup.ts'
import { readForm } from '../forms/read-form.ts'
import { takeForm } from '../forms/take-form.ts'
import { readLinkToken } from '../link-token.ts'
import { siteFacts, wordsOfSite, type SiteFacts } from '../site-of-visitor.ts'
import { askToConfirm } from './ask-to-confirm.ts'

/** Receives an address. The answer is the same whether it is subscribed or not. */
const signUp: VisitorPost = {
  path: 'newsletter',
  methods: ['POST'],
  async answer(world, question) {
    const { site, request } = question
    const sent = readForm(request)
    const facts = await siteFacts(world, site)
    if (!sent || !facts?.plugins.includes('newsletter')) return null
    if (!(await hasMailServer(world.db, site.readerId))) return null
    const words = visitorWords(facts.language)
    const { newsletter } = words
    const mail = sent.mail('mail')
    if (mail === '') return again(world, question, facts, newsletter.enterMail)
    const verdict = await takeForm(world, question, sent, '')
    if (verdict.is === 'too-many') return tooMany(words)
    // A browser can fill in an address within a second, so a very quick form is shown once more,
    // not dropped.
    if (verdict.is === 'too-old' || verdict.isSpam)
      return again(world, question, facts, words.sendAgain, mail)
    const root = `${request.origin}${request.base}`
    const isAsked = await askToConfirm(world, site, { mail, facts, root })
    return isAsked
      ? visitorPage(200, newsletter.almostDone, newsletter.followLink)
      : visitorPage(429, words.wait, newsletter.tooMany)
  },
}

function again(
  world: World,
  { site }: VisitorQuestion,
  { language }: SiteFacts,
  why: string,
  mail = '',
): VisitorPage {
  const labels = frameWords(language)
  const address = input({
    ...{
      name: 'mail',
      label: labels.mail,
      type: 'email',
      value: mail,
      most: VISITORS.mailCharacters,
    },
  })
  const shown = form(world, site, {
    action: 'newsletter',
    button: labels.subscribe,
    inside: address,
  })
  return visitorPage(422, visitorWords(language).newsletter.notSubscribed, why, shown)
}

/**
 * Asks with a button before a subscription is confirmed, because programs that check mail may
 * follow the link, too.
 */
const confirm: VisitorPost = {
  path: 'newsletter/confirm',
  methods: ['GET', 'POST'],
  async answer(world, { site, request: { method, query } }) {
    const token = query.get('who') ?? ''
    const id = readLinkToken(world, 'newsletter confirm', token)
    const words = await wordsOfSite(world, site)
    const { newsletter } = words
    if (id === null) return notValid(words)
    if (method !== 'POST')
      return visitorPage(
        200,
        newsletter.confirmTitle,
        '',
        button('confirm', token, newsletter.confirm),
      )
    const { changed } = await world.db.run(sql`
      update website_subscribers set state = 'confirmed', confirmed_at = ${world.now()}, asked_times = 0
      where id = ${id} and site_id = ${site.siteId} and state in ('asked', 'confirmed')`)
    if (changed === 0) return notValid(words)
    await world.announce({ area: 'website-builder/newsletter', readerId: site.readerId })
    return visitorPage(200, words.thanks, newsletter.subscribed)
  },
}

/** Ends a subscription with one click, which a mail program may also do for its user (RFC 8058). */
const leave: VisitorPost = {
  path: 'newsletter/leave',
  methods: ['GET', 'POST'],
  async answer(world, { site, request: { method, query } }) {
    const token = query.get('who') ?? ''
    const id = readLinkToken(world, 'newsletter leave', token)
    const words = await wordsOfSite(world, site)
    const { unsubscribe, unsubscribed, noMore } = words.newsletter
    if (id === null) return notValid(words)
    if (method !== 'POST')
      return visitorPage(200, unsubscribe, '', button('leave', token, unsubscribe))
    await world.db.run(sql`
      update website_subscribers set state = 'left', ended_at = ${world.now()}
      where id = ${id} and site_id = ${site.siteId} and state = 'confirmed'`)
    await world.announce({ area: 'website-builder/newsletter', readerId: site.readerId })
    return visitorPage(200, unsubscribed, noMore)
  },
}

function notValid({ linkNotValid, newsletter }: VisitorWords): VisitorPage {
  return visitorPage(404, linkNotValid, newsletter.linkExpired)
}

function button(does: 'confirm' | 'leave', token: string, label: string): Markup {
  return markup`<form method="post" action="/newsletter/${does}?who=${token}"><p><button>${label}</button></p></form>`
}

export const newsletterPosts: VisitorPost[] = [signUp, confirm, leave]
