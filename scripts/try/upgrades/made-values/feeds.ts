import { createHash } from 'node:crypto'
import { ahead, digest, privateTo, sealed, web, words, type Make } from './make.ts'

/** Values of columns of feeds and their entries. */
export const feedsValues: Record<string, Make> = {
  // The second feed has an address with a secret, by which anybody could read it.
  'feeds.address': ({ nth }) =>
    `https://feed-${nth}.example/rss${nth === 1 ? '?token=0123456789abcdef' : ''}`,
  'feeds.site': web('feed'),
  'feeds.language': () => 'en',
  'feeds.state': () => 'ok',
  'feeds.message': () => null,
  'feeds.private_to': privateTo,
  'feeds.request_headers': ({ nth, secrets }) =>
    nth === 2 ? secrets.seal('{"Authorization":"Bearer 1"}') : null,
  'feeds.next_fetch_reason': () => 'publisher',
  'feeds.next_fetch_at': ahead(24),
  'feeds.claimed_until': () => null,
  'hosts.refused_lately': () => null,
  'feeds.error_kind': () => null,
  'feeds.skip_hours': () => [3],
  'feeds.skip_days': () => [0],
  'feeds.outlet': ({ nth }) => `feed-${nth}.example`,
  'feed_pushes.hub': web('push'),
  'feed_pushes.secret': sealed,
  'feed_pushes.ask_at': ahead(24),
  'feed_moves.from_address': web('former'),
  'feed_moves.to_address': web('moved'),
  'feeds.new_address': web('new'),
  'feeds.listing': () => ({ item: 'article', title: 'h2', link: '', date: '' }),
  'feed_former_addresses.address': web('former'),
  'outlet_icons.key': ({ nth }) => `feed-${nth}.example`,
  'outlet_icons.small': () => Buffer.from('89504e470d0a1a0a', 'hex'),
  'outlet_icons.large': () => Buffer.from('89504e470d0a1a0a', 'hex'),
  'outlets.key': ({ nth }) => `feed-${nth}.example`,
  'feeds.refused_fingerprint': () => Array.from({ length: 32 }, () => '0F').join(':'),
  'feed_certificates.fingerprint': () => Array.from({ length: 32 }, () => 'A7').join(':'),
  'entries.link': ({ nth }) => `https://feed-${nth}.example/${nth}`,
  'entries.text': () => words,
  'entries.html': () => `<p>${words}</p>`,
  'entries.image': ({ nth }) => `https://feed-${nth}.example/${nth}.jpg`,
  'entries.language': () => 'en',
  'entries.enclosures': () => [],
  'entries.outlet': ({ nth }) => `feed-${nth}.example`,
  'entries.original_id': () => null,
  'entry_full_texts.next_try_at': ahead(24),
  'mail_files.content': ({ nth }) => digest(`mail ${nth}`),
  'mail_files.hash': ({ nth }) =>
    createHash('sha256')
      .update(digest(`mail ${nth}`))
      .digest('hex'),
}
