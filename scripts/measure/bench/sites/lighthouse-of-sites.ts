import { loadavg } from 'node:os'
import sharp from 'sharp'
import type { EditedPage } from '#areas/website-builder/contracts/pages.ts'
import type { SiteWishes } from '#areas/website-builder/contract.ts'
import { nobody } from '#areas/website-builder/contracts/site-contact.ts'
import type { Media } from '#areas/website-builder/contracts/media.ts'
import { seededRandom } from '#core/seeded.ts'
import { startHub, type RunningHub } from '#e2e/hubs/hub.ts'
import { askHub } from '#e2e/hubs/newswire.ts'
import { audit, missedAudits, type Report } from '../lighthouse.ts'
import type { Measured } from '../measured.ts'
import { median } from '../statistics.ts'

const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const sites = [
  { name: 'Quayside Cafe', industry: 'restaurant-cafe', purpose: 'informational', pictured: false },
  {
    name: 'Ada Consulting',
    industry: 'professional-services',
    purpose: 'marketing-funnel',
    pictured: false,
  },
  { name: 'Harbor Club', industry: 'community', purpose: 'single-page', pictured: false },
  { name: 'Pictured Cafe', industry: 'restaurant-cafe', purpose: 'informational', pictured: true },
] as const satisfies readonly (Pick<SiteWishes, 'industry' | 'purpose'> & {
  name: string
  pictured: boolean
})[]

/**
 * Runs Lighthouse as on a phone on the first pages of sites that the wizard made, one of which
 * begins with a picture; the figures are medians of some runs.
 */
export async function measureLighthouseOfSites(): Promise<Measured> {
  const hub = await startHub({ env: { APPS_PORT: '0' } })
  try {
    const measured: Measured = {}
    for (const site of sites) {
      const address = await publish(hub, site)
      const reports: Report[] = []
      for (let run = 0; run < RUNS; run++) reports.push(await audit(address, 'mobile'))
      const scores = CATEGORIES.map((category) =>
        median(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100)),
      )
      measured[`${site.name}: ${CATEGORIES.join(', ')}`] = scores
        .map((score) => score.toFixed(0))
        .join(', ')
      for (const [what, id] of [
        ['LCP ms', 'largest-contentful-paint'],
        ['CLS', 'cumulative-layout-shift'],
      ] as const)
        measured[`${site.name}: ${what}`] = median(
          reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN),
        )
      for (const missed of missedAudits(reports[0]!)) measured[`${site.name}: missed`] = missed
    }
    return { ...measured, 'load after': loadavg()[0]! }
  } finally {
    await hub.stop()
  }
}

async function publish(
  hub: RunningHub,
  { name, industry, purpose, pictured }: (typeof sites)[number],
): Promise<string> {
  const contact = {
    ...nobody,
    street: '3 Harbor Street',
    town: '20457 Hamburg',
    mail: 'hello@site.example',
  }
  const { site } = (await askHub(hub, 'website-builder/generateBlueprint', {
    ...{ industry, purpose, size: 'solo', features: ['seo'] },
    about: { name, contact },
  })) as { site: string }
  if (pictured) await showPicture(hub, site)
  await askHub(hub, 'website-builder/publications/publishSite', { site })
  const all = (await askHub(hub, 'website-builder/listSites')) as { id: string; url: string }[]
  return all.find(({ id }) => id === site)!.url
}

/** Puts a picture at the top of the first page. */
async function showPicture(hub: RunningHub, site: string): Promise<void> {
  const random = seededRandom(1)
  const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, () => Math.floor(random() * 256)))
  const picture = await sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
    .resize(2400, 1600)
    .jpeg()
    .toBuffer()
  const { id: media } = (await askHub(hub, 'website-builder/media/addMedia', {
    ...{ site, name: 'front.jpg', content: picture.toString('base64'), alt: 'The harbor' },
  })) as Media
  const all = (await askHub(hub, 'website-builder/listSites')) as {
    id: string
    pages: { id: string; path: string }[]
  }[]
  const { id: page } = all.find(({ id }) => id === site)!.pages.find(({ path }) => path === '/')!
  const draft = (await askHub(
    hub,
    `website-builder/pages/getPage?site=${site}&page=${page}`,
  )) as EditedPage
  const { version, id: _id, editedAt: _editedAt, publishedAt: _publishedAt, ...kept } = draft
  const content = kept.content.map((block) =>
    block.type === 'opening' ? { ...block, props: { ...block.props, picture: media } } : block,
  )
  await askHub(hub, 'website-builder/pages/savePage', {
    ...{ site, page, version, draft: { ...kept, content } },
  })
}
