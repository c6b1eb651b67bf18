import * as z from 'zod/mini'
import type { ArchivePart } from '../archive/archive-part.ts'
import { hues } from '#areas/feed/contracts/categories.ts'
import { bytes, each, name, oneOf, sealed, shaped, words } from '../archive/column-rules.ts'
import { AiPlan } from '#areas/models/contracts/ai-endpoints.ts'
import { AiSettings } from '#areas/models/contract.ts'
import { preferredTopics } from '#areas/profiles/contract.ts'
import { topicStyles, topicTones } from '#areas/topics/contract.ts'
import { folderProfiles, folderTones } from '#areas/feed/folder-settings.ts'
import { ProfileInterest } from '#areas/profiles/server/profile-terms.ts'
import { Interests } from '#areas/profiles/server/interests/interests.ts'
import { Definition } from '#areas/rules/server/read-rules.ts'
import { endpointAddress, webLink } from './web-columns.ts'
import { BadValue } from '../archive/archive-part.ts'

const ofArticle = { reader_id: name, rule_id: name }

/** As it is typed in: what a profile links to is read by the hub. */
function profileLink(value: string): string {
  if (webLink(value) === null) throw new BadValue('is not an http or https address')
  return value
}

/** Who reads here, what they did, and how they want things. */
export const readerTables: ArchivePart['tables'] = {
  readers: { columns: { id: name, name: words } },
  reader_secrets: { columns: { reader_id: name, name, sealed } },
  reader_interests: { columns: { reader_id: name, interests: shaped(Interests) } },
  article_reads: { columns: { ...ofArticle, batch: name } },
  saved_articles: { columns: ofArticle },
  articles_put_away: { columns: { ...ofArticle, state: name } },
  article_tags: { columns: { ...ofArticle, tag: name } },
  article_moves: { columns: { ...ofArticle, category: name } },
  reader_categories: {
    columns: {
      id: name,
      reader_id: name,
      name: words,
      hue: oneOf(hues),
      words: shaped(z.record(z.string(), z.number())),
    },
  },
  article_boosts: { columns: ofArticle },
  list_choices: { columns: { reader_id: name } },
  folders_open: { columns: { reader_id: name, folders: each(name) } },
  articles_filed: { columns: { reader_id: name, folder: name } },
  notes: {
    columns: { id: name, reader_id: name, category: name, title: words, text: words },
  },
  notifications: { columns: { ...ofArticle, text: words } },
  rules: {
    columns: { id: name, reader_id: name, name: words, definition: shaped(Definition) },
  },
  rule_effects: { columns: { ...ofArticle, did: name } },
  topics: {
    columns: {
      id: name,
      reader_id: name,
      title: words,
      sources: each(words),
      tone: oneOf(topicTones),
      style: oneOf(topicStyles),
      include_keywords: each(name),
      exclude_keywords: each(name),
      highlight_words: each(name),
      summarization_instructions: words,
      judging_trouble: words,
    },
  },
  topics_waiting: { columns: { topic_id: name } },
  hub_settings: { columns: { reader_id: name } },
  folder_settings: {
    columns: {
      reader_id: name,
      folder: name,
      include_keywords: each(name),
      exclude_keywords: each(name),
      tone: oneOf(folderTones),
      personalization_profile: oneOf(folderProfiles),
    },
  },
  module_settings: {
    columns: {
      reader_id: name,
      module: name,
      personalization_profile: name,
      source_tags: each(name),
    },
  },
  profiles: {
    columns: {
      id: name,
      reader_id: name,
      name: words,
      description: words,
      color: name,
      instructions: words,
      selected_topics: each(oneOf(preferredTopics)),
      interests: shaped(z.array(ProfileInterest)),
    },
  },
  profile_files: {
    columns: { id: name, profile_id: name, name: words, text: words, file_id: name },
  },
  profile_links: {
    columns: {
      id: name,
      profile_id: name,
      url: profileLink,
      type: name,
      text: words,
      problem: words,
    },
  },
  ai_settings: { columns: { reader_id: name, settings: shaped(z.partial(AiSettings)) } },
  ai_plans: { columns: { reader_id: name, plan: shaped(z.partial(AiPlan)) } },
  ai_endpoints: {
    columns: {
      id: name,
      reader_id: name,
      kind: name,
      name: words,
      address: endpointAddress,
      key: sealed,
      model: name,
      fast_model: name,
      thorough_model: name,
      trouble: words,
    },
  },
  ai_usage: { columns: { reader_id: name, task: name, model: name } },
  // Of any shape: whoever asks reads it by the schema of the question.
  ai_answers: { columns: { reader_id: name, asked: bytes, answer: shaped(z.unknown()) } },
}
