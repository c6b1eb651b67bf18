import type { GuardedResponse } from '#server/tools.ts'
import { isBotWall } from '../fetch/refusals.ts'
import type { ExtractedPage } from '#engine/pages/extract-page.ts'

/** The outcome of requesting the page of an entry. */
export type PageOutcome =
  | { kind: 'fetched'; page: ExtractedPage }
  /** The publisher blocks access, so another try is useless. */
  | { kind: 'walled'; message: string }
  /** The robots.txt of the site forbids reading the page. */
  | { kind: 'forbidden'; message: string; host: string }
  /** This server was too busy to request the page, which does not count as a try. */
  | { kind: 'postponed' }
  /** Another try may succeed, unless `isLasting` is true. */
  | {
      kind: 'failed'
      message: string
      isLasting?: boolean
      /** The Retry-After of the answer; null if it has none. */
      retryAfterSeconds?: number | null
    }
  /** Another try would fail as well. */
  | { kind: 'given-up'; message: string }

/** The least length of a text that counts as an article. */
const ARTICLE_CHARACTERS = 200
/** The text before a paywall or a request for consent is shorter than this. */
const LEAD_CHARACTERS = 2500
const PAY =
  /\b(?:subscribe (?:now |today )?to (?:continue|read|keep reading)|subscribers? only|already a subscriber|this (?:article|content|story) is (?:for|reserved for|exclusive to) (?:\w+ )?subscribers|to (?:continue|keep) reading|register to (?:continue|read)|unlock this article|become a member to read|jetzt (?:abonnieren|weiterlesen mit)|weiterlesen mit|mit .{1,20}abo (?:weiter)?lesen|réservé aux abonnés|abonnez-vous pour|contenido exclusivo para suscriptores|suscríbete para|riservato agli abbonati|abbonati per|tylko dla (?:subskrybentów|prenumeratorów)|alleen voor abonnees)/i
const CONSENT =
  /\b(?:before you continue|we value your privacy|we and our (?:\d+ )?partners|cookie consent|accept all cookies|manage (?:your )?(?:cookies|privacy)|zustimmung zu cookies|wir und unsere (?:\d+ )?partner|cookies akzeptieren|accepter les cookies|nous et nos (?:\d+ )?partenaires|aceptar (?:las )?cookies)/i

/**
 * Explains a refusal or an unsuitable answer before the page is parsed; null if the page is worth
 * parsing.
 */
export function refusedPage(response: GuardedResponse): PageOutcome | null {
  const { status, headers, address } = response
  const host = URL.canParse(address) ? new URL(address).hostname : address
  if (isConsentAddress(address)) return { kind: 'walled', message: consentWords(host) }
  if (status === 401 || status === 402) {
    return {
      kind: 'walled',
      message: `${host} shows this page to paying or signed-in readers only.`,
    }
  }
  if (status === 404 || status === 410) {
    return {
      kind: 'given-up',
      message: `${host} no longer has a page at this address (${status}).`,
    }
  }
  if (status !== 200 || isShortBotWall(response)) {
    if (isBotWall(response)) {
      return { kind: 'walled', message: `${host} blocks automated access.` }
    }
    if (status === 403 || status === 451) {
      return { kind: 'walled', message: `${host} does not allow access to this page (${status}).` }
    }
    return { kind: 'failed', message: `${host} answered ${status} for the page.` }
  }
  const type = headers['content-type']
  if (type && !/html|xml|text\/plain/i.test(type)) {
    const kind = /^[\w.+/-]+/.exec(type)?.[0] ?? 'something'
    return { kind: 'given-up', message: `The link leads to ${kind}, not to a page of text.` }
  }
  return null
}

/** The article that was read, or the reason why there is no text. */
export function readOutcome(page: ExtractedPage, address: string): PageOutcome {
  const host = URL.canParse(address) ? new URL(address).hostname : address
  const { text } = page
  if (text.length < LEAD_CHARACTERS) {
    if (page.isFree === false || PAY.test(text.slice(-800))) {
      return { kind: 'walled', message: `${host} shows the rest to paying readers only.` }
    }
    if (CONSENT.test(text)) return { kind: 'walled', message: consentWords(host) }
  }
  if (text.length < ARTICLE_CHARACTERS) {
    return { kind: 'given-up', message: `No article was found on the page at ${host}.` }
  }
  return { kind: 'fetched', page }
}

function consentWords(host: string): string {
  return `${host} asks for consent to cookies before it shows the page.`
}

function isConsentAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname, pathname } = new URL(address)
  return /^(?:consent|guce|cmp)\./.test(hostname) || /^\/(?:consent|cookie-?wall)\b/.test(pathname)
}

/** Says if a short page is a bot wall. Long articles may mention captchas without being one. */
function isShortBotWall(response: GuardedResponse): boolean {
  const SHORT_BYTES = 15_000
  return response.body.byteLength < SHORT_BYTES && isBotWall(response)
}
