import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestTools } from '../../test-tools.ts'
import { sql } from '../../tools.ts'

/** The first bytes of a picture, for tests. */
export const webp = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')

/** A server with a row or two in every table that archives are tested by. */
export async function fillSmallHub({
  db,
  readerId,
  secrets,
  dataFolder,
}: TestTools): Promise<void> {
  const sealed = (text: string) => Buffer.from(secrets.seal(text))
  await db.run(sql`
    insert into feeds (address, title, site, private_to, state) values
      ('https://quay.example/feed', 'Quay', 'https://quay.example/', null, 'ok'),
      ('https://club.example/feed', 'Club', null, ${readerId}, 'new'),
      ('newswire:harbour-gazette', 'Gazette', null, null, 'ok')`)
  await db.run(sql`
    insert into sources (id, reader_id, feed_id, name, category, frequency, folder)
    select 'source-' || id, ${readerId}, id, title, 'general', 'daily', '{Ports,"North, \\"far\\""}' from feeds`)
  await db.run(sql`
    insert into deleted_sources (id, deletion, reader_id, feed_id, source, deleted_at)
    select 'source-gone', 'one', reader_id, feed_id, to_jsonb(sources), now() from sources limit 1`)
  await db.run(sql`
    insert into entries (feed_id, identity, content_hash, title, link, authors, text, html, image, published_at, seen_at)
    select feeds.id, 'item-' || n, '\\x00ff', E'Ferry ' || n || E' \\u2028 😀', 'https://quay.example/' || n, '{"Mira Holt"}',
      'The ferry leaves. It is late.',
      '<p>The <a href="https://quay.example/a?b=1&amp;c=2" rel="noopener noreferrer nofollow" target="_blank">ferry</a> leaves. <img alt="" src="https://quay.example/1.jpg" /> &lt;b&gt; It is late.</p>',
      'https://quay.example/1.jpg', now(), now()
    from feeds, generate_series(1, 4) as n where address like 'https://quay%'`)
  await db.run(sql`
    insert into entry_revisions (entry_id, title, text, html, replaced_at)
    select id, title, text, html, now() from entries order by id limit 2`)
  await db.run(sql`
    insert into entry_full_texts (entry_id, host, html, next_try_at)
    select id, 'quay.example', html, now() from entries order by id limit 1`)
  await db.run(sql`
    insert into articles (title, category, summary, outlets, feed_ids, first_published_at, published_at, search)
    select 'A ferry', 'Business',
      jsonb_build_array(jsonb_build_object('text', 'It is late.', 'entry', min(id), 'start', 18, 'end', 29)),
      '[{"feed": 1, "name": "Quay", "at": "2026-03-02T12:00:00.000Z"}]', array_agg(distinct feed_id), now(), now(),
      to_tsvector('english', 'A ferry is late')
    from entries`)
  await db.run(sql`
    insert into article_entries (entry_id, article_id, position, confidence)
    select entries.id, articles.id, entries.id, 0.87 from entries, articles`)
  await db.run(sql`update joining set position = (select max(position) from article_entries)`)
  await db.run(sql`
    insert into saved_articles (reader_id, article_id, saved_at) select ${readerId}, id, now() from articles`)
  await db.run(sql`
    insert into topics (id, reader_id, title, sources, tone, style, include_keywords, exclude_keywords, highlight_words,
      summarization_instructions, min_source_count, require_image, created_at)
    values ('topic-1', ${readerId}, 'Ferries', '{Quay}', 'balanced', 'concise', '{ferry}', '{}', '{late}', '', 1, false, now())`)
  await db.run(sql`
    insert into topic_articles (reader_id, topic_id, article_id, published_at, is_hidden)
    select ${readerId}, 'topic-1', id, published_at, false from articles`)
  const definition = {
    match: 'all',
    conditions: [{ about: 'category', not: false, categories: ['Business'] }],
    actions: [{ do: 'hide' }],
  }
  await db.run(sql`
    insert into rules (id, reader_id, position, name, definition, aged_until, created_at)
    values ('rule-1', ${readerId}, 1, 'No ferries', ${JSON.stringify(definition)}, now(), now())`)
  const carried = { aliases: [], apart: [], reads: [], saved: [], away: [], effects: [], notes: [] }
  await db.run(sql`
    insert into join_corrections (reader_id, kind, from_article, into_article, title, carried, made_at)
    values (${readerId}, 'merge', 1, 2, 'A ferry', ${JSON.stringify(carried)}, now())`)
  await db.run(sql`
    insert into notes (id, reader_id, category, title, text, edited_at)
    values ('note-1', ${readerId}, 'personal', 'Berths', 'Four berths are closed.', now())`)
  await db.run(sql`
    insert into profiles (id, reader_id, name, description, color, created_at)
    values ('profile-1', ${readerId}, 'Mira', '', 'blue', now())`)
  await db.run(sql`
    insert into profile_links (id, profile_id, url, type, added_at)
    values ('link-1', 'profile-1', 'https://quay.example/about', 'website', now())`)
  await db.run(sql`
    insert into ai_endpoints (id, reader_id, kind, name, address, model, fast_model, thorough_model, created_at)
    values ('endpoint-1', ${readerId}, 'openai', 'Mine', 'https://ai.example/v1', 'small', '', '', now())`)
  await db.run(sql`
    insert into connections (id, reader_id, area, kind, subject, name, sealed, created_at, changed_at)
    values ('connection-1', ${readerId}, 'models', 'endpoint', 'endpoint-1', 'Mine', ${sealed('pw-endpoint')}, now(), now())`)
  const hash = createHash('sha256').update(webp).digest('hex')
  const pictures = join(dataFolder, 'pictures')
  for (const [kind, content] of [
    ['contents', webp],
    ['names', hash],
  ] as const) {
    await mkdir(join(pictures, kind, hash.slice(0, 2)), { recursive: true })
    await writeFile(join(pictures, kind, hash.slice(0, 2), hash), content)
  }
}
