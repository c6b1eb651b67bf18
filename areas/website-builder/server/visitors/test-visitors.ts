import type { SiteReply, SiteRequest } from '#server/second-listener/sites.ts'
import type { TestTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { formFields } from '../../visitors/form-fields.ts'
import { formToken } from '../serving/form-token.ts'
import { visitorPosts, type VisitedSite, type VisitorPage } from '../serving/visitor-posts.ts'

const PERSON_READS_MS = 20_000

/** Simulates visitors of a site, each with their own network address. */
export function testVisitors(tools: TestTools, siteId: string) {
  const site: VisitedSite = { siteId, readerId: tools.readerId }
  let visitors = 0

  async function ask(request: Partial<SiteRequest> & { path: string }) {
    const whole: SiteRequest = {
      ...{ method: 'GET', query: new URLSearchParams(), headers: {}, body: new Uint8Array() },
      ...{ base: '', origin: 'http://cafe.localhost', client: `10.0.0.${++visitors}` },
      ...request,
    }
    const path = whole.path.replace(/^\//, '')
    const post = tools
      .extensions(visitorPosts)
      .find((one) => one.path === path && one.methods.some((method) => method === whole.method))
    return (await post?.answer(tools, { site, request: whole })) ?? null
  }

  return {
    site,
    ask,
    /** Sends a form of a page that was loaded 20 seconds ago. */
    async post(path: string, fields: Record<string, string>, request: Partial<SiteRequest> = {}) {
      const drawn = new Date(tools.now().getTime() - PERSON_READS_MS)
      const body = new URLSearchParams({
        [formFields.token]: formToken(tools, siteId, drawn),
        ...fields,
      })
      return ask({
        method: 'POST',
        path,
        body: new TextEncoder().encode(body.toString()),
        ...request,
      })
    },
    async get(path: string, query: Record<string, string> = {}) {
      return ask({ path, query: new URLSearchParams(query) })
    },
    async switchOn(...plugins: string[]) {
      await tools.db.run(
        sql`update website_sites set plugins = ${plugins}::text[] where id = ${siteId}`,
      )
    },
  }
}

/** Returns an answer that is a page for a visitor; fails for any other answer. */
export function pageOf(answer: VisitorPage | SiteReply | null): VisitorPage {
  if (answer && 'title' in answer) return answer
  throw new Error('No page was answered')
}
