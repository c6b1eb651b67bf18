import type { GuardedResponse } from '#server/tools.ts'

/** Words of pages that admit only people. */
const WALL =
  /cf-chl|challenge-platform|just a moment\.\.\.|attention required|captcha|are you a human|verify you are human|ddos-guard|_incapsula_|enable javascript and cookies|pardon our interruption/i
const SEARCHED_BYTES = 20_000

/** Says if the answer is a bot wall, a page that admits only people. */
export function isBotWall({ headers, body }: GuardedResponse): boolean {
  if (headers['cf-mitigated'] !== undefined) return true
  const words = new TextDecoder().decode(body.subarray(0, SEARCHED_BYTES))
  return /<(html|head|body|title)\b/i.test(words) && WALL.test(words)
}

const TITLE = /<title[^>]{0,200}>([^<]{0,300})/i
const PASSWORD_FIELD = /<input\b[^>]{0,500}\btype\s*=\s*["']?password/i
/** This many links or more suggest a real page of news, whose sign-in form is only a small part. */
const FEW_LINKS = 15
const SIGN_IN =
  /\b(?:log ?in|sign ?in|anmelden|anmeldung|einloggen|connexion|se connecter|iniciar sesión|accedi|entrar|inloggen|logga in|log ind|zaloguj|giriş yap)\b|(?<!\p{L})(?:вход|войти)(?!\p{L})|登录|登入|ログイン|로그인/iu
const CONSENT = /\b(?:consent|before you continue|cookie (?:wall|settings|notice)|privacy gate)\b/i
const CONSENT_PLACE =
  /^https?:\/\/(?:[\w-]{1,60}\.){0,6}consent\.|\/(?:consent|cookie-?wall|privacy-?gate)\b/i
const MAINTENANCE =
  /\b(?:maintenance|wartung(?:sarbeiten)?|mantenimiento|manutenzione|onderhoud)\b/i

/**
 * Explains a page that is sent in place of a feed with status 200: a request for consent,
 * maintenance or a sign-in; null for any other page. A link to a sign-in proves nothing, so the
 * title must say it, or the page must have a password field and few links.
 */
export function askedInsteadOf({ address, body }: GuardedResponse): string | null {
  const page = new TextDecoder().decode(body.subarray(0, SEARCHED_BYTES))
  if (!/<(?:html|head|body|title)\b/i.test(page)) return null
  const host = hostOf(address)
  const title = TITLE.exec(page)?.[1] ?? ''
  if (CONSENT_PLACE.test(address) || CONSENT.test(title)) {
    return `${host} asks for consent to cookies before it answers, which no feed reader can give. Look for another address of the feed.`
  }
  if (MAINTENANCE.test(title)) return `${host} is down for maintenance. It is retried later.`
  const isForm = PASSWORD_FIELD.test(page) && (page.match(/<a\s/gi)?.length ?? 0) < FEW_LINKS
  if (isForm || SIGN_IN.test(title)) {
    return `${host} answers with a page to sign in. Paste the address with your private feed key, if it offers one.`
  }
  return null
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname || address : address
}

/** Explains a server's refusal, and what to do about it; `then` is added to temporary refusals. */
export function refusalOf(
  response: GuardedResponse,
  then = 'It is retried later.',
  isFollowed = true,
): string {
  const { status, address } = response
  const host = hostOf(address)
  if (status === 410) {
    return `${host} says that this feed was removed permanently (410). It is no longer fetched; look for a new address on the site.`
  }
  if (status === 404) {
    return `${host} has nothing at this address (404). Look for the feed's new address on the site.`
  }
  if (status === 401) {
    return `${host} requires a sign-in (401). Paste the address with your private feed key, if it offers one.`
  }
  if (isBotWall(response)) {
    return `${host} blocks automated access (${status}). Ask its owner to allow feed readers, or follow another of its feeds.`
  }
  if (status === 402) return `${host} requires payment for this feed (402).`
  if (status === 403 || status === 451 || status === 999) {
    return `${host} does not allow access (${status}). It may block feed readers; open it in a browser to check. If it opens there, ask its owner to allow Synthwire${isFollowed ? ', or send another user agent by “Request headers” in the menu of the source' : ''}.`
  }
  if (status === 429) return `${host} is limiting requests (429). ${then}`
  if (status === 304) {
    return `${host} answers that nothing changed (304) even to a first request. Its server or a cache in front of it is broken; it is retried later.`
  }
  if (status === 300) {
    return `${host} offers several addresses (300). Open it in a browser, and paste the address of the feed.`
  }
  if (status > 300 && status < 400)
    return `${host} redirects without saying where (${status}). ${then}`
  if (status >= 500) return `${host} has a server error (${status}). ${then}`
  return `${host} answered ${status} instead of a feed. Open the address in a browser to check.`
}
