import { lead, type Make } from './make.ts'

const brief = {
  ...{ type: 'blog-post', tone: 'casual', length: 'short', words: null, language: 'en' },
  ...{ about: 'Ferries', audience: '', name: '', points: [], action: '', actionAddress: '' },
  ...{ place: '', date: '', contact: '', subjects: [], notes: [] },
}
const run = { text: lead, by: 'reader', citations: [], isUnproven: false }
const text = {
  ...{ title: 'Ferries', sources: [] },
  parts: [{ id: 'p1', kind: 'paragraph', variant: null, isCutShort: false, runs: [run] }],
}

const voice = {
  ...{ name: 'House', description: '', audience: '', tone: 'casual', wordsToUse: [], example: '' },
  rules: {
    ...{ pairs: [], longestSentence: 30, exclamationMarks: 0, serialComma: 'always' },
    ...{ smallNumbers: 'words', quotes: 'curly', contractions: 'as-written' },
    ...{ repeatedWords: true, doubleSpaces: true, languageMarks: true },
  },
}

export const aiContentValues: Record<string, Make> = {
  'ai_content_drafts.type': () => 'blog-post',
  'ai_content_drafts.tone': () => 'casual',
  'ai_content_drafts.status': () => 'draft',
  'ai_content_drafts.version': () => 1,
  'ai_content_drafts.deleted_at': () => null,
  'ai_content_drafts.voice_id': () => null,
  'ai_content_drafts.voice_name': () => null,
  'ai_content_briefs.draft_id': ({ nth }) => `ai_content_drafts-${nth}`,
  'ai_content_briefs.brief': () => JSON.stringify(brief),
  'ai_content_versions.draft_id': ({ nth }) => `ai_content_drafts-${nth}`,
  'ai_content_versions.version': () => 1,
  'ai_content_versions.made_by': () => 'frame',
  'ai_content_versions.text': () => JSON.stringify(text),
  'ai_content_versions.notices': () => JSON.stringify([]),
  'ai_content_writings.draft_id': ({ nth }) => `ai_content_drafts-${nth}`,
  'ai_content_writings.kind': () => 'draft',
  'ai_content_writings.state': () => 'done',
  'ai_content_writings.parts': () => JSON.stringify([]),
  'ai_content_writings.progress': () => null,
  'ai_content_deliveries.draft_id': ({ nth }) => `ai_content_drafts-${nth}`,
  'ai_content_deliveries.way': () => 'mail',
  'ai_content_deliveries.state': () => 'sent',
  'ai_content_deliveries.wish': () => null,
  'ai_content_deliveries.site_id': () => null,
  'ai_content_deliveries.post_id': () => null,
  'ai_content_templates.brief': () => JSON.stringify({ type: 'blog-post' }),
  'ai_content_templates.deleted_at': () => null,
  'ai_content_voices.content': () => JSON.stringify(voice),
  'ai_content_voices.deleted_at': () => null,
  'ai_content_settings.model_id': () => 'built-in',
  'ai_content_settings.creativity': () => 'medium',
  'ai_content_settings.language': () => 'en',
}
