import { loadavg } from 'node:os'
import { blockTypes } from '#areas/website-builder/blocks/block-kinds.ts'
import { newBlock } from '#areas/website-builder/blocks/new-block.ts'
import type { PageDraft } from '#areas/website-builder/contracts/pages.ts'
import { nobody } from '#areas/website-builder/contracts/site-contact.ts'
import { serverPublications } from '#areas/website-builder/server/publications/publications-api.ts'
import { publishedSites } from '#areas/website-builder/server/published/site.ts'
import { insertSite } from '#areas/website-builder/server/sites/write-site.ts'
import { themes } from '#areas/website-builder/themes/themes.ts'
import { sql } from '#server/tools.ts'
import { readAsked } from '#server/second-listener/called-site.ts'
import { knownHosts } from '#server/web/hosts/known-hosts.ts'
import { deskOf, type Desk, type World } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import type { Measured } from '../measured.ts'
import { median, timed } from '../statistics.ts'
import { measureNews } from './measure-news.ts'

const PAGES = 35
const ROUNDS = 5
const REQUESTS = 5000
const HOSTS = 10_000
const WORDS =
  'The ferry leaves the harbor at nine, and comes back before the tide turns. Bring a coat, since it is windy at the end of the pier. '

/**
 * Measures in this process how long publishing, serving and rolling back a site take. The first
 * publication also draws the pictures for shared links.
 */
export async function measureSites(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      const desk = deskOf(tools, readerId)
      const of = { db: desk.db, readerId }
      const settings = { tagline: '', language: 'en', contact: nobody, theme: themes.harbor.theme }
      const site = await insertSite(
        of,
        {
          settings: { ...settings, name: 'Harbor' },
          ...{
            plugins: [],
            wishes: null,
            workflows: [],
            pages: Array.from({ length: PAGES }, (_, at) => page(at)),
          },
        },
        desk.now(),
      )
      const api = serverPublications(desk)
      const first = await cpuOf(() => api.publishSite({ site }))
      const cpu: number[] = []
      const wall: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        await change(desk, site, round)
        const { ms, result } = await timed(() => cpuOf(() => api.publishSite({ site })))
        wall.push(ms)
        cpu.push(result.cpuMs)
      }
      const rolledBack: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const { publications } = await api.listPublications({ site })
        const { id } = publications[round % 2]!
        rolledBack.push((await timed(() => api.rollBack({ site, publication: id }))).ms)
      }
      return {
        'first publication of 35 pages, with their pictures: CPU ms of this process': first.cpuMs,
        'publication of 35 changed pages: CPU ms': median(cpu),
        'publication of 35 changed pages: ms': median(wall),
        'rollback: ms': median(rolledBack),
        'a page served: CPU us': await servedUs(tools, 'br'),
        'an unpacked page served: CPU us': await servedUs(tools, 'identity'),
        [`${HOSTS.toLocaleString('en')} random hosts: sites found`]: await strangers(tools),
        ...(await measureNews(tools, desk, { site, load: (path) => load(tools, path, 'br') })),
        'load after': loadavg()[0]!,
      }
    }),
  )
}

function page(at: number): PageDraft {
  return {
    ...{
      title: `Page ${at}`,
      path: at === 0 ? '' : `page-${at}`,
      description: 'A page',
      isInMenu: at < 6,
    },
    sharePicture: null,
    content: blockTypes.slice(0, 12).map((type, nth) => {
      const block = newBlock(type, `b${nth}`)
      return { ...block, props: { ...block.props, title: `${at} ${type}`, words: WORDS.repeat(6) } }
    }),
  }
}

/** Changes all pages, so that nothing from the last publication can be reused. */
async function change({ db, readerId }: Desk, site: string, round: number): Promise<void> {
  await db.run(sql`
    update website_pages set description = 'Round ' || ${round}::int || ' of ' || path
    where site_id = ${site} and reader_id = ${readerId}`)
}

async function servedUs(world: World, encoding: string): Promise<number> {
  const served = await cpuOf(async () => {
    for (let at = 0; at < REQUESTS; at++) {
      await load(world, `/page-${1 + (at % (PAGES - 1))}`, encoding)
    }
  })
  return (served.cpuMs * 1000) / REQUESTS
}

async function load(world: World, path: string, encoding: string): Promise<void> {
  const found = await publishedSites.find(world, { name: 'harbor' })
  const { status } = await found!.answer(
    {
      ...{ method: 'GET', path, query: new URLSearchParams(), body: new Uint8Array(), base: '' },
      ...{ headers: { 'accept-encoding': encoding }, client: '192.0.2.1' },
      origin: 'http://harbor.localhost:4601',
    },
    new AbortController().signal,
  )
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

/**
 * Sends requests to unknown hosts, none of which may show a site or anything else of the server.
 */
async function strangers(world: World): Promise<number> {
  const names = { hub: knownHosts({ host: '127.0.0.1' }), domain: 'apps.example.org' }
  let found = 0
  for (let at = 0; at < HOSTS; at++) {
    const letters = ((at * 2_654_435_761) % 2 ** 32).toString(36)
    const ending = ['.localhost', '.apps.example.org', '.example', '', '.harbor.localhost'][at % 5]!
    const asked = readAsked(names, letters + ending, undefined, '/api/portal/getPortal')
    if (asked.for === 'nothing') continue
    if (asked.for !== 'site') throw new Error(`${letters}${ending} is taken for the server`)
    if (await publishedSites.find(world, asked.target.called)) found++
  }
  return found
}

async function cpuOf(work: () => Promise<unknown>): Promise<{ cpuMs: number }> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return { cpuMs: (user + system) / 1000 }
}
