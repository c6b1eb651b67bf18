import sharp from 'sharp'
import { drafts } from '#areas/ai-content/contracts/drafts.ts'
import { templates } from '#areas/ai-content/contracts/templates.ts'
import { someBrief } from '#areas/ai-content/server/test-content.ts'
import { agentSettings } from '#areas/automation/contracts/agent-settings.ts'
import { triggers } from '#areas/automation/contracts/triggers.ts'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import { steps, testAutomation } from '#areas/automation/server/test-automation.ts'
import { studioProjects } from '#areas/app-studio/contracts/projects.ts'
import { followNews } from '#areas/website-builder/server/news/follow-news.ts'
import { testPublishing } from '#areas/website-builder/server/test-publishing.ts'
import { bookings } from '#areas/website-builder/contracts/bookings.ts'
import { siteImport } from '#areas/website-builder/contracts/import.ts'
import { media } from '#areas/website-builder/contracts/media.ts'
import { siteNews } from '#areas/website-builder/contracts/news.ts'
import { newsletter } from '#areas/website-builder/contracts/newsletter.ts'
import { pages } from '#areas/website-builder/contracts/pages.ts'
import { posts } from '#areas/website-builder/contracts/posts.ts'
import { sites } from '#areas/website-builder/contracts/sites.ts'
import { usualHours } from '#areas/website-builder/visitors/booking-hours.ts'
import { Problem } from '#core/problem.ts'
import type { TestTools } from '../../test-tools.ts'
import { sql } from '../../tools.ts'
import type { KeptIds } from './known-values.ts'

/**
 * Creates a site, a workflow, an agent, a trigger, a project, a draft and a template that last:
 * `restore` brings back what requests delete. Operations of these areas name several ids that
 * belong together, and requests would hardly find matching ones among many.
 */
export async function keepThings(tools: TestTools) {
  const { ask, build } = testAutomation(tools)
  const publishing = testPublishing(tools)
  const site = await publishing.create()
  const page = await publishing.add(site, 'Events', 'events')
  const { post } = await ask(posts.addPost, { site, title: 'The new menu' })
  const content = await picture()
  const shown = await ask(media.addMedia, { site, name: 'quay.png', content })
  const brought = await ask(siteImport.importFile, {
    ...{ site, name: 'tide.md', as: 'drafts' },
    content: Buffer.from('# High tide').toString('base64'),
  })
  const publication = await publishing.publish(site)
  const settings = { kind: 'hub', origin: 'news-hub', leastSources: 1 } as const
  await ask(siteNews.followNews, { site, settings })
  await followNews.run(tools, {})
  const [story] = (await ask(siteNews.listStories, { site, state: 'waiting' })).stories
  const workflow = await build([steps.note('note', 'Berths')])
  const agent = await ask(agentSettings.createAgent, { name: 'Harbor', type: 'Research' })
  const trigger = await ask(triggers.saveTrigger, { name: 'Papers', draft: { kind: 'file' } })
  const project = await ask(studioProjects.createProject, { name: 'Tide table' })

  const { draft: text } = await ask(drafts.writeDraft, { brief: someBrief })
  const frame = { draft: text, name: 'Letter', keepsWords: true }
  const { template } = await ask(templates.saveTemplate, frame)

  /**
   * Restores what was deleted. Returns the ids, which stay the same except that of a letter, which
   * is new each time.
   */
  async function restore(): Promise<KeptIds> {
    for (const put of [
      () => ask(sites.restoreSite, { site }),
      () => ask(pages.restorePage, { site, page }),
      () => ask(posts.restorePost, { site, post }),
      () => ask(siteImport.restoreImport, { site, ...brought }),
      () => ask(media.restoreMedia, { site, media: shown.id }),
      () => ask(siteNews.followNews, { site, settings }),
      () => ask(workflows.restoreWorkflow, { id: workflow }),
      () => ask(agentSettings.restoreAgent, agent),
      () => ask(triggers.restoreTrigger, trigger),
      () => ask(studioProjects.restoreProject, project),
      () => ask(drafts.restoreDrafts, { drafts: [text] }),
      () => ask(templates.restoreTemplate, { template }),
      () => ask(bookings.saveHours, { site, hours: usualHours }),
    ]) {
      await put().catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error
      })
    }
    await visit(tools, site)
    const draft = { subject: 'The week', words: 'Four berths are closed.' }
    const { letter } = await ask(newsletter.saveLetter, { site, draft })
    return {
      ...{
        'website-builder.site': site,
        'website-builder.page': page,
        'website-builder.post': post,
      },
      ...{ 'website-builder.media': shown.id, 'website-builder.publication': publication.id },
      ...{ 'website-builder.import': brought.import },
      ...{ 'website-builder.letter': letter, 'website-builder.message': 'message-kept' },
      ...{ 'website-builder.messages': 'message-kept', 'website-builder.booking': 'booking-kept' },
      ...{ 'website-builder.subscriber': 'subscriber-kept' },
      ...(story && { 'website-builder.article': story.article }),
      ...{ 'automation.workflows.id': workflow, 'automation.rehearsals.id': workflow },
      ...{ 'automation.agent-settings.id': agent.id, 'automation.triggers.id': trigger.id },
      ...{ 'automation.deliveries.id': trigger.id, 'app-studio.project': project.id },
      ...{ 'app-studio.projects.id': project.id },
      ...{ 'ai-content.draft': text, 'ai-content.template': template },
    }
  }

  return { restore }
}

/**
 * Creates a message, a subscriber and a booking of visitors if they are absent, and undoes deletion
 * and cancellation.
 */
async function visit({ db, readerId, now }: TestTools, site: string): Promise<void> {
  await db.run(sql`
    insert into website_messages (id, site_id, reader_id, folder, page, name, mail, words, received_at)
    values ('message-kept', ${site}, ${readerId}, 'inbox', '', 'Ines', 'ines@example.org', 'Hello', ${now()})
    on conflict (id) do update set deleted_at = null`)
  await db.run(sql`
    insert into website_subscribers (id, site_id, reader_id, mail, state, asked_at, confirmed_at)
    values ('subscriber-kept', ${site}, ${readerId}, 'ines@example.org', 'confirmed', ${now()}, ${now()})
    on conflict do nothing`)
  await db.run(sql`
    insert into website_bookings (id, site_id, reader_id, slot, ends_at, seat, name, mail, booked_at)
    values ('booking-kept', ${site}, ${readerId}, ${now()}::timestamptz + interval '1 day',
      ${now()}::timestamptz + interval '25 hours', 1, 'Ines', 'ines@example.org', ${now()})
    on conflict (id) do update set cancelled_at = null, cancelled_by = null`)
}

async function picture(): Promise<string> {
  const background = { r: 30, g: 90, b: 120 }
  const made = sharp({ create: { width: 32, height: 24, channels: 3, background } })
  return (await made.png().toBuffer()).toString('base64')
}
