import { isOwnRedditFeed } from './reddit.ts'

/**
 * Names of query parameters with a secret, as used by GitLab, GitHub, Patreon, Discourse and
 * Redmine.
 */
const SECRET_NAME =
  /^(access_?token|api_?key|atom_token|auth|auth_?key|auth_?token|feed_token|key|pass|passwd|password|private_token|pwd|rss_token|secret|sig|signature|token|user_token)$/i
/**
 * The shortest value that counts as a secret, if it also has digits. "key=politics" is not a
 * secret, but a choice of content.
 */
const LEAST_SECRET = 8
/** A part of the path of private calendars, and of podcasts for subscribers. */
const PRIVATE_PATH = /\/private(-[^/]*)?\//i

/** Says if an address is private: anybody who knows it can read the feed of its owner. */
export function isPrivateAddress(address: string): boolean {
  if (isOwnRedditFeed(address)) return true
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  const { username, password, pathname, searchParams } = new URL(address)
  if (username !== '' || password !== '' || PRIVATE_PATH.test(pathname)) return true
  return [...searchParams].some(
    ([name, value]) => SECRET_NAME.test(name) && value.length >= LEAST_SECRET && /\d/.test(value),
  )
}
