import type { FunctionEnd } from './call-function.ts'

/** The fewest characters of a secret to hide. A shorter one may be part of any text by chance. */
const SHORTEST = 6
const HIDDEN = '••••••'

/** Hides secrets, except very short ones, wherever the result of a call has them unchanged. */
export function hideSecrets(end: FunctionEnd, secrets: readonly string[]): FunctionEnd {
  // Long secrets are replaced first, because a shorter one may be the beginning of a long one.
  const hidden = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((one, other) => other.length - one.length)
  if (hidden.length === 0) return end
  const plain = (text: string) => {
    let shown = text
    for (const secret of hidden) {
      shown = shown.replaceAll(secret, HIDDEN)
      // The secret may also be escaped as in JSON.
      shown = shown.replaceAll(JSON.stringify(secret).slice(1, -1), HIDDEN)
    }
    return shown
  }
  const log = end.log.map(plain)
  if (end.kind === 'failed') return { ...end, log, words: plain(end.words) }
  const { reply } = end
  const headers = Object.fromEntries(
    Object.entries(reply.headers).map(([name, value]) => [name, plain(value)]),
  )
  const cookies = reply.cookies.map(plain)
  return { ...end, log, reply: { ...reply, headers, cookies, body: plain(reply.body) } }
}
