import type { Known } from './values.ts'

/**
 * Ids by the part of the document or the area, followed by the name of the parameter, such as
 * "automation.workflows.id".
 */
export type KeptIds = Readonly<Record<string, string | number>>

/** Other names under which values of a parameter are known. */
const sameAs: Record<string, readonly string[]> = {
  article: ['article', 'articles.id', 'id'],
  into: ['articles.id', 'article'],
  other: ['articles.id', 'article'],
  before: ['next'],
  folder: ['folder', 'category'],
  hub: ['hubs.id'],
  topic: ['topics.id', 'topic'],
  rule: ['rules.id'],
  link: ['linkedResources.id'],
  webhook: ['webhooks.id'],
  delivery: ['webhooks.id'],
  file: ['uploadedFiles.id'],
  sources: ['sources.name', 'name'],
  selectedSourceTags: ['value'],
  personalizationProfile: ['value'],
  topics: ['topics.id'],
  ids: ['sources.id'],
  address: ['web.address'],
  url: ['web.url'],
  edition: ['editions.id'],
  thread: ['threads.id'],
  pack: ['sources.packs.id'],
  page: ['pages.id'],
  publication: ['publications.id'],
  post: ['posts.id'],
  letter: ['letters.id'],
  project: ['projects.id'],
  projectId: ['projects.id'],
  template: ['templates.id'],
  commit: ['commit'],
  base: ['commit'],
  from: ['commit'],
  to: ['commit', 'path'],
}
/** Parts of the document whose ids are in the answers of another part. */
const listedAs: Record<string, string> = {
  newsletters: 'inboxes',
  'app-studio': 'projects',
  'sources.health': 'sources',
  'categories.editor': 'categories',
  'generation.making': 'jobs',
  'generation.playing': 'jobs',
  'assistant.chat': 'turns',
  'hubs.share': 'hubs',
  'hubs.membership': 'hubs',
}
const MOST_OF_A_NAME = 400
const LAST = 8

/**
 * Remembers values from the server's answers by field name, so that requests can use existing ones.
 */
export function knownValues() {
  const values = new Map<string, (string | number)[]>()

  function note(name: string, value: string | number) {
    const list = values.get(name) ?? []
    values.set(name, list)
    // A value that is in another answer still exists, so it is moved to the end of the list.
    const known = list.indexOf(value)
    if (known >= 0) list.splice(known, 1)
    list.push(value)
    // The oldest value may no longer exist.
    if (list.length > MOST_OF_A_NAME) list.shift()
  }

  /**
   * Remembers the values in an answer of a part of the document. For a list inside the answer,
   * `part` is the name of that list.
   */
  function learn(part: string, answer: unknown) {
    if (typeof answer === 'string') note(part, answer)
    else if (Array.isArray(answer)) for (const item of answer) learn(part, item)
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (typeof value === 'object') learn(Array.isArray(value) ? name : part, value)
        else if (typeof value === 'string' || typeof value === 'number') {
          note(name, value)
          for (const of of new Set([part, part.split('.')[0]])) note(`${of}.${name}`, value)
        }
      }
    }
  }

  let kept: KeptIds = {}

  return {
    learn,
    /** Makes later requests use these ids for the parameters that they name. */
    keep(ids: KeptIds) {
      kept = ids
    },
    /** Values that requests of a part of the document, such as "assistant.threads", may use. */
    of: (part: string): Known => ({
      pick(name, nth) {
        const [area, list] = part.split('.')
        const lasting = kept[`${part}.${name}`] ?? kept[`${area}.${name}`]
        if (lasting !== undefined) return lasting
        const own = [listedAs[part] ?? list, part, area].map((of) => `${of}.${name}`)
        const ahead = [`${part}.next`, `${area}.next`]
        const lists = (name === 'cursor' ? ahead : (sameAs[name] ?? [...own, name])).map(
          (one) => values.get(one) ?? [],
        )
        const all = lists.find((list) => list.length > 0) ?? []
        // The last values most likely still exist, so half of the requests use one of them.
        const among = nth % 2 === 0 ? all : all.slice(-LAST)
        return among[Math.floor(nth / 2) % (among.length || 1)]
      },
    }),
  }
}
