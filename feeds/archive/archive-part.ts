import type { ArchivePart, ColumnRule } from '#server/archive/archive-part.ts'
import { ListingRule } from '#engine/pages/listing/listing-rule.ts'
import {
  bytes,
  each,
  name,
  oneOf,
  sealed,
  shaped,
  words,
} from '#server/archive/checks/column-rules.ts'
import { sql, type Database } from '#server/tools.ts'
import { askedAddress, webLink } from '#server/archive/web-columns.ts'
import { fetchReasons } from '../claim/fetch-schedule.ts'
import { errorKinds } from '../fetch/error-kinds.ts'
import {
  contentHash,
  drawnIcon,
  enclosures,
  feedAddress,
  fingerprint,
  html,
  picture,
  selector,
} from './feed-columns.ts'
import { pictureFiles } from './picture-files.ts'

/** Clears the worker that had claimed the row on the archived machine. */
const nobody: ColumnRule = () => null

/** Feeds, their entries, and their pictures. */
export const feedsArchive: ArchivePart = {
  tables: {
    feeds: {
      columns: {
        address: feedAddress,
        title: words,
        site: webLink,
        language: words,
        etag: words,
        last_modified: words,
        body_hash: bytes,
        state: name,
        message: words,
        claimed_until: nobody,
        private_to: name,
        request_headers: sealed,
        next_fetch_reason: oneOf(fetchReasons),
        error_kind: oneOf(errorKinds),
        set_aside_hash: bytes,
        set_aside_message: words,
        pages_forbidden_by: name,
        outlet: name,
        new_address: askedAddress,
        listing: shaped(ListingRule),
        refused_host: name,
        refused_fingerprint: fingerprint,
      },
    },
    feed_certificates: { columns: { host: name, fingerprint } },
    outlets: { columns: { key: name, name: words } },
    outlet_icons: { columns: { key: name, hash: name, small: drawnIcon, large: drawnIcon } },
    hosts: { columns: { name, held_by: nobody, held_until: nobody, refused_lately: nobody } },
    feed_days: { columns: {} },
    feed_totals: { columns: {} },
    feed_events: { columns: { kind: name, detail: words } },
    feed_moves: { columns: { from_address: feedAddress, to_address: feedAddress } },
    feed_former_addresses: { columns: { address: feedAddress } },
    feed_pushes: {
      columns: {
        hub: askedAddress,
        topic: name,
        token: name,
        secret: sealed,
        state: name,
      },
    },
    feed_deliveries: { columns: { body: bytes, content_type: words } },
    entries: {
      columns: {
        identity: name,
        content_hash: bytes,
        title: words,
        link: webLink,
        authors: each(name),
        text: words,
        html,
        image: picture,
        language: words,
        feed_categories: each(name),
        enclosures,
        outlet: name,
      },
    },
    entry_keys: { columns: {} },
    entry_revisions: { columns: { title: words, text: words, html } },
    entry_full_texts: {
      columns: {
        host: name,
        state: name,
        message: words,
        html,
        text: words,
        image: picture,
        authors: each(name),
      },
    },
    site_rules: { columns: { site: name, take: each(selector), dropped: each(selector) } },
    entries_waiting: { columns: {} },
    entries_set_aside: { columns: { identity: name, reason: words } },
    mail_files: { columns: { hash: contentHash, name, type: name, content: bytes } },
    inboxes: { columns: { id: name, reader_id: name, mailbox: name } },
    inbox_senders: { columns: { inbox_id: name, address: name, name: words } },
  },
  media: pictureFiles,
  async settle(db, isBefore) {
    if (isBefore('009-source-health.sql')) await countDays(db)
    // Addresses that contain secrets are marked now, because older archives do not mark them.
    await db.run(sql`select keep_private_addresses()`)
  },
}

/** Counts entries like the triggers of `entries`, which are disabled while rows are restored. */
async function countDays(db: Database): Promise<void> {
  await db.run(sql`
    insert into feed_days
    select feed_id, (published_at at time zone 'UTC')::date, count(*),
      count(*) filter (where published_at >= feeds.created_at),
      coalesce(sum(greatest(0, floor(extract(epoch from seen_at - published_at))))
        filter (where published_at >= feeds.created_at), 0),
      sum(octet_length(entries.title) + octet_length(text) + coalesce(octet_length(html), 0))
    from entries join feeds on feeds.id = feed_id
    group by 1, 2`)
  await db.run(sql`
    insert into feed_totals select feed_id, sum(entries), sum(bytes) from feed_days group by 1`)
}
