import type { Known } from './values.ts'

/** What a parameter may be called elsewhere. */
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
  sources: ['topics', 'name'],
  selectedSourceTags: ['value'],
  personalizationProfile: ['value'],
  topics: ['topics.id'],
  ids: ['sources.id'],
  address: ['web.address'],
  url: ['web.url'],
  edition: ['editions.id'],
}
/** Areas that speak of what another one lists. */
const listedBy: Record<string, string> = {
  newsletters: 'inboxes',
}
const MOST_OF_A_NAME = 400

/** Remembers what the hub answered, by the names of the fields, so that requests can speak of what is there. */
export function knownValues() {
  const values = new Map<string, (string | number)[]>()

  function note(name: string, value: string | number) {
    const list = values.get(name) ?? []
    values.set(name, list)
    if (list.includes(value)) return
    list.push(value)
    // What came first may be gone by now.
    if (list.length > MOST_OF_A_NAME) list.shift()
  }

  function learn(area: string, answer: unknown) {
    if (typeof answer === 'string') note(area, answer)
    else if (Array.isArray(answer)) for (const item of answer) learn(area, item)
    else if (typeof answer === 'object' && answer !== null) {
      for (const [name, value] of Object.entries(answer)) {
        if (typeof value === 'object') learn(Array.isArray(value) ? name : area, value)
        else if (typeof value === 'string' || typeof value === 'number') {
          note(name, value)
          note(`${area}.${name}`, value)
        }
      }
    }
  }

  return {
    learn,
    /** What requests of an area may speak of. */
    of: (area: string): Known => ({
      pick(name, nth) {
        const own = `${listedBy[area] ?? area}.${name}`
        const lists = (sameAs[name] ?? [own, name]).map((one) => values.get(one) ?? [])
        const all = lists.find((list) => list.length > 0) ?? []
        return all[nth % (all.length || 1)]
      },
    }),
  }
}
