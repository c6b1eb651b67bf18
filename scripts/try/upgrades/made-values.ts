import { createHash } from 'node:crypto'
import type { Secrets } from '#server/tools.ts'
import { madeObjects } from './made-objects.ts'

const HOUR_MS = 3_600_000

/** A value as JavaScript has it: a list for an array, an object for JSON, bytes for bytea. */
export type Value = string | number | boolean | null | string[] | number[] | object | Uint8Array

/** The place of a made value: the nth row (from 0) of a table, on a server of so many readers. */
export interface Place {
  nth: number
  readers: number
  /** Things that only one reader can read are kept apart (since 052). */
  isApart: boolean
  now: Date
  secrets: Secrets
}

type Make = (place: Place) => Value | undefined

const words = 'The ferry to the islands is delayed by an hour. The harbor master expects a storm.'
const lead = words.slice(0, words.indexOf('.') + 1)
const ago =
  (hours: number): Make =>
  ({ now }) =>
    new Date(now.getTime() - hours * HOUR_MS).toISOString()
const ahead = (hours: number): Make => ago(-hours)
const web =
  (host: string): Make =>
  ({ nth }) =>
    `https://${host}-${nth}.example/`
const sealed: Make = ({ secrets, nth }) => secrets.seal(`secret ${nth}`)
/** The last of the feeds is one reader's own, with all that came by it; of the second, only later versions know. */
const privateTo: Make = ({ nth, isApart }) =>
  nth === 2 ? 'readers-0' : nth === 1 && isApart ? 'readers-1' : null
const digest = (text: string) => createHash('sha256').update(text).digest()

const lineOf = (nth: number) => ({
  speaker: 'a',
  text: lead,
  citations: [{ entry: nth + 1, start: 0, end: lead.length }],
})
const sourceOf = (nth: number, now: Date) => ({
  ...{ entry: nth + 1, article: nth + 1, outlet: `Feed ${nth}`, title: `Ferry ${nth} delayed` },
  ...{ link: null, publishedAt: now.toISOString() },
})

const citationOf = (nth: number, now: Date) => ({
  ...{ article: nth + 1, entry: nth + 1, start: 0, end: lead.length, outlet: `Feed ${nth}` },
  ...{ title: `Ferry ${nth} delayed`, url: null, publishedAt: now.toISOString() },
})

/**
 * Values of columns whose meaning goes beyond their type: all JSON, what is one of a few words of ours without the
 * database checking it, and what has to fit other rows. Ids that the database gives out begin with 1.
 */
