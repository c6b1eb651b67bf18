import type { SiteRequest } from '#server/second-listener/sites.ts'
import type { Called } from '#server/second-listener/called-site.ts'
import type { AnyReading, Reading } from '#server/reading/reading.ts'
import type { TestTools } from '#server/test-tools.ts'
import { pages } from '../contracts/pages.ts'
import { publications } from '../contracts/publications.ts'
import { cardReading } from './cards/card-reading.ts'
import { previewedSites } from './preview/site.ts'
import { publishedSites } from './published/site.ts'
import { testBuilder } from './test-builder.ts'

/**
 * Operations on sites for the reader of a test, and requests to these sites as visitors send them.
 */
export function testPublishing(tools: TestTools) {
  const builder = testBuilder(tools)
  const { read } = tools
  // Pictures for shared links are replaced with texts, because drawing them takes most of the time
  // of publishing.
  tools.read = async <Question, Answer>(reading: Reading<Question, Answer>, question: Question) =>
    (reading as AnyReading) === cardReading ? (cardOf(question) as Answer) : read(reading, question)
  const { ask } = builder

  return {
    ...builder,
    publish: (site: string) => ask(publications.publishSite, { site }),
    state: (site: string) => ask(publications.getPublishing, { site }),
    async add(site: string, title: string, path: string) {
      return (await ask(pages.addPage, { site, title, path })).page
    },
    /** Requests a path of a site as a visitor; null if there is no such site. */
    async load(called: string | Called, path = '/', more: Partial<SiteRequest> = {}) {
      const name = typeof called === 'string' ? { name: called } : called
      const found =
        (await previewedSites.find(tools, name)) ?? (await publishedSites.find(tools, name))
      if (!found) return null
      const [pathname = '/', search] = path.split('?')
      const request: SiteRequest = {
        ...{ method: 'GET', path: pathname, query: new URLSearchParams(search), headers: {} },
        ...{ body: new Uint8Array(), base: '', client: '192.0.2.1' },
        origin: 'name' in name ? `http://${name.name}.localhost:4601` : `https://${name.domain}`,
        ...more,
      }
      const { status, headers, body } = await found.answer(request, new AbortController().signal)
      const bytes = Buffer.from(await new Response(body ?? '').arrayBuffer())
      return { status, headers, body: bytes, text: bytes.toString(), needs: found.needs }
    },
    later: (minutes: number) => tools.setNow(new Date(tools.now().getTime() + minutes * 60_000)),
  }
}

const cardOf = (question: unknown) => new TextEncoder().encode(JSON.stringify(question))