export const madeValues: Record<string, Make> = {
  'readers.role': ({ nth }) => (nth === 0 ? 'owner' : 'reader'),
  'readers.created_at': ({ nth, now }) =>
    new Date(now.getTime() - (90 - nth) * 24 * HOUR_MS).toISOString(),
  'readers.sign_in_name': ({ nth }) => `reader${nth}`,

  // The second has an address that lets in who knows it.
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
  'sources.category': () => 'technology',
  'sources.frequency': () => 'hourly',
  'sources.name': ({ nth }) => `Feed ${nth}`,
  'deleted_sources.source': ({ nth, readers, now }) => ({
    id: `gone-${nth}`,
    reader_id: `readers-${nth % readers}`,
    feed_id: nth + 1,
    name: `Gone ${nth}`,
    category: 'technology',
    frequency: 'hourly',
    created_at: now.toISOString().replace('Z', '+00:00'),
    folder: [],
    paused_at: null,
    muted_at: null,
    full_text: 'auto',
  }),

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

  'articles.title': ({ nth }) => `Ferry ${nth} delayed`,
  'articles.category': ({ nth }) => ['General', 'Technology', 'Business'][nth],
  'articles.language': () => 'en',
  'articles.summary': ({ nth }) => [{ text: lead, entry: nth + 1, start: 0, end: lead.length }],
  'articles.summary_text': () => lead,
  'articles.outlets': ({ nth, now }) => [
    { feed: nth + 1, name: `Feed ${nth}`, at: now.toISOString() },
  ],
  'articles.feed_ids': ({ nth }) => [nth + 1],
  'articles.source_count': () => 1,
  'articles.private_to': privateTo,
  'article_aliases.old_id': ({ nth }) => 1000 + nth,
  'article_follow_ups.former_id': ({ nth }) => 1 + ((nth + 1) % 3),
  'article_partings.from_article_id': ({ nth }) => 1 + ((nth + 1) % 3),
  'articles_apart.other_id': ({ nth }) => 1 + ((nth + 1) % 3),
  'article_affairs.weights': () => [1],
  'article_quality.parts': () => [{ what: 'short', by: -0.1 }],
  'article_looks.sentences': ({ nth }) => [{ entry: nth + 1, text: lead }],
  'article_looks.entries': ({ nth }) => [nth + 1],
  'article_boosts.amount': ({ nth }) => nth - 1,
  'article_moves.category': () => 'Business',
  'articles_filed.folder': () => 'Business',
  'join_corrections.from_article': ({ nth }) => nth + 1,
  'join_corrections.into_article': ({ nth }) => 1 + ((nth + 1) % 3),
  'join_corrections.carried': () => ({
    aliases: [],
    apart: [],
    reads: [],
    saved: [],
    away: [],
    notes: [],
  }),

  'subject_lessons.language': ({ nth }) => ['en', 'de', 'fr'][nth],
  'subject_lessons.model': () => ({
    lessons: { Technology: 1 },
    words: { chip: { Technology: 1 } },
  }),
  'trend_sightings.language': () => 'en',
  'trend_terms.language': () => 'en',
  'hub_clock.is_only': () => true,

  'hub_settings.retention_days': () => 90,
  'hub_settings.refresh_minutes': () => 30,
  'ai_settings.settings': () => ({ summarization: true }),
  'ai_plans.plan': () => ({ currency: 'EUR' }),
  'ai_endpoints.address': web('models'),
  'ai_endpoints.key': sealed,
  'sentence_model.id': () => '0123456789abcdef-01234567',
  'sentence_model.is_only': () => true,
  'ai_answers.answer': () => ({ sentences: [] }),
  'ai_summaries.sentences': ({ nth }) => [
    { text: lead, citations: [{ entry: nth + 1, start: 0, end: lead.length, passage: lead }] },
  ],
  'ai_summaries.next_try_at': ahead(24),
  'article_translations.language': () => 'de',
  'article_translations.state': () => 'done',
  'article_translations.next_try_at': ahead(24),
  'rules.definition': () => ({
    match: 'any',
    conditions: [{ about: 'source-count', not: false, atLeast: 1 }],
    actions: [{ do: 'tag', tag: 'seen' }],
  }),
  'rule_effects.did': () => 'tag:seen',
  'topics.sources': () => ['All sources'],
  'topics.tone': () => 'balanced',
  'topics.style': () => 'concise',
  'topics.include_keywords': () => ['ferry'],
  'topics.article_count': () => 0,
  'profiles.selected_topics': () => ['Technology'],
  'profiles.interests': () => [{ stem: 'ferri', word: 'ferry', weight: 1, because: 'its name' }],
  'profile_links.url': web('link'),
  'reader_interests.interests': () => ({ terms: {}, sources: {}, categories: {} }),
  'reading_signals.category': () => 'Technology',
  'reading_signals.put_away_before': () => null,
  'folder_settings.folder': () => 'Technology',
  'folder_settings.tone': () => 'balanced',
  'folder_settings.personalization_profile': () => 'general',
  'module_settings.personalization_profile': () => 'general',
  'reader_categories.hue': () => 'world',
  'reader_categories.id': ({ nth }) => `own:${nth}`,
  'reader_categories.words': () => ({ ferri: 1 }),
  'reader_categories.removed_at': () => null,

  'runs.state': () => 'done',
  'runs.asked': () => null,
  'runs.input': () => ({}),
  'runs.result': () => ({ articles: 3 }),
  'runs.worker': () => null,
  'runs.question': () => null,
  'runs.answer': () => null,
  'run_log.level': () => 'info',
  'run_steps.state': () => 'done',
  'run_steps.input': () => ({ title: 'Ferry' }),
  'run_steps.output': () => ({ stored: true }),
  'mail_files.content': ({ nth }) => digest(`mail ${nth}`),
  'mail_files.hash': ({ nth }) =>
    createHash('sha256')
      .update(digest(`mail ${nth}`))
      .digest('hex'),
  'files.hash': ({ nth }) => digest(`file ${nth}`).toString('hex'),
  'files.type': () => 'text/plain',
  'connections.area': () => 'sources',
  'connections.kind': () => 'request-headers',
  'connections.sealed': sealed,
  'connections_accounts.fields': () => ({ user: 'mira' }),
  'reader_secrets.name': ({ nth }) => (nth === 0 ? 'reddit' : `other ${nth}`),
  'reader_secrets.sealed': ({ secrets }) => secrets.seal('{"token":"secret","user":"reader"}'),
  'invitations.expires_at': ahead(24),
  'api_tokens.expires_at': ahead(24),
  'used_challenges.expires_at': ahead(24),
  'webhooks.address': web('receiver'),
  'webhooks.events': () => ['article.new'],
  'webhooks.topic': () => null,
  'webhooks.secret': sealed,
  'webhooks.former_secret': sealed,
  'webhooks.claimed_until': () => null,
  'webhooks_deliveries.event': () => 'article.new',
  'webhooks_deliveries.body': () => '{}',
  'webhooks_deliveries.state': () => 'delivered',

  'hubs.id': ({ nth }) => `hub-${nth}`,
  'hubs_members.hub_id': ({ nth }) => `hub-${nth}`,
  'hubs_views.filter': () => 'top',
  'hubs_views.view_mode': () => 'synth',
  'hubs_views.period': () => 'week',
  'module_settings.hub_id': () => '',
  'folders_open.hub_id': () => '',
  'reader_keys.command': ({ nth }) => (nth === 0 ? 'save' : 'mark'),
  'reader_keys.key': ({ nth }) => (nth === 0 ? 'b' : null),
  'notes.subject': ({ nth }) => (nth === 0 ? null : 'entry'),
  'notes.color': ({ nth }) => (nth === 0 ? null : 'green'),
  'notes.anchor': ({ nth }) =>
    nth === 0
      ? null
      : {
          exact: lead,
          prefix: '',
          suffix: 'The harbor',
          start: 0,
          end: lead.length,
          isUnique: true,
        },
  'notes.quote': ({ nth }) => (nth === 0 ? '' : lead),
  'notes.subject_address': web('page'),
  'notes.language': () => 'en',
  'notes.imported_as': ({ nth }) => `note-${nth}`,
  'assistant_turns.scope': ({ nth }) => ({ article: nth + 1 }),
  'assistant_turns.zone': () => 'Europe/Berlin',
  'assistant_turns.state': () => 'done',
  'assistant_turns.answer': ({ nth, now }) => ({
    ...{
      kind: 'found',
      asked: { kind: 'anything' },
      intro: 'These are sentences of your sources.',
    },
    sentences: [{ text: lead, citations: [citationOf(nth, now)] }],
    ...{ figures: [], nearest: [], offers: [] },
  }),
  'assistant_turns.accepted': () => [],
  'saved_bookmarks.address': web('page'),
  'saved_bookmarks.page_key': ({ nth }) => `page-${nth}.example/`,
  'saved_bookmarks.host': ({ nth }) => `page-${nth}.example`,
  'saved_bookmarks.language': () => 'en',
  'saved_bookmarks.html': () => `<p>${words}</p>`,
  'saved_bookmarks.text': () => words,
  'saved_bookmarks.next_try_at': ahead(24),
  'saved_bookmarks.import_id': () => null,
  'saved_bookmarks.note': () => words,
  'saved_pictures.address': web('picture'),
  'saved_pictures.state': () => 'failed',
  // Its contents are no rows.
  'saved_pictures.hash': () => null,
  'saved_imports.format': () => 'pocket-csv',
  'saved_imports.left_out': () => [],
  'saved_import_items.item': ({ nth }) => ({
    ...{ address: `https://brought-${nth}.example/`, key: `brought-${nth}.example/` },
    ...{ title: `Brought ${nth}`, tags: [], savedAt: null },
    ...{ isRead: false, isArchived: false, html: null },
  }),

  'assistant_recaps.items': ({ nth }) => [
    {
      ...{ article: nth + 1, lead: [], links: [], related: [] },
      features: [{ text: lead, entry: nth + 1, start: 0, end: lead.length }],
    },
  ],
  'assistant_briefings.subject': () => ({ kind: 'recent', hours: 24 }),
  'assistant_briefings.span': () => 'day',
  'assistant_briefings.times': () => ({ repeats: 'daily', time: '08:00', zone: 'UTC' }),
  'assistant_briefings.channels': () => ['panel'],
  'assistant_briefings.piece': () => null,
  'assistant_briefings.when_empty': () => 'say',
  'assistant_briefings.next_at': ahead(24),
  'assistant_briefings.deleted_at': () => null,
  'assistant_sendings.state': () => 'sent',
  'assistant_sendings.next_at': () => null,
  'assistant_sendings.is_in_panel': () => true,
  'assistant_sendings.recap': ({ now }) => ({
    ...{ title: 'Nothing new this week', text: 'You opened no articles.', items: [] },
    ...{ sentAt: now.toISOString(), reading: { days: [], subjects: [] } },
  }),

  'newsroom_programmes.subject': () => ({ kind: 'recent', hours: 24 }),
  'newsroom_programmes.times': () => ({ kind: 'articles', count: 5 }),
  'newsroom_programmes.type': () => 'audio',
  'newsroom_programmes.next_at': ahead(24),
  'newsroom_jobs.subject': ({ nth }) => ({ kind: 'article', id: nth + 1 }),
  'newsroom_jobs.state': ({ nth }) => ['made', 'review', 'cancelled'][nth],
  'newsroom_jobs.scheduled_for': () => null,
  'newsroom_jobs.script': ({ nth, now }) => ({
    title: `Ferry ${nth}`,
    language: 'en',
    sections: [{ kind: 'news', title: 'Ferry', lines: [lineOf(nth)] }],
    sources: [sourceOf(nth, now)],
    shortage: null,
  }),
  // Their files are no rows.
  'newsroom_pieces.hash': () => null,
  'newsroom_pieces.cover': () => null,
  'newsroom_pieces.timing': () => ({ lines: [], cues: [], chapters: [] }),
  'newsroom_settings.settings': () => ({}),
  'newsroom_podcasts.scope': () => null,
  'newsroom_podcasts.secret': sealed,
  'hubs_shares.secret': sealed,
  'notifications.kinds': () => ['rule'],
  'notifications.page': () => '/news-hub/feed',
  'notifications_settings.settings': () => '{"perHour":5}',
  'notifications_held.channel': () => 'email',
  'notifications_mail_servers.security': () => 'tls',
  'notifications_mail_servers.port': () => 465,
  'notifications_mail_servers.password': sealed,
  'notifications_deliveries.channel': () => 'email',
  'notifications_deliveries.body': () => '{}',
  'notifications_deliveries.state': () => 'delivered',
  'notifications_deliveries.claimed_until': () => null,
  'automation_triggers.kind': () => 'schedule',
  'automation_triggers.draft': () => ({ kind: 'schedule', cron: '0 6 * * *', zone: 'UTC' }),
  'automation_triggers.next_at': ahead(24),
  'automation_triggers.example': () => null,
  'automation_workflows.draft': () => ({ steps: [] }),
  'automation_workflows.pinned': () => ({}),
  'automation_workflows.on_failure_id': () => null,
  'automation_workflows.deleted_at': () => null,
  'automation_triggers.deleted_at': () => null,
  'automation_versions.flow': () => ({ steps: [] }),
  'automation_secrets.secret': sealed,
  'automation_deliveries.state': () => 'kept',
  'automation_deliveries.facts': () => null,
  'automation_agents.actions': () => [],
  'automation_agents.deleted_at': () => null,
  'automation_agent_documents.state': () => 'ready',
  'automation_agent_passages.number': () => 1,
  'automation_agent_vectors.document_id': ({ nth }) => `automation_agent_documents-${nth}`,
  'automation_agent_vectors.number': () => 1,
  'app_studio_projects.deleted_at': () => null,
  'app_studio_objects.reader_id': () => 'readers-0',
  'app_studio_objects.id': ({ nth }) => madeObjects[nth]!.id,
  'app_studio_objects.kind': ({ nth }) => madeObjects[nth]!.kind,
  'app_studio_objects.bytes': ({ nth }) => madeObjects[nth]!.bytes,
  'app_studio_objects.body': ({ nth }) => madeObjects[nth]!.body,
  'app_studio_objects.tree': ({ nth }) => madeObjects[nth]!.tree,
  'app_studio_objects.parents': ({ nth }) => madeObjects[nth]!.parents,
  'app_studio_refs.project_id': () => 'app_studio_projects-0',
  'app_studio_refs.name': ({ nth }) => `refs/heads/${nth === 0 ? 'main' : `more-${nth}`}`,
  'app_studio_refs.reader_id': () => 'readers-0',
  'app_studio_refs.commit_id': () => madeObjects[2]!.id,
  'app_studio_refs.files': () => 1,
  'app_studio_refs.bytes': () => 6,
  'app_studio_data.environment': () => 'local',
  'app_studio_data.value': ({ nth }) => String(nth),
  'app_studio_data_room.environment': ({ nth }) => (nth === 0 ? 'local' : 'prd'),
  'app_studio_calls.environment': () => 'prd',
  'outbox_messages.kind': () => 'email',
  'outbox_messages.state': () => 'delivered',
  'outbox_messages.claimed_until': () => null,
  'notifications_devices.subscription': sealed,
  'notifications_push_key.is_only': () => true,
  'notifications_push_key.private_key': sealed,
  'notifications_ntfy.token': sealed,
}

/** A value of a type, other ones for each row and column. */
export function valueOf(type: string, column: string, place: Place): Value {
  const { nth, now } = place
  const text = `${column} ${nth}`
  if (type.endsWith('[]')) return [valueOf(type.slice(0, -2), column, place)] as Value
  switch (type) {
    case 'text':
    case 'tsvector':
    case 'tsquery':
      return type === 'text' ? text : 'ferry'
    case 'bigint':
    case 'integer':
    case 'smallint':
      return nth + 1
    case 'real':
    case 'double precision':
      return 0.5
    case 'boolean':
      return nth % 2 === 1
    case 'timestamp with time zone':
      return new Date(now.getTime() - (nth + 1) * HOUR_MS).toISOString()
    case 'date':
      return new Date(now.getTime() - nth * 24 * HOUR_MS).toISOString().slice(0, 10)
    case 'bytea':
      return digest(text)
    case 'uuid':
      return digest(text).toString('hex').slice(0, 32)
    default:
      throw new Error(
        `There is no value for ${column}, which is ${type}; give it one in made-values.ts`,
      )
  }
}
